#include "calls/event_clock.h"

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
    if (!m_offsetUs || qAbs(event + *m_offsetUs - current) > apartUs)
        m_offsetUs = current - event;
    return event + *m_offsetUs;
}

} // namespace tableside
