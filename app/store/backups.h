// Automatic copies of the database beside it, one a day, for the day on which the file turns out to be damaged.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace tableside {

class Database;

namespace backups {

inline constexpr int kept = 3;

/// The copies of the database at `path`, newest first, without those set apart. One of a day that is yet to come was made
/// while the clock was wrong; nobody knows how old it is, and it comes last.
QStringList of(const QString &path);
QDate dateOf(const QString &copy);

/// There is none of today.
bool isDue(const QString &path);
/// Makes today's copy if there is none, and removes the oldest beyond `kept` and what was cut short on other days. Over a
/// connection of its own, so that it may run in any thread. False if a copy was due and could not be made.
bool makeIfDue(const QString &path);

/// The file is damaged, emptied or gone: its copies get names that makeIfDue() leaves alone, for they are all that is
/// left, and the next ones are of a file that holds nothing. Those of one damage stay together.
void setApart(const QString &path);
/// Those that were set apart: of the last damage first, and of each the newest first.
QStringList apart(const QString &path);
/// The copies that were set apart with this one, and it itself, are copies like others again; those of other damages are not.
void release(const QString &path, const QString &copy);

/// Whatever of the database at `path` lies beside it: copies of every day, those set apart, those cut short, and damaged files
/// that were set aside.
QStringList allBeside(const QString &path);

struct Restored
{
    QString problem; ///< A sentence for the person, empty on success.
    bool isUnreadable = false; ///< What is wrong is the copy itself: trying again is of no use.
};

/// Adds everything that a copy holds and the database does not. On failure nothing has changed.
Restored restore(Database &database, const QString &copy);

} // namespace backups
} // namespace tableside
