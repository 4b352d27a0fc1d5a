#include "app/store/backups.h"

#include "app/store/database.h"
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
#include <optional>

namespace tableside::backups {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Copies)
};

/// In the order in which they refer to each other. %1 and %2: what is added to the numbers of the matches and of the
/// games, so that they are none that the database has given; who and what it knows already stays as it is there.
constexpr std::array additions{
    "INSERT INTO main.table_match (id, game, summary, line_count, started_at, updated_at, finished_at)"
    " SELECT id + %1, game, summary, line_count, started_at, updated_at, finished_at FROM earlier.table_match AS old"
    " WHERE NOT EXISTS (SELECT 1 FROM main.table_match AS new"
    " WHERE new.game = old.game AND new.started_at = old.started_at)",
    "INSERT INTO main.table_match_line (match_id, sequence, line)"
    " SELECT match_id + %1, sequence, line FROM earlier.table_match_line"
    " WHERE match_id + %1 IN (SELECT id FROM main.table_match)",
    "INSERT OR IGNORE INTO main.person (id, name, portrait, colour, merged_into)"
    " SELECT id, name, portrait, colour, merged_into FROM earlier.person",
    "INSERT OR IGNORE INTO main.score_game"
    " (id, key, started_at, updated_at, fact_count, stage, searched, shown, summary, deleted_at)"
    " SELECT id + %2, key, started_at, updated_at, fact_count, stage, searched, shown, summary, deleted_at"
    " FROM earlier.score_game",
    "INSERT INTO main.score_fact (game_id, sequence, fact) SELECT game_id + %2, sequence, fact FROM earlier.score_fact"
    " WHERE game_id + %2 IN (SELECT id FROM main.score_game)",
    "INSERT INTO main.score_seat (person_id, game_id) SELECT person_id, game_id + %2 FROM earlier.score_seat"
    " WHERE game_id + %2 IN (SELECT id FROM main.score_game)",
    "INSERT INTO main.call_entry (game_id, at, entry) SELECT game_id + %2, at, entry FROM earlier.call_entry AS old"
    " WHERE game_id + %2 IN (SELECT id FROM main.score_game) OR (game_id IS NULL AND NOT EXISTS"
    " (SELECT 1 FROM main.call_entry AS new WHERE new.at = old.at AND new.entry = old.entry)) ORDER BY id",
};

const QString usual = QStringLiteral("-copy-");
const QString setBeside = QStringLiteral("-before-damage-");
constexpr int isoDateLength = 10;

QString stem(const QString &path, const QString &kind)
{
    return QFileInfo(path).completeBaseName() + kind;
}

QString copyOn(const QString &path, QDate day, const QString &kind = usual)
{
    return QFileInfo(path).absoluteDir().filePath(stem(path, kind) + day.toString(Qt::ISODate)
                                                  + QStringLiteral(".sqlite"));
}

/// By name, the last first.
QStringList filesOf(const QString &path, const QString &kind, const QString &ending)
{
    const QDir folder(QFileInfo(path).absolutePath(), stem(path, kind) + u'*' + ending, QDir::Name | QDir::Reversed,
                      QDir::Files);
    QStringList files;
    for (const QString &file : folder.entryList())
        files.append(folder.filePath(file));
    return files;
}

QStringList allOf(const QString &path, const QString &kind)
{
    QStringList copies = filesOf(path, kind, QStringLiteral(".sqlite"));
    std::ranges::stable_partition(copies, [today = QDate::currentDate()](const QString &copy) {
        return dateOf(copy) <= today;
    });
    return copies;
}

/// All of its name but the day: the moment of the damage, and nothing for those that were set apart before they had one.
QString damageOf(const QString &copy)
{
    return QFileInfo(copy).completeBaseName().chopped(isoDateLength);
}

const QString partEnding = QStringLiteral(".part");

/// Under another name first, which is nobody else's: a copy that was cut short is none, nor is one that another window is
/// still writing. True also where that window was faster.
bool copyTo(const QString &path, const QString &copy)
{
    const QString unfinished = copy + u'.' + QUuid::createUuid().toString(QUuid::Id128) + partEnding;
    const ReadingConnection reading(path);
    if (reading.isOpen()) {
        QSqlQuery query(reading.database());
        query.prepare(QStringLiteral("VACUUM INTO ?"));
        query.addBindValue(unfinished);
        if (query.exec() && QFile::rename(unfinished, copy))
            return true;
    }
    QFile::remove(unfinished);
    return QFileInfo::exists(copy);
}

/// The highest number that the table has given, 0 if none.
std::optional<qint64> lastNumber(StoreAccess &access, const char *table)
{
    QSqlQuery query = access.writing();
    if (!access.prepare(query, "SELECT coalesce((SELECT seq FROM main.sqlite_sequence WHERE name = :table), 0)"))
        return {};
    query.bindValue(QStringLiteral(":table"), QString::fromLatin1(table));
    if (!access.execute(query) || !query.next())
        return {};
    return query.value(0).toLongLong();
}

