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
    /// Further apart than this, event and clock have lost each other: another device, or the machine slept.
    static constexpr qint64 apartUs = 250'000;

    explicit EventClock(MicroClock clock) : m_clock(std::move(clock)) {}

    qint64 now() const { return m_clock(); }
    /// `eventMs` is an event's timestamp, milliseconds since whenever; 0 for an event that has none.
    qint64 timeOf(qreal eventMs);

private:
    MicroClock m_clock;
    std::optional<qint64> m_offsetUs; ///< From event time to the clock's.
};

} // namespace tableside
