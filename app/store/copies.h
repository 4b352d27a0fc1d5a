// Automatic copies of the database beside it, one a day, for the day on which the file turns out to be damaged.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace tableside {

class Database;

namespace copies {

inline constexpr int kept = 3;

/// The copies of the database at `path`, newest first.
QStringList of(const QString &path);
QDate dateOf(const QString &copy);

/// Makes today's copy if the newest is older, and removes the oldest beyond `kept`. Over a connection of its own, so
/// that it may run in any thread. False if a copy was due and could not be made.
bool makeIfDue(const QString &path);

/// Takes everything that a copy holds over into a database that holds nothing yet. On failure nothing has changed and
/// the sentence says why; empty on success.
QString restore(Database &database, const QString &copy);

} // namespace copies
} // namespace tableside
