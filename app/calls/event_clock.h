// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the timestamps of button events to the booth's clock, so that the time differences between presses are exact even if
// the events are delivered late.
#pragma once

#include <QtGlobal>

#include <functional>
#include <optional>

namespace tableside {

/// A function that returns the time of a monotonic clock in microseconds; injected so that tests control the clock.
using MicroClock = std::function<qint64()>;
MicroClock steadyMicroClock();

class EventClock
{
public:
    /// The longest plausible delivery delay of an event, in microseconds. A longer delay means that the two clocks have
    /// diverged, for example because the machine slept or the event is from another device, so the offset is measured anew.
    static constexpr qint64 longestDelayUs = 5'000'000;
    /// The longest time in microseconds between two presses of which the booth decides who was first. Between such presses, the
    /// offset of the two clocks does not change.
    static constexpr qint64 comparableUs = 2'000'000;

    explicit EventClock(MicroClock clock) : m_clock(std::move(clock)) {}

    qint64 now() const { return m_clock(); }
    /// Converts an event's timestamp to this clock, in microseconds. `eventMs` is in milliseconds with any origin. If it is 0,
    /// the event has no timestamp, and the current time is returned.
    qint64 timeOf(qreal eventMs);

private:
    MicroClock m_clock;
    std::optional<qint64> m_offsetUs; ///< Added to an event's timestamp to obtain the clock's time.
    qint64 m_lastUs = 0;              ///< The timestamp of the last event, in microseconds.
};

} // namespace tableside
