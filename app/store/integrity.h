// Whether the database file is what SQLite wrote. To look through all of ten years takes longer than one waits at a start,
// so that opening looks at the small tables, and the rest is looked through beside the app. What is found there is noted
// beside the file, and the next start looks at everything.
#pragma once

#include "app/store/database.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

#include <optional>

namespace tableside::integrity {

/// SQLite's result code for a damaged file, https://sqlite.org/rescode.html
inline constexpr int sqliteCorrupt = 11;

/// Looks at all tables but those with the single actions and facts; at these too if examine() left its note. What is wrong,
/// or nothing.
std::optional<QSqlError> fault(const QSqlDatabase &database, const QString &path);

/// Looks through the whole file, in any thread, and leaves a note if it is damaged. What is wrong with it; `None` if it is
/// sound.
StoreTrouble examine(const QString &path);

/// The file is another one from now on.
void forgetNote(const QString &path);

} // namespace tableside::integrity
