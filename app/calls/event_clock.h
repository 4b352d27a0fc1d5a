// When a button was pressed, by the clock of the booth: the time that the event carries, so that presses keep their
// distances however late they are delivered.
#pragma once

#include <QtGlobal>

#include <functional>
#include <optional>

namespace tableside {

/// Microseconds, only going forward; injected, so that tests hold the clock.
using MicroClock = std::function<qint64()>;
MicroClock steadyMicroClock();

class EventClock
{
public:
    /// No event is delivered later than this: event and clock have lost each other, by another device or as the machine
    /// slept. One that seems to come before its time says only that the one before was late.
    static constexpr qint64 latestUs = 5'000'000;
    /// Presses that follow each other sooner may be one race.
    static constexpr qint64 raceUs = 2'000'000;

    explicit EventClock(MicroClock clock) : m_clock(std::move(clock)) {}

    qint64 now() const { return m_clock(); }
    /// `eventMs` is an event's timestamp, milliseconds since whenever; 0 for an event that has none.
    qint64 timeOf(qreal eventMs);

private:
    MicroClock m_clock;
    std::optional<qint64> m_offsetUs; ///< From event time to the clock's.
    qint64 m_lastUs = 0; ///< The last event, in its own time.
};

} // namespace tableside
