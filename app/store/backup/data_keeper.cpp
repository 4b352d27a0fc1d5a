// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/backup/data_keeper.h"

#include "app/files/export_file.h"
#include "app/files/while_alive.h"
#include "app/settings/app_settings.h"
#include "app/store/backup/data_export.h"
#include "app/store/database/database_files.h"
#include "app/store/database/database_job.h"
#include "app/words/region.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace tableside {

namespace {

struct KeeperTr
{
    Q_DECLARE_TR_FUNCTIONS(DataKeeper)
};

QString momentWords(const QDateTime &moment)
{
    //: When something was saved. %1 a date, %2 a time of day
    return KeeperTr::tr("%1, %2").arg(QLocale().toString(moment.date(), QLocale::LongFormat),
                                      regionLocale().toString(moment.time(), QLocale::ShortFormat));
}

QString whatHappened(DamageReport::Cause cause)
{
    switch (cause) {
    case DamageReport::Cause::Damaged: return KeeperTr::tr("The file with your games was damaged.");
    case DamageReport::Cause::Missing: return KeeperTr::tr("The file with your games was missing or empty.");
    case DamageReport::Cause::Replaced: return KeeperTr::tr("Something else was where the file with your games should be.");
    case DamageReport::Cause::Older: return KeeperTr::tr("The file with your games was older than your newest backup.");
    }
    return {};
}

/// Returns a sentence about the games that are missing after a repair. The sentence "All your games are back." is only
/// used if the list of games before the damage is known.
QString whatIsMissing(const DamageReport &report)
{
    if (report.lost > 0)
        //: %n games were in the list before and are gone
        return KeeperTr::tr("%n game(s) couldn’t be brought back.", nullptr, report.lost);
    if (report.isListKnown && report.shortened == 0 && report.cause != DamageReport::Cause::Older)
        return KeeperTr::tr("All your games are back.");
    if (report.backupAt.isValid())
        //: %1 is a date with a time
        return KeeperTr::tr("Anything you saved after %1 that couldn’t be read is missing.").arg(momentWords(report.backupAt));
    return KeeperTr::tr("What couldn’t be read is missing.");
}

} // namespace

DataKeeper::DataKeeper(Database &database, AppSettings &settings) : m_database(database), m_settings(settings)
{
    m_pool.setMaxThreadCount(1);
    m_database.setRepaired([this] { QMetaObject::invokeMethod(this, &DataKeeper::onRepaired, Qt::QueuedConnection); });
    connect(&m_timer, &QTimer::timeout, this, &DataKeeper::backUp);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_database.checkFile(); });
}

DataKeeper::~DataKeeper()
{
    m_pool.waitForDone();
    if (m_timer.isActive())
        backUpAndWait();
    m_database.setRepaired({});
}

void DataKeeper::start(std::chrono::milliseconds every)
{
    if (!m_database.isPersistent())
        return;
    m_database.rememberGames();
    m_watcher.addPath(QFileInfo(m_database.path()).absolutePath());
    m_timer.start(every);
    backUp();
}

void DataKeeper::backUp()
{
    if (!m_timer.isActive() || !m_database.isPersistent())
        return;
    m_pool.start([this, path = m_database.path(), watch = m_database.watch(), folder = m_settings.backupFolder()] {
        const backups::Outcome outcome = backups::make(path, watch, folder);
        QMetaObject::invokeMethod(
            this, [this, outcome] { onMade(outcome); }, Qt::QueuedConnection);
    });
}

void DataKeeper::backUpAndWait()
{
    m_pool.waitForDone();
    if (m_database.isPersistent() && m_database.checkFile())
        onMade(backups::make(m_database.path(), m_database.watch(), m_settings.backupFolder()));
}

void DataKeeper::onMade(backups::Outcome outcome)
{
    switch (outcome) {
    case backups::Outcome::DatabaseDamaged:
        // Another caller may have repaired the file since the job began.
        if (!m_database.checkFile() || integrity::examine(m_database.path()) == StoreTrouble::Damaged)
            m_database.repair(DamageReport::Cause::Damaged);
        break;
    case backups::Outcome::DatabaseOlder: m_database.catchUpWithBackup(); break;
    case backups::Outcome::FolderFailed:
        m_notice.fail(tr("No backup could be saved in “%1”. Check that the folder is there and has space, or choose another one.")
                          .arg(backupFolder()));
        break;
    case backups::Outcome::Failed:
        m_notice.fail(tr("No backup could be saved beside your games. Check that the disk has space."));
        break;
    case backups::Outcome::Made: emit backupsChanged(); break;
    case backups::Outcome::NotNeeded: break;
    }
}

