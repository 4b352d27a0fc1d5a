// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/bot_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>

extern char **environ;

namespace tableside::console {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t longest_answer = 64 * 1024; ///< The limit of an answer in bytes.
constexpr auto exit_timeout = 1s;

/// Opens a pipe. Children do not inherit its ends, except those that spawn_shell() gives them.
bool open_pipe(std::array<int, 2> &ends)
{
    return pipe2(ends.data(), O_CLOEXEC) == 0;
}

/// Returns the read end of a pipe that stays open as long as the console runs; -1 if the pipe can't be opened. However the
/// console ends, the guards of its programs (see guarded_command) notice that the pipe is closed.
int lifeline()
{
    static const int read_end = [] {
        std::array<int, 2> ends{-1, -1};
        return open_pipe(ends) ? ends[0] : -1;
    }();
    return read_end;
}

/// Runs the command $1, and beside it a guard that kills the whole process group when the lifeline, file descriptor 3, is
/// closed. Without the guard, a program that ignores the end of its input would outlive a console that a signal has ended.
/// The guard is started by a subshell that ends at once, so that it is no child for which the program could wait.
constexpr const char *guarded_command = "({ read -r line; kill -KILL 0; } <&3 3<&- >/dev/null 2>&1 &); "
                                        "exec 3<&-; exec /bin/sh -c \"$1\"";

/// Starts a shell in a new process group, so that the shell and everything it starts can be killed together. The
/// shell does not inherit the console's signal settings: SIGPIPE is not ignored, and no signals are blocked. Returns an
/// errno value; 0 on success.
int spawn_shell(pid_t &child, const std::string &command, int input, int output)
{
    if (lifeline() < 0)
        return EMFILE;
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t defaults;
    sigset_t held;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    sigemptyset(&held);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, lifeline(), 3);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &held);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    std::array<std::string, 5> words{"sh", "-c", guarded_command, "sh", command};
    const std::array<char *, 6> arguments{words[0].data(), words[1].data(), words[2].data(),
                                          words[3].data(), words[4].data(), nullptr};
    const int problem = posix_spawn(&child, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return problem;
}

} // namespace

void raise_file_limit(int count)
{
    constexpr rlim_t others = 64;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return; // the limit stays; programs beyond it fail to start, which is reported
    const rlim_t wanted = std::min(2 * static_cast<rlim_t>(count) + others, limit.rlim_max);
    if (limit.rlim_cur >= wanted) // the limit is raised only as far as needed, because child processes inherit it
        return;
    limit.rlim_cur = wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
}

BotProcess::BotProcess(const std::string &command)
{
    std::array<int, 2> to_child{-1, -1};
    std::array<int, 2> from_child{-1, -1};
    int problem = open_pipe(to_child) && open_pipe(from_child) ? 0 : errno;
    if (problem == 0)
        problem = spawn_shell(m_child, command, to_child[0], from_child[1]);
    for (const int theirs : {to_child[0], from_child[1]}) {
        if (theirs >= 0)
            close(theirs);
    }
    m_to_child = to_child[1];
    m_from_child = from_child[0];
    if (problem != 0) {
        close_output();
        close_input();
        throw std::system_error(problem, std::generic_category(), "can't start a program");
    }
    for (const int ours : {m_to_child, m_from_child})
        fcntl(ours, F_SETFL, O_NONBLOCK); // a bot that does not read must not block the console
}

BotProcess::~BotProcess()
{
    close_input();
    close_output();
    kill(-m_child, SIGKILL);
    while (waitpid(m_child, nullptr, 0) < 0 && errno == EINTR) {}
}

bool BotProcess::fail(std::string why)
{
    if (m_failure.empty())
        m_failure = std::move(why);
    return false;
}

std::optional<std::string> BotProcess::ask(const std::string &line, std::chrono::milliseconds time)
{
    if (!m_failure.empty())
        return std::nullopt;
    if (has_unexpected_output()) {
        fail(m_has_answered ? "answered more than one line" : "wrote a line before it was asked");
        return std::nullopt;
    }
    m_time = time;
    const auto deadline = Clock::now() + time;
    if (!write_line(line, deadline))
        return std::nullopt;
    auto answer = read_line(deadline);
    m_has_answered = answer.has_value();
    return answer;
}

