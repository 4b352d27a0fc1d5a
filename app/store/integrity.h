// Whether the database file is what SQLite wrote, and where it goes if it is not. To look through all of ten years takes
// longer than one waits at a start, so that opening looks at the small tables, and the rest is looked through beside the
// app (DailyBackup).
#pragma once

#include "app/store/database.h"

#include <QDate>
#include <QSqlDatabase>
#include <QSqlError>
#include <QStringList>

#include <optional>

namespace tableside::integrity {

/// SQLite's result code for a damaged file, https://sqlite.org/rescode.html
inline constexpr int sqliteCorrupt = 11;

/// What is wrong with any table but those with the single actions and facts; nothing if they are sound.
std::optional<QSqlError> faultInSmallTables(const QSqlDatabase &database);

/// Looks through the whole file, in any thread; `None` if it is sound.
StoreTrouble examine(const QString &path);

/// Renames a damaged file and its log to "NAME-damaged-DAY", beside it. Whoever has it open goes on with it under its new
/// name. Returns the new path, empty if the file could not be moved.
QString quarantine(const QString &path);
/// All of them, with their logs.
QStringList quarantined(const QString &path);
/// The last of them, if it was quarantined on that day or later; else empty. An invalid day is before all others.
QString quarantinedSince(const QString &path, QDate day);

} // namespace tableside::integrity
