// The time that a table goes by: what is read from a clock and what waits for it. Whatever waits at the table waits here,
// so that tests turn time by hand.
#pragma once

#include <QObject>

#include <functional>
#include <optional>

namespace tableside {

class TimeSource
{
public:
    virtual ~TimeSource() = default;

    /// Milliseconds that only go forward.
    virtual qint64 now() const = 0;
    /// Calls `act` once, `ms` from now and not before this returns, unless `context` is gone by then.
    virtual void after(qint64 ms, const QObject *context, std::function<void()> act) = 0;
};

/// The real one; it needs an event loop.
TimeSource &systemTime();

/// Goes off once, by a time source that outlives it.
class OneShotTimer : public QObject
{
    Q_OBJECT

public:
    explicit OneShotTimer(TimeSource &time, QObject *parent = nullptr) : QObject(parent), m_time(&time) {}

    /// While it does not run.
    void setTime(TimeSource &time) { m_time = &time; }

    /// From now on, whatever it waited for before.
    void start(qint64 ms);
    void stop();
    bool isActive() const { return m_due.has_value(); }
    /// In milliseconds; 0 where it is overdue or not active.
    qint64 remaining() const;

signals:
    void timeout();

private:
    TimeSource *m_time;
    std::optional<qint64> m_due;
    int m_starts = 0; ///< Counts up, so that a wait which was given up knows that it is stale.
};

} // namespace tableside
