// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/time_source.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <limits>

namespace tableside {

namespace {

class SystemTime final : public TimeSource
{
public:
    SystemTime() { m_sinceStart.start(); }

    qint64 now() const override { return m_sinceStart.elapsed(); }
    void after(qint64 ms, const QObject *context, std::function<void()> act) override
    {
        const auto wait = std::clamp<qint64>(ms, 0, std::numeric_limits<int>::max());
        QTimer::singleShot(static_cast<int>(wait), context, std::move(act));
    }

private:
    QElapsedTimer m_sinceStart;
};

} // namespace

TimeSource &systemTime()
{
    static SystemTime time;
    return time;
}

void OneShotTimer::start(qint64 ms)
{
    m_due = m_time->now() + ms;
    m_time->after(ms, this, [this, start = ++m_starts] {
        if (start != m_starts)
            return;
        m_due.reset();
        emit timeout();
    });
}

void OneShotTimer::stop()
{
    ++m_starts;
    m_due.reset();
}

qint64 OneShotTimer::remaining() const
{
    return m_due ? std::max<qint64>(0, *m_due - m_time->now()) : 0;
}

} // namespace tableside
