// The time at a table. It stands still while the match is paused, and with it every timer that goes by it: what was due
// in a second is due a second after play goes on.
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

namespace tableside {

/// Milliseconds that only go forward; injected, so that tests hold the clock.
using Clock = std::function<qint64()>;
Clock steadyClock();

class TableClock : public QObject
{
    Q_OBJECT

public:
    explicit TableClock(Clock source) : m_source(std::move(source)) {}

    /// In milliseconds.
    qint64 now() const { return (m_isPaused ? m_pausedAt : m_source()) - m_stood; }
    bool isPaused() const { return m_isPaused; }
    void setPaused(bool paused);

signals:
    void pausedChanged();

private:
    Clock m_source;
    qint64 m_pausedAt = 0; ///< By the source, as is ...
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
    QTimer m_timer;
    int m_left = -1; ///< What was left when the clock stopped, in milliseconds; -1 where nothing is waited for.
};

} // namespace tableside
