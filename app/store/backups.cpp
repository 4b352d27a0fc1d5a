#include "app/store/backups.h"

#include "app/store/database.h"
#include "app/store/files_beside.h"
#include "app/store/integrity.h"
#include "app/store/reading_connection.h"
#include "app/store/store_access.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUuid>

#include <algorithm>
#include <array>

namespace tableside::backups {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Backups)
};

const QString daily = QStringLiteral("-copy-");
const QString offer = QStringLiteral("-before-damage-"); // then the moment of the damage, and the day
const QString partEnding = QStringLiteral(".part");
constexpr int isoDateLength = 10;

QString backupOn(const QString &path, QDate day, const QString &kind = daily)
{
    return fileBeside(path, kind + day.toString(Qt::ISODate));
}

QStringList wholeOnes(const QString &path, const QString &kind)
{
    QStringList backups = filesBeside(path, kind);
    backups.removeIf([](const QString &file) { return file.endsWith(partEnding); });
    std::ranges::stable_sort(backups, std::greater(), dayOf);
    std::ranges::stable_partition(backups, [today = QDate::currentDate()](const QString &backup) {
        return dayOf(backup) <= today;
    });
    return backups;
}

bool isSound(const QString &backup)
{
    return QFileInfo(backup).size() > 0 && integrity::examine(backup) == StoreTrouble::None;
}

/// Under another name first, which is nobody else's: one that was cut short is no backup, nor is one that another window is
/// still writing. True also where that window was faster.
bool writeTo(const QString &path, const QString &backup)
{
    const QString unfinished = backup + u'.' + QUuid::createUuid().toString(QUuid::Id128) + partEnding;
    const ReadingConnection reading(path);
    if (reading.isOpen()) {
        QSqlQuery query(reading.database());
        query.prepare(QStringLiteral("VACUUM INTO ?"));
        query.addBindValue(unfinished);
        if (query.exec() && QFile::rename(unfinished, backup))
            return true;
    }
    QFile::remove(unfinished);
    return QFileInfo::exists(backup);
}

/// The same number means the same match, game or call, for a file that is begun after a damage gives others
/// (Database::beginNumbersApart). What belongs to a match or a game that the database knows stays as it is there.
constexpr std::array additions{
    "CREATE TEMP TABLE new_match AS SELECT id FROM earlier.table_match WHERE id NOT IN (SELECT id FROM main.table_match)",
    "CREATE TEMP TABLE new_game AS SELECT id FROM earlier.score_game WHERE id NOT IN (SELECT id FROM main.score_game)"
    " AND key NOT IN (SELECT key FROM main.score_game)",
    "INSERT INTO main.table_match SELECT * FROM earlier.table_match WHERE id IN new_match",
    "INSERT INTO main.table_match_line SELECT * FROM earlier.table_match_line WHERE match_id IN new_match",
    "INSERT OR IGNORE INTO main.person SELECT * FROM earlier.person",
    "INSERT INTO main.score_game SELECT * FROM earlier.score_game WHERE id IN new_game",
    "INSERT INTO main.score_fact SELECT * FROM earlier.score_fact WHERE game_id IN new_game",
    "INSERT INTO main.score_seat SELECT * FROM earlier.score_seat WHERE game_id IN new_game",
    "INSERT OR IGNORE INTO main.call_entry SELECT * FROM earlier.call_entry WHERE game_id IS NULL OR game_id IN new_game",
    "DROP TABLE new_match",
    "DROP TABLE new_game",
};

/// From a file with the schema of now.
bool addFrom(StoreAccess &access, const QString &path)
{
    if (!access.run("ATTACH DATABASE :1 AS earlier", {path}))
        return false;
    const bool isAdded = access.transact([&] {
        return std::ranges::all_of(additions, [&](const char *addition) { return access.run(addition); });
    });
    access.run("DETACH DATABASE earlier"); // if not, the file goes with its folder anyhow
    return isAdded;
}

QString noRoom(const QString &folder)
{
    //: %1 is a folder. A backup is unpacked there before it is restored.
    return Tr::tr("There isn’t enough space in “%1” to restore the backup. Free up some space and try again.")
        .arg(QDir::toNativeSeparators(folder));
}

/// A sentence if that failed. The backup stays as it is; what is read is a copy of it, brought up to date.
QString restoreOne(StoreAccess &access, const QString &backup)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("backup.sqlite"));
    if (!folder.isValid() || !QFile::copy(backup, path))
        return noRoom(QDir::tempPath());
    if (const Database opened(path); !opened.isPersistent())
        return opened.openingTrouble() == StoreTrouble::Full ? noRoom(QDir::tempPath()) : opened.notice();
    return addFrom(access, path) ? QString() : access.problem();
}

} // namespace

QStringList of(const QString &path)
{
    return wholeOnes(path, daily);
}

QDate dayOf(const QString &backup)
{
    return QDate::fromString(QFileInfo(backup).completeBaseName().right(isoDateLength), Qt::ISODate);
}

bool isDue(const QString &path)
{
    return !QFileInfo::exists(backupOn(path, QDate::currentDate()));
}

bool makeIfDue(const QString &path)
{
    if (!isDue(path))
        return true;
    const QString made = backupOn(path, QDate::currentDate());
    if (!writeTo(path, made))
        return false;
    for (const QString &old : of(path).mid(kept))
        QFile::remove(old);
    for (const QString &file : filesBeside(path, daily)) {
        if (file.endsWith(partEnding) && !file.startsWith(made)) // another window may be making that one just now
            QFile::remove(file);
    }
    return true;
}

QDate offerAll(const QString &path)
{
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-ddTHHmmsszzz"));
    for (const QString &backup : of(path))
        QFile::rename(backup, backupOn(path, dayOf(backup), offer + now + u'-'));
    return dayOf(offered(path).value(0));
}

QStringList offered(const QString &path)
{
    return wholeOnes(path, offer);
}

QDate offeredDay(const QString &path)
{
    const QStringList all = offered(path);
    const auto newest = std::ranges::find_if(all, isSound);
    return newest == all.end() ? QDate() : dayOf(*newest);
}

void settleOffer(const QString &path)
{
    for (const QString &backup : offered(path)) {
        const QString settled = backupOn(path, dayOf(backup));
        QFile::remove(settled); // of that day, and what it holds is in the database too
        QFile::rename(backup, settled);
    }
}

QStringList allBeside(const QString &path)
{
    return filesBeside(path, daily) + filesBeside(path, offer);
}

QString restore(Database &database)
{
    StoreAccess access(database);
    for (const QString &backup : offered(database.path())) {
        const QString problem = isSound(backup) ? restoreOne(access, backup) : QString();
        if (!problem.isEmpty())
            return problem;
    }
    settleOffer(database.path());
    return {};
}

} // namespace tableside::backups
