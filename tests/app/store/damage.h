// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Helpers for tests that read and write files as bytes, damage the database file like a failing disk, and start store_child.cpp.
#pragma once

#include "app/store/database/database.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QSqlQuery>

namespace tableside::test {

inline constexpr qint64 pageSize = 4096; // SQLite's default

inline void overwrite(const QString &path, qint64 offset, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || !file.seek(offset) || file.write(bytes) != bytes.size())
        qFatal("The file could not be damaged");
}

/// Overwrites a page of the file. \p page counts from 1, as in SQLite.
inline void damage(const QString &path, qint64 page = 1)
{
    overwrite(path, (page - 1) * pageSize, QByteArray(pageSize, 'x'));
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

/// Creates the file or replaces its contents.
inline void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("%s could not be written", qPrintable(path));
}

/// Runs an SQL statement on a file that no Database has open.
inline void executeOn(const QString &path, const QString &statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
        database.setDatabaseName(path);
        if (!database.open() || !QSqlQuery(database).exec(statement))
            qFatal("%s", qPrintable(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
}

/// Starts store_child.cpp and returns the lines that it prints until it ends.
inline QStringList childLines(const QStringList &arguments, int *exitCode = nullptr)
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), QStringList{QStringLiteral("store_child")} + arguments);
    if (!child.waitForFinished())
        qFatal("store_child did not end");
    if (exitCode)
        *exitCode = child.exitCode();
    return QString::fromUtf8(child.readAllStandardOutput()).split(u'\n');
}

} // namespace tableside::test