void DataKeeper::onRepaired()
{
    emit damageChanged();
    emit backupsChanged();
    emit contentChanged();
}

QStringList DataKeeper::damage() const
{
    if (!m_database.damage())
        return {};
    const DamageReport &report = *m_database.damage();
    QStringList sentences{whatHappened(report.cause)};
    if (report.readable > 0 && report.whole == report.readable)
        //: %n games of a damaged file
        sentences << tr("%n game(s) could be read whole.", nullptr, report.readable);
    else if (report.readable > 0 || report.cause == DamageReport::Cause::Damaged)
        //: %n games of a damaged file; %1 of them
        sentences << tr("%n game(s) could be read, %1 of them to the end.", nullptr, report.readable)
                         .arg(regionLocale().toString(report.whole));
    if (report.backupAt.isValid())
        //: %1 is a date with a time, %2 is "8 score sheets and 12 games played here"
        sentences << tr("The newest backup, from %1, has %2.").arg(momentWords(report.backupAt), gameCountWords(report.backup));
    else
        sentences << tr("There was no backup.");
    //: After damage. %1 is "8 score sheets and 12 games played here"
    sentences << tr("Everything was brought together: you now have %1.").arg(gameCountWords(report.now));
    if (report.shortened > 0)
        //: %n games whose last entries were damaged
        sentences << tr("%n game(s) lack what was saved last. Check them.", nullptr, report.shortened);
    sentences << whatIsMissing(report);
    if (!report.setAside.isEmpty())
        //: %1 is a file name
        sentences << tr("The damaged file is now called “%1”. It’s beside the new one, and “Export everything” includes it.")
                         .arg(QFileInfo(report.setAside).fileName());
    if (!report.isStored)
        sentences << m_database.notice();
    return sentences;
}

void DataKeeper::dismissDamage()
{
    m_database.forgetDamage();
    emit damageChanged();
}

QString DataKeeper::backupFolder() const
{
    return QDir::toNativeSeparators(m_settings.backupFolder());
}

QString DataKeeper::contentOf(const QString &file) const
{
    auto content = m_contents.constFind(file);
    if (content == m_contents.constEnd()) {
        const std::optional<GameCount> count = backups::count(file);
        //: Of a backup in a list
        content = m_contents.insert(file, count ? gameCountWords(*count) : tr("Damaged"));
    }
    return *content;
}

QList<BackupRow> DataKeeper::backups() const
{
    QList<BackupRow> rows;
    for (const backups::Backup &backup : backups::of(m_database.path(), m_settings.backupFolder()))
        rows.append({backup.file, momentWords(backup.madeAt), contentOf(backup.file)});
    return rows;
}

void DataKeeper::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
    m_openFolder = service.openFolder;
    m_canChooseFolder = static_cast<bool>(service.pickFolder);
    emit backupsChanged();
}

void DataKeeper::chooseBackupFolder()
{
    m_savePlace.folder(whileAlive(this, [this](const QString &folder) {
        m_settings.setBackupFolder(folder);
        m_database.setBackupFolder(folder);
        emit backupsChanged();
        backUp();
    }));
}

void DataKeeper::forgetBackupFolder()
{
    m_settings.setBackupFolder({});
    m_database.setBackupFolder({});
    m_notice.dismiss();
    emit backupsChanged();
}

void DataKeeper::restore(const QString &file)
{
    m_notice.dismiss();
    const auto restored = [file](Database &database, JobProgress &) {
        if (database.isPersistent())
            backups::make(database.path(), database.watch());
        const backups::Restored found = backups::restore(database, file);
        if (!found.problem.isEmpty())
            return FileOutcome{false, found.problem};
        return FileOutcome{true,
                           found.games == 0 ? KeeperTr::tr("You already have every game of this backup.")
                                            //: %n games that were missing came back from a backup
                                            : KeeperTr::tr("%n game(s) brought back.", nullptr, found.games)};
    };
    //: Over a progress bar
    startDatabaseJob(m_job, m_database, tr("Restoring the backup"), restored, [this](const FileOutcome &outcome) {
        m_notice.tell(outcome);
        emit contentChanged();
        emit backupsChanged();
    });
}

void DataKeeper::openFolder()
{
    if (!m_openFolder || !m_openFolder(QFileInfo(m_database.path()).absolutePath()))
        m_notice.fail(tr("The folder couldn’t be opened. Open it in your file manager."));
}

void DataKeeper::retranslate()
{
    m_contents.clear();
    m_notice.retranslate();
    emit damageChanged();
    emit backupsChanged();
}

} // namespace tableside
