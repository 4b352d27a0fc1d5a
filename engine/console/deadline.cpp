// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/deadline.h"

#include <system_error>

namespace tableside::console {

Deadline::Deadline()
{
    try {
        m_thread = std::jthread([this](const std::stop_token &ended) { watch(ended); });
    } catch (const std::system_error &problem) {
        throw std::system_error(problem.code(), "can't start a thread");
    }
}

std::stop_token Deadline::start(std::chrono::milliseconds time)
{
    const std::lock_guard lock(m_mutex);
    m_stop = {};
    m_due = Clock::now() + time;
    m_changed.notify_one();
    return m_stop.get_token();
}

void Deadline::clear()
{
    const std::lock_guard lock(m_mutex);
    m_due.reset();
    m_changed.notify_one();
}

void Deadline::watch(const std::stop_token &ended)
{
    std::unique_lock lock(m_mutex);
    while (!ended.stop_requested()) {
        if (!m_due) {
            m_changed.wait(lock, ended, [&] { return m_due.has_value(); });
        } else if (Clock::now() >= *m_due) {
            m_stop.request_stop();
            m_due.reset();
        } else {
            const Clock::time_point due = *m_due;
            m_changed.wait_until(lock, ended, due, [&] { return m_due != due; });
        }
    }
}

} // namespace tableside::console
