// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/backups.h"

#include "app/store/database/database.h"
#include "app/store/database/database_files.h"
#include "app/store/database/file_watch.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QSqlError>
#include <QSqlQuery>
#include <QSysInfo>
#include <QUuid>

#include <algorithm>
#include <filesystem>

namespace tableside::backups {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Backups)
};

constexpr int keptLatest = 5;
constexpr int keptDays = 7;
constexpr int keptWeeks = 8;

const QString kind = QStringLiteral("-backup-");
// The parts of file names by which backups are found. Version 0.2 of the app used "-copy-"; it used "-before-damage-" for backups
// that it offered to restore after the database was damaged.
const QStringList kinds{kind, QStringLiteral("-copy-"), QStringLiteral("-before-damage-")};
const QString partEnding = QStringLiteral(".part");

/// Parses the date and time at the end of a file name such as "tableside-backup-2026-11-28T201530". Names from version 0.2 have
/// only a date; their time is 00:00.
QDateTime madeAt(const QString &file)
{
    static const QRegularExpression moment(QStringLiteral("^.*(\\d{4}-\\d{2}-\\d{2})(?:T(\\d{6}))?$"));
    const QRegularExpressionMatch found = moment.match(QFileInfo(file).completeBaseName());
    const QTime time = QTime::fromString(found.captured(2), QStringLiteral("HHmmss"));
    return {QDate::fromString(found.captured(1), Qt::ISODate), time.isValid() ? time : QTime(0, 0)};
}

/// Returns a path such as "FOLDER/tableside-DEVICE.sqlite". The names of this device's backups in \p folder begin like this
/// file's name. They contain the device's name because several devices may share the folder.
QString inFolder(const QString &path, const QString &folder)
{
    QString device = QSysInfo::machineHostName();
    device.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9]+")), QStringLiteral("-"));
    const QFileInfo database(path);
    return QDir(folder).absoluteFilePath(database.completeBaseName() + u'-' + device + u'.' + database.suffix());
}

QList<Backup> found(const QString &path, const QStringList &kindsOfNames)
{
    QList<Backup> backups;
    for (const QString &name : kindsOfNames) {
        for (const QString &file : siblingFiles(path, name)) {
            if (!file.endsWith(partEnding) && madeAt(file).isValid())
                backups.append({file, madeAt(file)});
        }
    }
    return backups;
}

QList<Backup> sorted(QList<Backup> backups)
{
    std::ranges::stable_sort(backups, std::greater(), &Backup::madeAt);
    std::stable_partition(backups.begin(), backups.end(),
                          [now = QDateTime::currentDateTime()](const Backup &backup) { return backup.madeAt <= now; });
    return backups;
}

bool isSound(const QString &backup)
{
    return QFileInfo(backup).size() > 0 && integrity::examine(backup) == StoreTrouble::None;
}

QByteArray markOf(const QString &file)
{
    const ReadingConnection reading(file);
    return reading.isOpen() ? contentHash(reading.database()) : QByteArray();
}

qint64 lastChangeOf(const QString &file)
{
    const ReadingConnection reading(file);
    return reading.isOpen() ? lastChange(reading.database()) : 0;
}

bool renameOver(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(QFile(from).filesystemFileName(), QFile(to).filesystemFileName(), error);
    return !error && integrity::syncToDisk(to);
}

void removeExpired(const QString &path, const QString &made)
{
    for (const Backup &old : expired(sorted(found(path, kinds))))
        QFile::remove(old.file);
    for (const QString &file : siblingFiles(path, kind)) {
        const bool isOld = QFileInfo(file).lastModified() < QDateTime::currentDateTime().addDays(-1);
        // Another window may still be writing an unfinished file that is not old.
        if (file.endsWith(partEnding) && file != made && isOld)
            QFile::remove(file);
    }
}

bool isEmpty(const QSqlDatabase &database)
{
    QSqlQuery query(database);
    return query.exec(QStringLiteral("SELECT EXISTS (SELECT 1 FROM score_game) OR EXISTS (SELECT 1 FROM table_match) OR EXISTS "
                                     "(SELECT 1 FROM person) OR EXISTS (SELECT 1 FROM call_entry)"))
        && query.next() && !query.value(0).toBool();
}

