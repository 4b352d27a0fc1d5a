// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for tests that read the database file as bytes and damage it like a failing disk.
#pragma once

#include "app/store/database/database.h"

#include <QFile>
#include <QSqlQuery>

namespace tableside::test {

inline constexpr qint64 pageSize = 4096; // SQLite's default

/// Overwrites a page of the file. \p page counts from 1, as in SQLite.
inline void damage(const QString &path, qint64 page = 1)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek((page - 1) * pageSize)
        || file.write(QByteArray(pageSize, 'x')) != pageSize)
        qFatal("The file could not be damaged");
}

/// Returns the number of the first page of \p table.
inline qint64 rootPage(const Database &database, const QString &table)
{
    QSqlQuery query(database.connection());
    if (!query.exec(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = '%1'").arg(table)) || !query.next())
        qFatal("There is no table %s", qPrintable(table));
    return query.value(0).toLongLong();
}

/// Returns the bytes of the file; empty if it cannot be read.
inline QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace tableside::test
