// Checks whether a database file is what SQLite wrote, and sets it aside if it is not. Checking ten years of games takes longer than
// a start may, so that opening a file checks the small tables, and each backup checks the whole file (backups::make()).
#pragma once

#include "app/store/database.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QStringList>

#include <optional>

namespace tableside::integrity {

/// SQLite's result code for a damaged file, https://sqlite.org/rescode.html
inline constexpr int sqliteCorrupt = 11;

/// Returns what is wrong with any table except those of single actions and facts; nothing if they are sound.
std::optional<QSqlError> faultInSmallTables(const QSqlDatabase &database);

/// Checks a whole file, in any thread. Returns `None` if it is sound.
StoreTrouble examine(const QString &path);

/// Renames a damaged file (or a folder in its place) and its log to "NAME-damaged-DAY", beside it. Open connections keep using it under
/// its new name. Returns the new path; empty if there is nothing or it could not be renamed.
QString quarantine(const QString &path);
/// Returns every quarantined file, with their logs.
QStringList quarantined(const QString &path);

/// Waits until a file and its name are on the disk. Returns false if the disk refuses.
bool syncToDisk(const QString &path);

} // namespace tableside::integrity
