// A child process that is spoken to in lines, with a deadline on everything. It is killed, with all that it started,
// and reaped when this goes out of scope. POSIX.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <sys/types.h>

namespace tableside::console {

using Clock = std::chrono::steady_clock;

/// Asks the system for as many open files as so many programs at a time need.
void make_room_for_programs(int count);

class BotProcess
{
public:
    /// Starts `/bin/sh -c command`; its standard error is ours. Throws std::system_error when the machine has no room for
    /// it, which is no fault of the program's.
    explicit BotProcess(const std::string &command);
    ~BotProcess();
    BotProcess(const BotProcess &) = delete;
    BotProcess &operator=(const BotProcess &) = delete;

    /// Writes the line and waits for one. Nothing when it fails: failure() says why. A line that was not asked for is a
    /// failure at the next question.
    std::optional<std::string> ask(const std::string &line, std::chrono::milliseconds time);

    /// Writes a last line, closes its input and lets it end by itself for a moment.
    void say_goodbye(const std::string &line);

    /// "answered nothing for 10 s", "ended with exit code 3", …
    const std::string &failure() const { return m_failure; }

private:
    bool has_surplus();
    bool write_line(const std::string &line, Clock::time_point deadline);
    std::optional<std::string> read_line(Clock::time_point deadline);
    bool wait_for(int descriptor, short events, Clock::time_point deadline);
    bool fail(std::string why);
    std::string ending();
    bool wait_for_end(Clock::time_point deadline) const;
    void close_input();
    void close_output();

    pid_t m_child = -1;
    int m_to_child = -1;
    int m_from_child = -1;
    std::string m_received;
    bool m_has_answered = false;
    std::string m_failure;
    std::chrono::milliseconds m_time{};
};

} // namespace tableside::console
