// Time that a test turns by hand.
#pragma once

#include "app/table/session/time_source.h"

#include <QPointer>

#include <algorithm>
#include <map>

namespace tableside::test {

class ManualTime final : public TimeSource
{
public:
    qint64 now() const override { return m_now; }
    void after(qint64 ms, const QObject *context, std::function<void()> act) override
    {
        m_waiting.insert({m_now + std::max<qint64>(0, ms), {context, std::move(act)}});
    }

    /// Does what is due by then, in order and each at its own time; also what comes to wait meanwhile.
    void advance(qint64 ms)
    {
        const qint64 end = m_now + ms;
        while (!m_waiting.empty() && m_waiting.begin()->first <= end) {
            const auto next = m_waiting.extract(m_waiting.begin());
            m_now = next.key();
            if (next.mapped().context)
                next.mapped().act();
        }
        m_now = end;
    }

private:
    struct Waiting
    {
        QPointer<const QObject> context;
        std::function<void()> act;
    };

    qint64 m_now = 0;
    std::multimap<qint64, Waiting> m_waiting; ///< By when it is due; equals in the order in which they came.
};

} // namespace tableside::test
