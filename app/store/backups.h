// Backups of the database: when they were made, which are kept, how one is made and restored. They are beside the database and, if the
// person wants it, also in a folder of their choice.
#pragma once

#include "app/store/recovery.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tableside {

class Database;
class FileWatch;

namespace backups {

struct Backup
{
    QString file; ///< An absolute path.
    QDateTime madeAt; ///< Local time.
    friend bool operator==(const Backup &, const Backup &) = default;
};

/// Returns the backups of the database at \p path, newest first, those in \p folder included unless it is empty. One from the future
/// was made while the clock was wrong and comes last.
QList<Backup> of(const QString &path, const QString &folder = {});
/// Returns those of \p backups (newest first) that are not kept: beyond the last 5, the last of each of 7 days, and the last of each
/// of 8 weeks.
QList<Backup> expired(const QList<Backup> &backups);
/// Returns the newest backup that passes an integrity check; nothing if there is none.
std::optional<Backup> newestSound(const QString &path, const QString &folder = {});
/// Returns how many games a backup holds; nothing if it cannot be read.
std::optional<GameCount> count(const QString &file);

enum class Outcome {
    Made,
    NotNeeded,       ///< The newest backup holds the same.
    Failed,          ///< The disk is full, or nothing may be written there.
    FolderFailed,    ///< Made beside the database, but not in the chosen folder.
    DatabaseDamaged, ///< The database is damaged or gone. Nothing was made of it.
    DatabaseOlder,   ///< The newest backup beside it holds later changes. Nothing was made of it.
};
/// Makes a backup, in any thread: copies the database that \p watch describes, checks the copy, and only then gives it its name and
/// removes expired ones. The same for \p folder unless it is empty.
Outcome make(const QString &path, const FileWatch &watch, const QString &folder = {});

/// The result of restoring a backup.
struct Restored
{
    int games = 0; ///< Games that were missing or lacked their end.
    QString problem; ///< A sentence; empty if it went well.
};
/// Adds everything to \p database that the backup holds and the database lacks. Nothing is removed.
Restored restore(Database &database, const QString &file);

/// Returns every file beside the database that is or was to become a backup.
QStringList allBeside(const QString &path);

} // namespace backups
} // namespace tableside
