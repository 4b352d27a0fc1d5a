#include "app/store/daily_backup.h"

#include "app/store/backups.h"
#include "app/store/integrity.h"

namespace tableside {

DailyBackup::DailyBackup(const QString &path) : m_path(path)
{
    m_pool.setMaxThreadCount(1);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (backups::isDue(m_path))
            look();
    });
    connect(this, &DailyBackup::damageFound, &m_timer, &QTimer::stop); // it has been said
}

void DailyBackup::start(std::chrono::milliseconds lookEvery)
{
    m_timer.start(lookEvery);
    look();
}

void DailyBackup::look()
{
    m_pool.start([this] {
        const StoreTrouble trouble = integrity::examine(m_path);
        if (trouble == StoreTrouble::None) {
            backups::makeIfDue(m_path);
        } else if (trouble == StoreTrouble::Damaged) {
            integrity::quarantine(m_path);
            QMetaObject::invokeMethod(this, &DailyBackup::damageFound, Qt::QueuedConnection);
        }
    });
}

} // namespace tableside
