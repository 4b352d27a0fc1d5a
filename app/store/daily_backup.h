// Looks after the database file beside the app, in a thread of its own: whether it is sound, and that there is a backup of
// every day (backups.h), also of those on which the app is not started because it was never closed.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <chrono>

namespace tableside {

class DailyBackup : public QObject
{
    Q_OBJECT

public:
    /// Of the database at `path`.
    explicit DailyBackup(const QString &path);

    /// Looks through the whole file now, and again whenever it finds a backup due.
    void start(std::chrono::milliseconds lookEvery = std::chrono::hours(1));

signals:
    /// The file is damaged. It has been quarantined, so that the next start begins a new one, and no backup is made of it.
    void damageFound();

private:
    void look();

    QString m_path;
    QTimer m_timer;
    QThreadPool m_pool; ///< Last: what runs in it is waited for.
};

} // namespace tableside
