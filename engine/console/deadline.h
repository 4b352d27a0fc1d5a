// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Deadline: stops the search of a computer player after a time limit. The engine itself uses no clock.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tableside::console {

/// A timer with its own thread. One time limit runs at a time.
class Deadline
{
public:
    /// Throws std::system_error if the system cannot start another thread.
    Deadline();

    /// Returns a token whose stop is requested after \p time, unless start() or clear() is called before.
    std::stop_token start(std::chrono::milliseconds time);
    /// Cancels the running time limit, if any. The stop of the token that start() returned is then never requested.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    void watch(const std::stop_token &ended);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::optional<Clock::time_point> m_due; ///< The end of the running time limit, if any.
    std::stop_source m_stop;
    std::jthread m_thread; ///< The last member, so that the thread ends before the members that it uses.
};

} // namespace tableside::console
