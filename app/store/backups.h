// Automatic backups of the database beside it, one a day, for the day on which the file turns out to be damaged. The
// person knows them as copies.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>

namespace tableside {

class Database;

namespace backups {

inline constexpr int kept = 3;

/// Of the database at `path`, newest first, without those that are offered. One of a day that is yet to come was made
/// while the clock was wrong; nobody knows how old it is, and it comes last.
QStringList of(const QString &path);
QDate dayOf(const QString &backup);

/// There is none of today.
bool isDue(const QString &path);
/// Makes that of today if there is none, and removes the oldest beyond `kept` and what was cut short on other days. Over a
/// connection of its own, so that it may run in any thread. False if a backup was due and could not be made.
bool makeIfDue(const QString &path);

/// The file is damaged, emptied or gone: its backups get names that makeIfDue() leaves alone, until settleOffer(). The day
/// of the newest that is offered, from now or from before; invalid if there is none.
QDate offerAll(const QString &path);
/// All of them, newest first.
QStringList offered(const QString &path);
/// The day of the newest one that is sound; invalid if there is none.
QDate offeredDay(const QString &path);
/// They are backups like others again.
void settleOffer(const QString &path);

/// All that backups ever left beside the database, also what was cut short.
QStringList allBeside(const QString &path);

/// Adds everything that the offered backups hold and the database does not, the newest first, and settles the offer. Those
/// that are not sound are left out. A sentence for the person if that failed: then the offer stays, and what has been
/// added too.
QString restore(Database &database);

} // namespace backups
} // namespace tableside
