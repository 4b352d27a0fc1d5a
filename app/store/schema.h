// The tables of the one SQLite file, as the steps that lead from each schema version to the next.
#pragma once

#include <QList>
#include <QSqlError>
#include <QStringList>

class QSqlDatabase;

namespace tableside::schema {

/// PRAGMA application_id of our files ("TbSd"), so that nobody else's database is written into.
constexpr qint64 applicationId = 0x54625364;

struct Migration
{
    QStringList statements;
    /// What SQL cannot do, after them; may be null.
    QSqlError (*change)(const QSqlDatabase &database) = nullptr;
};

/// What is at index n leads from version n to n + 1 and runs in one transaction. Released steps never change: append a
/// new one.
const QList<Migration> &migrations();

} // namespace tableside::schema
