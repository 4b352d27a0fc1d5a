// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/backup/user_data.h"

#include "app/files/while_alive.h"
#include "app/settings/app_settings.h"
#include "app/store/backup/data_export.h"
#include "app/store/database/backups.h"
#include "app/store/database/database_files.h"
#include "app/store/database/database_job.h"
#include "app/store/database/store_access.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tableside {

UserData::UserData(Database &database, AppSettings &settings, const QString &voicesFolder)
    : m_database(database), m_settings(settings), m_voicesFolder(voicesFolder)
{
    watchStorage([this] { emit storageChanged(); });
}

QString UserData::folder() const
{
    return QDir::toNativeSeparators(QFileInfo(m_database.path()).absolutePath());
}

void UserData::setFileService(const FileService &service)
{
    m_fileService = service;
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
    emit storageChanged();
}

void UserData::openFolder()
{
    if (m_fileService.openFolder && m_fileService.openFolder(QFileInfo(m_database.path()).absolutePath()))
        m_notice.dismiss();
    else
        m_notice.fail(tr("The folder couldn’t be opened. Open it in your file manager."));
}

void UserData::exportAll()
{
    m_savePlace.folder(whileAlive(this, [this](const QString &folder) { exportInto(folder); }));
}

void UserData::exportInto(const QString &folder)
{
    m_notice.dismiss();
    m_settings.save(); // the export copies the settings file
    const auto exported = [settings = m_settings.file(), voices = m_voicesFolder, write = m_writeBook,
                           to = folder](Database &database, JobProgress &progress) {
        return exportEverything({database, settings, voices, write}, to, QDateTime::currentMSecsSinceEpoch(), progress);
    };
    //: Over a progress bar
    startDatabaseJob(m_job, m_database, tr("Exporting everything"), exported,
                     [this](const FileOutcome &outcome) { m_notice.tell(outcome); });
}

void UserData::retranslate()
{
    emit problemChanged();
    m_notice.dismiss();
}

bool UserData::deleteAll()
{
    fail({});
    if (!m_database.isPersistent()) // the file could not be used and must not be changed
        return fail([this] { return m_database.notice(); });
    if (!emptyDatabase())
        return false;
    const bool isRemoved = removeFiles();
    emit emptied();
    if (isRemoved)
        emit deleted();
    return isRemoved;
}

bool UserData::emptyDatabase()
{
    StoreAccess access(m_database);
    QByteArrayList tables;
    const bool isKnown = access.forEachRow("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'", {},
                                           [&](const QSqlQuery &row) { tables << row.value(0).toByteArray(); });
    const bool isEmpty = isKnown && access.run("PRAGMA secure_delete = ON") && access.transact([&] {
        return access.run("PRAGMA defer_foreign_keys = ON")
            && std::ranges::all_of(tables, [&](const QByteArray &table) { return access.run("DELETE FROM " + table); });
    });
    if (!isEmpty)
        return fail([problem = access.problem()] { return problem; });
    access.run("VACUUM");
    access.run("PRAGMA wal_checkpoint(TRUNCATE)"); // now the file itself and its write-ahead log lack the deleted data
    m_database.restartWatch();
    m_database.rememberGames();
    return true;
}

bool UserData::removeFiles()
{
    QStringList left;
    for (const QString &file : backups::allBeside(m_database.path()) + integrity::quarantined(m_database.path())) {
        if (!QFile::remove(file))
            left << file;
    }
    if (!QDir(m_voicesFolder).removeRecursively())
        left << m_voicesFolder;
    // The settings are deleted last because the app needs them until it ends.
    if (left.isEmpty() && !m_settings.deleteFileContents())
        left << m_settings.file();
    if (left.isEmpty())
        return true;
    return fail([file = QDir::toNativeSeparators(left.first())] {
        //: Some of what was to be deleted is still there. %1 a file or folder
        return tr("“%1” couldn’t be deleted. Try again, or delete it yourself.").arg(file);
    });
}

bool UserData::fail(const std::function<QString()> &problem)
{
    m_problem = problem;
    emit problemChanged();
    return false;
}

} // namespace tableside