bool takeOver(StoreAccess &access)
{
    return access.transact([&] {
        const auto matches = lastNumber(access, "table_match");
        const auto games = lastNumber(access, "score_game");
        if (!matches || !games)
            return false;
        return std::ranges::all_of(additions, [&](const char *addition) {
            QSqlQuery query = access.writing();
            const QString statement = QString::fromLatin1(addition)
                                          .replace(QLatin1String("%1"), QString::number(*matches))
                                          .replace(QLatin1String("%2"), QString::number(*games));
            return access.prepare(query, statement.toLatin1().constData()) && access.execute(query);
        });
    });
}

bool canBeRead(const QString &file)
{
    constexpr qint64 pieceSize = 1 << 20;
    QFile reading(file);
    if (!reading.open(QIODevice::ReadOnly))
        return false;
    while (!reading.atEnd()) {
        if (reading.read(pieceSize).isEmpty())
            return false;
    }
    return reading.error() == QFile::NoError;
}

/// Brought up to date, if nothing is wrong with it.
StoreTrouble makeReadable(const QString &copy)
{
    // A damaged one would be set aside by opening it, and an empty one begun: both look sound afterwards.
    if (QFileInfo(copy).size() == 0)
        return StoreTrouble::Damaged;
    const StoreTrouble found = integrity::examine(copy);
    if (found != StoreTrouble::None)
        return found;
    const Database opened(copy);
    return opened.isPersistent() || opened.openingTrouble() == StoreTrouble::Full ? opened.openingTrouble()
                                                                                  : StoreTrouble::Damaged;
}

Restored unreadable()
{
    return {Tr::tr("The copy cannot be read either."), true};
}

Restored noRoom(const QString &folder)
{
    //: %1 is a folder, in which an automatic copy is unpacked before it is brought back.
    return {Tr::tr("The copy needs some room in “%1” for a moment. Make some room there and try again.")
                .arg(QDir::toNativeSeparators(folder)), false};
}

} // namespace

QStringList of(const QString &path)
{
    return allOf(path, usual);
}

QStringList apart(const QString &path)
{
    return allOf(path, setBeside);
}

QDate dateOf(const QString &copy)
{
    return QDate::fromString(QFileInfo(copy).completeBaseName().right(isoDateLength), Qt::ISODate);
}

bool isDue(const QString &path)
{
    return !QFileInfo::exists(copyOn(path, QDate::currentDate()));
}

bool makeIfDue(const QString &path)
{
    if (!isDue(path))
        return true;
    const QString made = copyOn(path, QDate::currentDate());
    if (!copyTo(path, made))
        return false;
    for (const QString &old : of(path).mid(kept))
        QFile::remove(old);
    for (const QString &cutShort : filesOf(path, usual, partEnding)) {
        if (!cutShort.startsWith(made)) // another window may be making that one just now
            QFile::remove(cutShort);
    }
    return true;
}

void setApart(const QString &path)
{
    const QString now = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-ddTHHmmsszzz"));
    for (const QString &copy : of(path))
        QFile::rename(copy, copyOn(path, dateOf(copy), setBeside + now + u'-'));
}

void release(const QString &path, const QString &copy)
{
    const QString damage = damageOf(copy);
    for (const QString &one : apart(path)) {
        if (damageOf(one) != damage)
            continue;
        const QString released = copyOn(path, dateOf(one));
        QFile::remove(released); // of that day, and what it holds is in the database too
        QFile::rename(one, released);
    }
}

QStringList allBeside(const QString &path)
{
    const QString anything;
    return filesOf(path, usual, anything) + filesOf(path, setBeside, anything)
        + filesOf(path, QStringLiteral("-damaged-"), anything);
}

Restored restore(Database &database, const QString &copy)
{
    if (!canBeRead(copy))
        return unreadable();
    // The copy stays as it is; what is read is a copy of it.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copy.sqlite"));
    if (!folder.isValid() || !QFile::copy(copy, path))
        return noRoom(QDir::tempPath());
    const StoreTrouble trouble = makeReadable(path);
    if (trouble != StoreTrouble::None)
        return trouble == StoreTrouble::Full ? noRoom(QDir::tempPath()) : unreadable();
    StoreAccess access(database);
    QSqlQuery attach = access.writing();
    attach.prepare(QStringLiteral("ATTACH DATABASE ? AS earlier"));
    attach.addBindValue(path);
    if (!access.execute(attach))
        return {access.problem(), false};
    const bool done = takeOver(access);
    const QString problem = access.problem();
    QSqlQuery detach = access.writing();
    detach.exec(QStringLiteral("DETACH DATABASE earlier")); // the file goes with its folder anyhow
    return {done ? QString() : problem, false};
}

} // namespace tableside::backups
