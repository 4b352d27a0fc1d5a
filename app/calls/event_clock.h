// Converts the timestamps of button events to the booth's clock, so that the time differences between presses are exact however
// late the events are delivered.
#pragma once

#include <QtGlobal>

#include <functional>
#include <optional>

namespace tableside {

/// Returns monotonic microseconds; injected so that tests control the clock.
using MicroClock = std::function<qint64()>;
MicroClock steadyMicroClock();

class EventClock
{
public:
    /// The longest delay of an event. A longer one means that the event time and the clock no longer match, because of another
    /// device or because the machine slept. An event that seems to arrive before its time only shows that the earlier one was
    /// late.
    static constexpr qint64 latestUs = 5'000'000;
    /// Presses with shorter intervals may be one race.
    static constexpr qint64 raceUs = 2'000'000;

    explicit EventClock(MicroClock clock) : m_clock(std::move(clock)) {}

    qint64 now() const { return m_clock(); }
    /// Returns the clock's time of an event. `eventMs` is the event's timestamp in milliseconds from any origin; 0 for an event
    /// without one, which gets the current time.
    qint64 timeOf(qreal eventMs);

private:
    MicroClock m_clock;
    std::optional<qint64> m_offsetUs; ///< The offset from event time to the clock's time.
    qint64 m_lastUs = 0; ///< The timestamp of the last event.
};

} // namespace tableside