/// Writes the backup under a temporary name first, so that an interrupted or damaged file never counts as a backup.
bool makeBeside(const QString &place, const QSqlDatabase &source)
{
    const QString backup = siblingFile(place, kind + QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-ddTHHmmss")));
    const QString unfinished = backup + u'.' + QUuid::createUuid().toString(QUuid::Id128) + partEnding;
    QSqlQuery query(source);
    query.prepare(QStringLiteral("VACUUM INTO ?"));
    query.addBindValue(unfinished);
    const std::optional<GameCount> before = countGames(source);
    const bool isWritten = query.exec() && integrity::syncToDisk(unfinished) && isSound(unfinished);
    const std::optional<GameCount> held = isWritten ? count(unfinished) : std::nullopt;
    if (before && held && held->all() >= before->all() && renameOver(unfinished, backup)) {
        removeExpired(place, unfinished);
        return true;
    }
    QFile::remove(unfinished);
    return false;
}

} // namespace

QList<Backup> of(const QString &path, const QString &folder)
{
    QList<Backup> backups = found(path, kinds);
    if (!folder.isEmpty()) {
        const QFileInfo database(path);
        const QDir inIt(folder);
        const QString names = QStringLiteral("%1-*%2*.%3").arg(database.completeBaseName(), kind, database.suffix());
        for (const QString &name : inIt.entryList({names}, QDir::Files)) {
            const Backup backup{inIt.absoluteFilePath(name), madeAt(name)};
            if (backup.madeAt.isValid() && !backups.contains(backup))
                backups.append(backup);
        }
    }
    return sorted(backups);
}

QList<Backup> expired(const QList<Backup> &backups)
{
    QSet<QDate> days;
    QSet<std::pair<int, int>> weeks;
    QList<Backup> expired;
    for (qsizetype index = 0; index < backups.size(); ++index) {
        const QDate day = backups[index].madeAt.date();
        int year = 0;
        const int week = day.weekNumber(&year);
        const bool isNewDay = days.size() < keptDays && !days.contains(day);
        const bool isNewWeek = weeks.size() < keptWeeks && !weeks.contains({year, week});
        if (isNewDay)
            days.insert(day);
        if (isNewWeek)
            weeks.insert({year, week});
        if (index >= keptLatest && !isNewDay && !isNewWeek)
            expired << backups[index];
    }
    return expired;
}

std::optional<Backup> newestSound(const QString &path, const QString &folder)
{
    const QList<Backup> all = of(path, folder);
    const auto newest = std::ranges::find_if(all, isSound, &Backup::file);
    return newest == all.end() ? std::nullopt : std::optional(*newest);
}

std::optional<GameCount> count(const QString &file)
{
    const ReadingConnection reading(file);
    return reading.isOpen() ? countGames(reading.database()) : std::nullopt;
}

Outcome make(const QString &path, const FileWatch &watch, const QString &folder)
{
    if (!watch.isInPlace() || integrity::examine(path) == StoreTrouble::Damaged)
        return Outcome::DatabaseDamaged;
    const ReadingConnection reading(path);
    const QByteArray mark = reading.isOpen() ? contentHash(reading.database()) : QByteArray();
    if (mark.isEmpty())
        return Outcome::Failed;
    if (isEmpty(reading.database()))
        return Outcome::NotNeeded; // there is nothing to back up, for example after the user has deleted everything
    const QList<Backup> beside = sorted(found(path, {kind}));
    if (!beside.isEmpty() && lastChangeOf(beside.first().file) > lastChange(reading.database()))
        return Outcome::DatabaseOlder;
    const auto isHeldBy = [&](const QList<Backup> &all) { return !all.isEmpty() && markOf(all.first().file) == mark; };
    Outcome outcome = Outcome::NotNeeded;
    if (!isHeldBy(beside))
        outcome = makeBeside(path, reading.database()) ? Outcome::Made : Outcome::Failed;
    if (folder.isEmpty() || outcome == Outcome::Failed)
        return outcome;
    const QString place = inFolder(path, folder);
    if (isHeldBy(sorted(found(place, {kind}))))
        return outcome;
    return makeBeside(place, reading.database()) ? Outcome::Made : Outcome::FolderFailed;
}

Restored restore(Database &database, const QString &file)
{
    const ReadingConnection reading(file);
    if (!reading.isOpen() || !isSound(file))
        //: %1 a file name. Shown in the settings, in a list of backups
        return {0, Tr::tr("The backup “%1” is damaged. Choose another one.").arg(QFileInfo(file).fileName())};
    Recovery recovery(database.connection());
    recovery.addFrom(reading.database(), Recovery::Trust::Checked);
    if (!recovery.finish())
        return {0, database.sentence(recovery.error())};
    database.noteChange();
    return {recovery.added(), {}};
}

QStringList allBeside(const QString &path)
{
    QStringList files;
    for (const QString &name : kinds)
        files << siblingFiles(path, name);
    return files;
}

} // namespace tableside::backups
