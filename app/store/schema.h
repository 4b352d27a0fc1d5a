// The tables of the one SQLite file, as the steps that lead from each schema version to the next.
#pragma once

#include <QList>
#include <QStringList>

namespace tableside::schema {

/// PRAGMA application_id of our files ("TbSd"), so that nobody else's database is written into.
constexpr qint64 applicationId = 0x54625364;

/// The statements at index n lead from version n to n + 1 and run in one transaction. Released steps never change:
/// append a new one.
const QList<QStringList> &migrations();

} // namespace tableside::schema
