// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The clock and the delays of a table. Injected, so that tests control the time.
#pragma once

#include <QObject>

#include <functional>
#include <optional>

namespace tableside {

class TimeSource
{
public:
    virtual ~TimeSource() = default;

    /// Returns a monotonic time in milliseconds.
    virtual qint64 now() const = 0;
    /// Calls \p act once in \p ms milliseconds, never before after() returns, unless \p context is deleted first.
    virtual void after(qint64 ms, const QObject *context, std::function<void()> act) = 0;
};

/// Returns the time source that uses the system clock. Its delays need an event loop.
TimeSource &systemTime();

/// A single-shot timer of a time source. The time source must outlive the timer.
class OneShotTimer : public QObject
{
    Q_OBJECT

public:
    explicit OneShotTimer(TimeSource &time, QObject *parent = nullptr) : QObject(parent), m_time(&time) {}

    /// Sets the time source. The timer must not be active.
    void setTime(TimeSource &time) { m_time = &time; }

    /// Fires in \p ms milliseconds from now, even if an earlier start() is still pending.
    void start(qint64 ms);
    void stop();
    bool isActive() const { return m_due.has_value(); }
    /// Returns the milliseconds until timeout(); 0 if overdue or not active.
    qint64 remaining() const;

signals:
    void timeout();

private:
    TimeSource *m_time;
    std::optional<qint64> m_due;
    int m_starts = 0; ///< The number of start() and stop() calls, so that an outdated wait emits nothing.
};

} // namespace tableside
