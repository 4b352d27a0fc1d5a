// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The clock of a table, which stops while the match is paused. Its timers stop too: a timer with a second left fires a second
// after play continues.
#pragma once

#include "app/table/session/time_source.h"

#include <QObject>

#include <functional>

namespace tableside {

class TableClock : public QObject
{
    Q_OBJECT

public:
    /// \p time must outlive the clock.
    explicit TableClock(TimeSource &time) : m_time(time) {}

    /// Returns the milliseconds of the time source, excluding all pauses.
    qint64 now() const { return (m_isPaused ? m_pausedAt : m_time.now()) - m_stood; }
    /// Returns the time source, which continues during a pause.
    TimeSource &time() const { return m_time; }
    bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused);

signals:
    void pausedChanged();

private:
    TimeSource &m_time;
    qint64 m_pausedAt = 0; ///< When the current pause began, in milliseconds of m_time.
    qint64 m_stood = 0;    ///< The total length of all earlier pauses, in milliseconds.
    bool m_isPaused = false;
};

/// A single-shot timer of a table's clock. The clock must outlive the timer.
class TableTimer : public QObject
{
    Q_OBJECT

public:
    explicit TableTimer(TableClock &clock, QObject *parent = nullptr);

    /// Fires in \p ms milliseconds from now, even if an earlier start() is still pending.
    void start(qint64 ms);
    /// Calls \p act after \p ms milliseconds, unless \p context is deleted first.
    static void after(qint64 ms, TableClock &clock, QObject *context, std::function<void()> act);

signals:
    void timeout();

private:
    void onPausedChanged();

    TableClock &m_clock;
    OneShotTimer m_timer;
    qint64 m_left = -1; ///< The milliseconds to wait after the current pause; -1 if no pause holds the timer.
};

} // namespace tableside
