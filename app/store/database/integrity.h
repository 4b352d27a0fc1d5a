// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks whether a database file is valid SQLite data, and renames (quarantines) a damaged file. Checking ten years of games
// takes too long for a start, so opening a file checks only the small tables, and each backup checks the whole file
// (backups::make()).
#pragma once

#include "app/store/database/database.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QStringList>

#include <optional>

namespace tableside::integrity {

/// SQLite's result code for a damaged file, https://sqlite.org/rescode.html
inline constexpr int sqliteCorrupt = 11;

/// Checks all tables except the two large ones (the record lines of matches and the facts of score sheets). Returns the first
/// error found, or nothing if these tables are intact.
std::optional<QSqlError> faultInSmallTables(const QSqlDatabase &database);

/// Checks a whole file, in any thread. Returns `None` if the file is intact.
StoreTrouble examine(const QString &path);

/// Renames a damaged database file and its log to "NAME-damaged-DAY" in the same folder. Also renames a folder that has the name
/// of the database. Open connections keep using the file under its new name. Returns the new path, or an empty string if there is
/// no file or renaming failed.
QString quarantine(const QString &path);
/// Returns all quarantined files of the database at \p path, including their logs.
QStringList quarantined(const QString &path);

/// Waits until a file and its directory entry are on the disk. Returns false if the file cannot be synced.
bool syncToDisk(const QString &path);

} // namespace tableside::integrity
