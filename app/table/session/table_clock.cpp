// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/table_clock.h"

#include <algorithm>
#include <utility>

namespace tableside {

void TableClock::setPaused(bool paused)
{
    if (paused == m_isPaused)
        return;
    if (paused)
        m_pausedAt = m_time.now();
    else
        m_stood += m_time.now() - m_pausedAt;
    m_isPaused = paused;
    emit pausedChanged();
}

TableTimer::TableTimer(TableClock &clock, QObject *parent) : QObject(parent), m_clock(clock), m_timer(clock.time())
{
    connect(&m_timer, &OneShotTimer::timeout, this, &TableTimer::timeout);
    connect(&clock, &TableClock::pausedChanged, this, &TableTimer::onPausedChanged);
}

void TableTimer::start(qint64 ms)
{
    m_timer.stop();
    m_left = std::max<qint64>(0, ms);
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
        m_left = m_timer.isActive() ? m_timer.remaining() : -1;
        m_timer.stop();
    } else if (m_left >= 0) {
        m_timer.start(std::exchange(m_left, -1));
    }
}

} // namespace tableside
