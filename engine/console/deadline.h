// Ends a player's thinking on time: the engine has no clock, so the console holds it.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tableside::console {

/// One timer, on a thread of its own.
class Deadline
{
public:
    /// Throws std::system_error when the machine has no room for the thread.
    Deadline();

    /// A token whose stop is requested after `time`, unless another start() or clear() comes first.
    std::stop_token start(std::chrono::milliseconds time);
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    void watch(const std::stop_token &ended);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Clock::time_point> m_due;
    std::stop_source m_stop;
    std::jthread m_thread; ///< Last, so that it ends before what it uses.
};

} // namespace tableside::console
