// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/event_clock.h"

#include <chrono>

namespace tableside {

MicroClock steadyMicroClock()
{
    return [] {
        const auto since = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<qint64>(std::chrono::duration_cast<std::chrono::microseconds>(since).count());
    };
}

qint64 EventClock::timeOf(qreal eventMs)
{
    const qint64 current = now();
    if (eventMs <= 0)
        return current;
    const qint64 event = qRound64(eventMs * 1000);
    const qint64 offset = current - event;
    const bool isLost = m_offsetUs && offset - *m_offsetUs > longestDelayUs;
    const bool isAlone = event - m_lastUs > comparableUs;
    m_lastUs = event;
    // The event with the shortest delivery delay gives the most accurate offset. A more accurate offset is not used
    // between presses in quick succession, because it would change the time differences that decide who was first.
    if (!m_offsetUs || isLost || (isAlone && offset < *m_offsetUs))
        m_offsetUs = offset;
    return event + *m_offsetUs;
}

} // namespace tableside
