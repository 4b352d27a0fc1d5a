// The database file as bytes, and damage to it as a failing disk leaves it behind.
#pragma once

#include "app/store/database.h"

#include <QFile>
#include <QSqlQuery>

namespace tableside::test {

inline constexpr qint64 pageSize = 4096; // SQLite's own choice

inline void damage(const QString &path, qint64 page = 1)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek((page - 1) * pageSize)
        || file.write(QByteArray(pageSize, 'x')) != pageSize)
        qFatal("The file could not be damaged");
}

inline qint64 rootPage(const Database &database, const QString &table)
{
    QSqlQuery query(database.connection());
    if (!query.exec(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = '%1'").arg(table)) || !query.next())
        qFatal("There is no table %s", qPrintable(table));
    return query.value(0).toLongLong();
}

/// Empty if it cannot be read.
inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tableside::test
