// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables of the SQLite file, defined as migrations from each schema version to the next.
#pragma once

#include <QList>
#include <QSqlError>
#include <QStringList>

class QSqlDatabase;

namespace tableside::schema {

/// The PRAGMA application_id of the app's files ("TbSd"), which prevents writing into a database of another program.
constexpr qint64 applicationId = 0x54625364;

/// One step from a schema version to the next.
struct Migration
{
    QStringList statements;
    /// A function that changes data in ways that SQL cannot. Runs after `statements`; may be null.
    QSqlError (*change)(const QSqlDatabase &database) = nullptr;
};

/// Returns the migrations. The one at index n leads from version n to n + 1 and runs in one transaction. Released migrations must
/// never change: append a new one.
const QList<Migration> &migrations();

} // namespace tableside::schema
