#include "store/copies.h"

#include "store/database.h"
#include "store/reading_connection.h"
#include "store/store_access.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <array>

namespace tableside::copies {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Copies)
};

// In the order in which they refer to each other.
constexpr std::array tables{"table_match", "table_match_line", "person", "score_game", "score_fact", "score_seat"};

QString stem(const QString &path)
{
    return QFileInfo(path).completeBaseName() + QStringLiteral("-copy-");
}

QString copyOn(const QString &path, QDate day)
{
    return QFileInfo(path).absoluteDir().filePath(stem(path) + day.toString(Qt::ISODate) + QStringLiteral(".sqlite"));
}

/// Under another name first: a copy that was cut short is none.
bool copyTo(const QString &path, const QString &copy)
{
    const QString unfinished = copy + QStringLiteral(".part");
    QFile::remove(unfinished);
    const ReadingConnection reading(path);
    if (reading.isOpen()) {
        QSqlQuery query(reading.database());
        query.prepare(QStringLiteral("VACUUM INTO ?"));
        query.addBindValue(unfinished);
        if (query.exec())
            return QFile::rename(unfinished, copy);
    }
    QFile::remove(unfinished);
    return false;
}

bool isEmpty(StoreAccess &access)
{
    QSqlQuery query = access.reading();
    return access.prepare(query, "SELECT (SELECT count(*) FROM table_match) + (SELECT count(*) FROM score_game)"
                                 " + (SELECT count(*) FROM person)")
        && access.execute(query) && query.next() && query.value(0).toInt() == 0;
}

bool takeOver(StoreAccess &access)
{
    return access.transact([&] {
        for (const char *table : tables) {
            QSqlQuery query = access.writing();
            const QByteArray statement =
                QByteArray("INSERT INTO main.") + table + " SELECT * FROM earlier." + table;
            if (!access.prepare(query, statement.constData()) || !access.execute(query))
                return false;
        }
        // Calls may have been logged meanwhile, which have taken their numbers.
        QSqlQuery calls = access.writing();
        return access.prepare(calls, "INSERT INTO main.call_entry (game_id, at, entry) "
                                     "SELECT game_id, at, entry FROM earlier.call_entry ORDER BY id")
            && access.execute(calls);
    });
}

} // namespace

QStringList of(const QString &path)
{
    const QDir folder(QFileInfo(path).absolutePath(), stem(path) + QStringLiteral("*.sqlite"), QDir::Name,
                      QDir::Files);
    QStringList copies;
    for (const QString &file : folder.entryList())
        copies.prepend(folder.filePath(file));
    return copies;
}

QDate dateOf(const QString &copy)
{
    return QDate::fromString(QFileInfo(copy).completeBaseName().right(10), Qt::ISODate);
}

bool makeIfDue(const QString &path)
{
    const QDate today = QDate::currentDate();
    const QStringList before = of(path);
    if (!before.isEmpty() && dateOf(before.first()) >= today)
        return true;
    if (!copyTo(path, copyOn(path, today)))
        return false;
    for (const QString &old : of(path).mid(kept))
        QFile::remove(old);
    return true;
}

QString restore(Database &database, const QString &copy)
{
    StoreAccess access(database);
    if (!isEmpty(access))
        return Tr::tr("Something new has been saved meanwhile, so the copy was left as it is.");
    // The copy stays as it is; what is read is a copy of it, brought up to date.
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copy.sqlite"));
    const bool copied = QFile::copy(copy, path);
    if (!copied || !Database(path).isPersistent())
        return Tr::tr("The copy cannot be read either.");
    QSqlQuery attach = access.writing();
    attach.prepare(QStringLiteral("ATTACH DATABASE ? AS earlier"));
    attach.addBindValue(path);
    if (!access.execute(attach))
        return access.problem();
    const bool done = takeOver(access);
    const QString problem = access.problem();
    QSqlQuery detach = access.writing();
    detach.exec(QStringLiteral("DETACH DATABASE earlier")); // the file goes with its folder anyhow
    return done ? QString() : problem;
}

} // namespace tableside::copies