/// Returns whether the process has written more than its last answer: text directly after that answer, or a whole
/// line since then. The next ask() would mistake such text for its answer.
bool BotProcess::has_unexpected_output()
{
    if (!m_received.empty())
        return true;
    std::array<char, 4096> buffer;
    const ssize_t count = read(m_from_child, buffer.data(), buffer.size());
    if (count > 0)
        m_received.append(buffer.data(), static_cast<std::size_t>(count));
    return m_received.find('\n') != std::string::npos;
}

/// Waits until the file descriptor is ready for \p events. Returns false at the deadline and if poll() fails.
bool BotProcess::wait_for(int descriptor, short events, Clock::time_point deadline)
{
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (left <= 0ms)
            return fail("gave no answer within " + std::to_string(m_time.count()) + " ms");
        pollfd waiting{descriptor, events, 0};
        const int ready = poll(&waiting, 1, static_cast<int>(std::min<long long>(left.count(), 1'000'000)));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return fail(std::string("can't be waited for: ") + std::strerror(errno));
    }
}

bool BotProcess::write_line(const std::string &line, Clock::time_point deadline)
{
    const std::string bytes = line + "\n";
    for (std::size_t written = 0; written < bytes.size();) {
        const ssize_t count = write(m_to_child, bytes.data() + written, bytes.size() - written);
        if (count > 0) {
            written += static_cast<std::size_t>(count);
        } else if (count < 0 && errno == EAGAIN) {
            if (!wait_for(m_to_child, POLLOUT, deadline))
                return false;
        } else if (errno != EINTR) {
            return fail(ending());
        }
    }
    return true;
}

std::optional<std::string> BotProcess::read_line(Clock::time_point deadline)
{
    for (;;) {
        if (const std::size_t end = m_received.find('\n'); end != std::string::npos) {
            std::string line = m_received.substr(0, end);
            m_received.erase(0, end + 1);
            return line;
        }
        if (m_received.size() > longest_answer) {
            fail("gave an answer longer than 64 KiB");
            return std::nullopt;
        }
        if (!wait_for(m_from_child, POLLIN, deadline))
            return std::nullopt;
        std::array<char, 4096> buffer;
        const ssize_t count = read(m_from_child, buffer.data(), buffer.size());
        if (count > 0) {
            m_received.append(buffer.data(), static_cast<std::size_t>(count));
        } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
            fail(ending());
            return std::nullopt;
        }
    }
}

/// Waits for the child to end but does not reap it, so that the number of the child's process group stays reserved
/// until the whole group is killed. Returns false at the deadline.
bool BotProcess::wait_for_end(Clock::time_point deadline) const
{
    for (;;) {
        siginfo_t info{};
        if (waitid(P_PID, static_cast<id_t>(m_child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0)
            return true;
        if (Clock::now() >= deadline)
            return false;
        std::this_thread::sleep_for(1ms);
    }
}

/// Returns a text that says how the process ended, or that it only closed its input or output.
std::string BotProcess::ending()
{
    const bool has_ended = wait_for_end(Clock::now() + exit_timeout);
    if (!has_ended)
        return "closed its input or output";
    siginfo_t info{};
    if (waitid(P_PID, static_cast<id_t>(m_child), &info, WEXITED | WNOHANG | WNOWAIT) != 0)
        return "ended";
    const std::string number = std::to_string(info.si_status);
    return info.si_code == CLD_EXITED ? "ended with exit code " + number : "was ended by signal " + number;
}

void BotProcess::send_last_line_and_close(const std::string &line)
{
    if (!m_failure.empty())
        return;
    m_time = exit_timeout;
    const auto deadline = Clock::now() + exit_timeout;
    write_line(line, deadline);
    close_input();
    wait_for_end(deadline);
}

void BotProcess::close_input()
{
    if (m_to_child >= 0)
        close(m_to_child);
    m_to_child = -1;
}

void BotProcess::close_output()
{
    if (m_from_child >= 0)
        close(m_from_child);
    m_from_child = -1;
}

} // namespace tableside::console
