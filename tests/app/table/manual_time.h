// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Clocks that tests control.
#pragma once

#include "app/table/session/time_source.h"

#include <QPointer>

#include <algorithm>
#include <map>

namespace tableside::test {

/// A clock that moves only when advance() is called.
class ManualTime : public TimeSource
{
public:
    qint64 now() const override { return m_now; }
    void after(qint64 ms, const QObject *context, std::function<void()> act) override
    {
        m_waiting.insert({now() + std::max<qint64>(0, ms), {context, std::move(act)}});
    }

    /// Moves the clock on by `ms` and runs every callback that becomes due, in order and each at its own time. This includes
    /// callbacks that are added meanwhile.
    void advance(qint64 ms)
    {
        const qint64 end = now() + ms;
        while (!m_waiting.empty() && m_waiting.begin()->first <= end) {
            const auto next = m_waiting.extract(m_waiting.begin());
            turnTo(next.key());
            if (next.mapped().context)
                next.mapped().act();
        }
        turnTo(end);
    }

protected:
    virtual void turnTo(qint64 time) { m_now = time; }

private:
    struct Waiting
    {
        QPointer<const QObject> context;
        std::function<void()> act;
    };

    qint64 m_now = 0;
    std::multimap<qint64, Waiting> m_waiting; ///< Sorted by due time; callbacks due at the same time are in the order of arrival.
};

/// The system clock plus an offset: time passes by itself, and tests can skip ahead with advance().
class SkippableTime final : public QObject, public ManualTime
{
public:
    qint64 now() const override { return systemTime().now() + m_skipped; }
    void after(qint64 ms, const QObject *context, std::function<void()> act) override
    {
        ManualTime::after(ms, context, std::move(act));
        const qint64 due = now() + std::max<qint64>(0, ms); // not earlier than that of the callback, which advance() would miss
        systemTime().after(ms, this, [this, due] { advance(due - now()); });
    }

protected:
    void turnTo(qint64 time) override { m_skipped += std::max<qint64>(0, time - now()); }

private:
    qint64 m_skipped = 0;
};

} // namespace tableside::test
