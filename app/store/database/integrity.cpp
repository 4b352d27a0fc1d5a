// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/integrity.h"

#include "app/store/database/files_beside.h"
#include "app/store/database/reading_connection.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>

#include <algorithm>
#include <array>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace tableside::integrity {

namespace {

const QString damaged = QStringLiteral("-damaged-");

/// The suffixes that SQLite appends for the files of one database.
constexpr std::array fileSuffixes{"", "-wal", "-shm"};

QString withSuffix(const QString &path, const char *suffix)
{
    return path + QLatin1String(suffix);
}

bool isTaken(const QString &path)
{
    return std::ranges::any_of(fileSuffixes, [&](const char *suffix) { return QFileInfo::exists(withSuffix(path, suffix)); });
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

} // namespace

std::optional<QSqlError> faultInSmallTables(const QSqlDatabase &database)
{
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
    const auto found = faultFoundBy(QStringLiteral("PRAGMA quick_check(1)"), reading.database());
    return found ? Database::trouble(*found) : StoreTrouble::None;
}

QString quarantine(const QString &path)
{
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    QString aside = siblingFile(path, damaged + day);
    for (int n = 2; isTaken(aside); ++n)
        aside = siblingFile(path, damaged + day + u'-' + QString::number(n));
    // The database is renamed before its write-ahead log. After a crash between the two, only the log has its old name, and
    // SQLite discards that log beside a new database. A log whose database is missing is renamed, too.
    const bool isThere = QFileInfo::exists(path);
    if (isThere && !QFile::rename(path, aside))
        return {};
    for (const char *suffix : {"-wal", "-shm"})
        QFile::rename(withSuffix(path, suffix), withSuffix(aside, suffix));
    return isThere ? aside : QString();
}

QStringList quarantined(const QString &path)
{
    return siblingFiles(path, damaged);
}

bool syncToDisk([[maybe_unused]] const QString &path)
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_WASM)
    const auto sync = [](const QString &name) {
        const int file = open(QFile::encodeName(name).constData(), O_RDONLY | O_CLOEXEC);
        const bool isSynced = file >= 0 && fsync(file) == 0;
        if (file >= 0)
            close(file);
        return isSynced;
    };
    sync(QFileInfo(path).absolutePath()); // the result is ignored: some file systems cannot sync a folder
    return sync(path);
#else
    return true;
#endif
}

} // namespace tableside::integrity
