#include "play/table_clock.h"

#include <QElapsedTimer>

#include <algorithm>
#include <limits>
#include <utility>

namespace tableside {

Clock steadyClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

void TableClock::setPaused(bool paused)
{
    if (paused == m_isPaused)
        return;
    if (paused)
        m_pausedAt = m_source();
    else
        m_stood += m_source() - m_pausedAt;
    m_isPaused = paused;
    emit pausedChanged();
}

TableTimer::TableTimer(TableClock &clock, QObject *parent) : QObject(parent), m_clock(clock)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TableTimer::timeout);
    connect(&clock, &TableClock::pausedChanged, this, &TableTimer::onPausedChanged);
}

void TableTimer::start(qint64 ms)
{
    m_timer.stop();
    m_left = static_cast<int>(std::clamp<qint64>(ms, 0, std::numeric_limits<int>::max()));
    if (!m_clock.isPaused())
        m_timer.start(std::exchange(m_left, -1));
}

void TableTimer::after(qint64 ms, TableClock &clock, QObject *context, std::function<void()> act)
{
    auto *timer = new TableTimer(clock, context);
    connect(timer, &TableTimer::timeout, timer, [timer, act = std::move(act)] {
        timer->deleteLater();
        act();
    });
    timer->start(ms);
}

void TableTimer::onPausedChanged()
{
    if (m_clock.isPaused()) {
        m_left = m_timer.isActive() ? m_timer.remainingTime() : -1;
        m_timer.stop();
    } else if (m_left >= 0) {
        m_timer.start(std::exchange(m_left, -1));
    }
}

} // namespace tableside
