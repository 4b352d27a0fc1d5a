// Automatic copies of the database beside it, one a day, for the day on which the file turns out to be damaged.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace tableside {

class Database;

namespace copies {

inline constexpr int kept = 3;

/// The copies of the database at `path`, newest first, without those set apart.
QStringList of(const QString &path);
QDate dateOf(const QString &copy);

/// Makes today's copy if the newest is older, and removes the oldest beyond `kept`. Over a connection of its own, so
/// that it may run in any thread. False if a copy was due and could not be made.
bool makeIfDue(const QString &path);

/// The file is damaged, emptied or gone: its copies get names that makeIfDue() leaves alone, for they are all that is
/// left, and the next ones are of a file that holds nothing.
void setApart(const QString &path);
/// Those that were set apart, newest first.
QStringList apart(const QString &path);
/// They are copies like others again.
void release(const QString &path);

/// Adds everything that a copy holds and the database does not. On failure nothing has changed and the sentence says
/// why; empty on success.
QString restore(Database &database, const QString &copy);

} // namespace copies
} // namespace tableside
