// The time at a table. It stands still while the match is paused, and with it every timer that goes by it: what was due
// in a second is due a second after play goes on.
#pragma once

#include "app/table/session/time_source.h"

#include <QObject>

#include <functional>

namespace tableside {

class TableClock : public QObject
{
    Q_OBJECT

public:
    /// `time` outlives the clock.
    explicit TableClock(TimeSource &time) : m_time(time) {}

    /// In milliseconds.
    qint64 now() const { return (m_isPaused ? m_pausedAt : m_time.now()) - m_stood; }
    /// It goes on in a pause.
    TimeSource &time() const { return m_time; }
    bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused);

signals:
    void pausedChanged();

private:
    TimeSource &m_time;
    qint64 m_pausedAt = 0; ///< By that time, as is ...
    qint64 m_stood = 0;    ///< ... how long it has stood in all.
    bool m_isPaused = false;
};

/// Goes off once, by a table's clock. The clock outlives it.
class TableTimer : public QObject
{
    Q_OBJECT

public:
    explicit TableTimer(TableClock &clock, QObject *parent = nullptr);

    /// From now on, whatever it waited for before.
    void start(qint64 ms);
    /// Calls `act` after `ms`, unless `context` is gone by then.
    static void after(qint64 ms, TableClock &clock, QObject *context, std::function<void()> act);

signals:
    void timeout();

private:
    void onPausedChanged();

    TableClock &m_clock;
    OneShotTimer m_timer;
    qint64 m_left = -1; ///< What was left when the clock stopped, in milliseconds; -1 where nothing is waited for.
};

} // namespace tableside
