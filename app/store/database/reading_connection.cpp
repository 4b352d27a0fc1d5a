// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/reading_connection.h"

#include <QAtomicInt>
#include <QSqlQuery>

namespace tableside {

ReadingConnection::ReadingConnection(const QString &path, Sharing sharing)
{
    static QAtomicInt opened;
    m_name = QStringLiteral("tableside-reading-%1").arg(opened.fetchAndAddRelaxed(1));
    QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    connection.setDatabaseName(path);
    const QString timeout = QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000");
    connection.setConnectOptions(sharing == Alone ? timeout : QStringLiteral("QSQLITE_OPEN_READONLY;") + timeout);
    if (connection.open() && sharing == Alone)
        // The mode must be set before the first access to the file.
        QSqlQuery(connection).exec(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE"));
}

ReadingConnection::~ReadingConnection()
{
    database().close();
    QSqlDatabase::removeDatabase(m_name);
}

} // namespace tableside
