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
    /// The longest plausible delivery delay of an event, in microseconds. A longer delay means that the clock of the events and
    /// this clock have diverged, for example because the machine slept or the event is from another device. The offset between
    /// the clocks is then measured anew.
    static constexpr qint64 longestDelayUs = 5'000'000;
    /// A pause between two presses, in microseconds, that is longer than any within a race. The offset between the clocks is only
    /// improved after such a pause, so that the times within a race stay comparable.
    static constexpr qint64 comparableUs = 2'000'000;

    explicit EventClock(MicroClock clock) : m_clock(std::move(clock)) {}

    qint64 now() const { return m_clock(); }
    /// Converts an event's timestamp `eventMs`, in milliseconds with any origin, to this clock's time in microseconds. If
    /// `eventMs` is 0, the event has no timestamp, and the current time is returned.
    qint64 timeOf(qreal eventMs);

private:
    MicroClock m_clock;
    std::optional<qint64> m_offsetUs; ///< Added to an event's timestamp to obtain the clock's time.
    qint64 m_lastUs = 0;              ///< The timestamp of the last event, in microseconds.
};

} // namespace tableside
