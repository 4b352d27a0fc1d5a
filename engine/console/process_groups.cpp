#include "engine/console/process_groups.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

namespace tableside::console {

namespace {

constexpr std::array termination_signals{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
constexpr std::size_t most_groups = 16 * 1024; ///< Enough for programs at all seats of all parallel matches.

// Signal handlers may use only lock-free atomics.
std::array<std::atomic<pid_t>, most_groups> groups;
std::atomic<int> starting_count = 0;
std::atomic<bool> is_ending = false;
static_assert(std::atomic<pid_t>::is_always_lock_free && std::atomic<bool>::is_always_lock_free);

extern "C" void kill_groups_and_end(int signal_number)
{
    is_ending = true;
    while (starting_count > 0) // other threads are starting programs; see SignalBlocker
        poll(nullptr, 0, 1);
    for (const auto &group : groups) {
        if (const pid_t number = group; number > 0)
            kill(-number, SIGKILL);
    }
    std::signal(signal_number, SIG_DFL);
    std::raise(signal_number);
}

bool handle_signals()
{
    struct sigaction handling
    {};
    handling.sa_handler = kill_groups_and_end;
    sigfillset(&handling.sa_mask);
    for (const int signal_number : termination_signals) {
        struct sigaction before
        {};
        if (sigaction(signal_number, nullptr, &before) == 0 && before.sa_handler != SIG_IGN)
            sigaction(signal_number, &handling, nullptr);
    }
    return true;
}

/// Blocks the deadly signals in this thread while a program is being started. Otherwise the signal handler could run
/// in this thread and wait for ever for the start to finish.
class SignalBlocker
{
public:
    SignalBlocker()
    {
        sigset_t held;
        sigemptyset(&held);
        for (const int signal_number : termination_signals)
            sigaddset(&held, signal_number);
        pthread_sigmask(SIG_BLOCK, &held, &m_before);
    }
    ~SignalBlocker() { pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }
    SignalBlocker(const SignalBlocker &) = delete;
    SignalBlocker &operator=(const SignalBlocker &) = delete;

private:
    sigset_t m_before{};
};

/// Adds a process group to the tracked groups. Returns false if there are too many.
bool remember(pid_t group)
{
    for (auto &place : groups) {
        pid_t none = 0;
        if (place.compare_exchange_strong(none, group))
            return true;
    }
    return false;
}

} // namespace

int start_group(pid_t &group, const std::function<int(pid_t &)> &start)
{
    static const bool is_handled = handle_signals();
    static_cast<void>(is_handled);
    const SignalBlocker held;
    ++starting_count;
    if (is_ending) { // a program started now would not be killed
        --starting_count;
        block_if_terminating();
    }
    int problem = start(group);
    if (problem == 0 && !remember(group)) {
        kill(-group, SIGKILL);
        problem = EAGAIN;
    }
    --starting_count;
    return problem;
}

void block_if_terminating()
{
    while (is_ending)
        pause();
}

void untrack_group(pid_t group)
{
    for (auto &place : groups) {
        pid_t number = group;
        if (place.compare_exchange_strong(number, 0))
            return;
    }
}

} // namespace tableside::console
