// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A child process with which the console exchanges lines, with a deadline on every wait. POSIX only.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>

namespace tableside::console {

using Clock = std::chrono::steady_clock;

/// Raises the limit of open files so that \p count programs can run at the same time.
void raise_file_limit(int count);

/// Owns a child process. The destructor kills the process and all processes that it started, and reaps it. If the console
/// ends without running the destructor, for example by Ctrl+C, all these processes are killed as well.
class BotProcess
{
public:
    /// Starts `/bin/sh -c command` in a process group of its own. The command shares the console's standard error. Throws
    /// std::system_error if the system cannot start another process.
    explicit BotProcess(const std::string &command);
    ~BotProcess();
    BotProcess(const BotProcess &) = delete;
    BotProcess &operator=(const BotProcess &) = delete;

    /// Writes \p line and returns the line that the process answers within \p time. Returns nothing on failure; see
    /// failure(). A line that the process wrote without a request makes the next ask() fail.
    std::optional<std::string> ask(const std::string &line, std::chrono::milliseconds time);

    /// Writes a last line, closes the input of the process, and waits for the process to end. All this takes at most a second.
    /// Does nothing after a failure.
    void send_last_line_and_close(const std::string &line);

    /// Returns the first failure, such as "ended with exit code 3"; empty if there was none.
    const std::string &failure() const { return m_failure; }

private:
    bool has_unexpected_output();
    bool write_line(const std::string &line, Clock::time_point deadline);
    std::optional<std::string> read_line(Clock::time_point deadline);
    bool wait_for(int descriptor, short events, Clock::time_point deadline);
    /// Stores \p why as the failure unless there was an earlier one. Always returns false.
    bool fail(std::string why);
    std::string ending();
    bool wait_for_end(Clock::time_point deadline) const;
    void close_input();
    void close_output();

    pid_t m_child = -1;
    int m_to_child = -1;    ///< The file descriptor of the child's input; -1 if closed.
    int m_from_child = -1;  ///< The file descriptor of the child's output; -1 if closed.
    std::string m_received; ///< Bytes read from the child but not yet returned as a line.
    bool m_has_answered = false;
    std::string m_failure;
    std::chrono::milliseconds m_time{}; ///< The time limit of the current exchange, for error messages.
};

} // namespace tableside::console
