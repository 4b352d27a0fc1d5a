#include "app/store/integrity.h"

#include "app/store/reading_connection.h"

#include <QFile>
#include <QSqlQuery>
#include <QStringList>

namespace tableside::integrity {

namespace {

QString noteBeside(const QString &path)
{
    return path + QStringLiteral("-damaged");
}

std::optional<QSqlError> faultFoundBy(const QString &check, const QSqlDatabase &database)
{
    QSqlQuery query(database);
    if (!query.exec(check) || !query.next())
        return query.lastError();
    const QString found = query.value(0).toString();
    if (found == QLatin1String("ok"))
        return std::nullopt;
    return QSqlError(found, {}, QSqlError::StatementError, QString::number(sqliteCorrupt));
}

std::optional<QSqlError> anyFault(const QSqlDatabase &database)
{
    return faultFoundBy(QStringLiteral("PRAGMA quick_check(1)"), database);
}

} // namespace

std::optional<QSqlError> fault(const QSqlDatabase &database, const QString &path)
{
    if (QFile::exists(noteBeside(path)))
        return anyFault(database);
    QSqlQuery tables(database);
    if (!tables.exec(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"
                                    " AND name NOT IN ('table_match_line', 'score_fact')")))
        return tables.lastError();
    while (tables.next()) {
        const QString check = QStringLiteral("PRAGMA quick_check('%1')").arg(tables.value(0).toString());
        if (const auto found = faultFoundBy(check, database))
            return found;
    }
    return tables.lastError().isValid() ? std::optional(tables.lastError()) : std::nullopt;
}

StoreTrouble examine(const QString &path)
{
    const ReadingConnection reading(path);
    if (!reading.isOpen())
        return StoreTrouble::Other;
    const auto found = anyFault(reading.database());
    // Only damage is noted: a file that is locked just now is none.
    const StoreTrouble trouble = found ? Database::trouble(*found) : StoreTrouble::None;
    if (trouble == StoreTrouble::Damaged) {
        QFile note(noteBeside(path));
        if (note.open(QIODevice::WriteOnly))
            note.write(found->databaseText().toUtf8() + found->driverText().toUtf8());
    }
    return trouble;
}

void forgetNote(const QString &path)
{
    QFile::remove(noteBeside(path));
}

} // namespace tableside::integrity
