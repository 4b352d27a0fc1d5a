#include "app/store/daily_copy.h"

#include "app/store/copies.h"
#include "app/store/soundness.h"

namespace tableside {

DailyCopy::DailyCopy(const QString &path) : m_path(path)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (copies::isDue(m_path))
            look();
    });
    connect(this, &DailyCopy::damageFound, &m_timer, &QTimer::stop); // it has been said
}

void DailyCopy::start(std::chrono::milliseconds lookEvery)
{
    m_timer.start(lookEvery);
    look();
}

void DailyCopy::look()
{
    m_pool.start([this] {
        const StoreTrouble trouble = soundness::examine(m_path);
        if (trouble == StoreTrouble::None)
            copies::makeIfDue(m_path);
        else if (trouble == StoreTrouble::Damaged)
            QMetaObject::invokeMethod(this, &DailyCopy::damageFound, Qt::QueuedConnection);
    });
}

} // namespace tableside
