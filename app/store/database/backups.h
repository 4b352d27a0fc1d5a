// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Backups of the database: lists, makes, checks, expires, and restores them. Backups are in the folder of the database. If the
// user chose a further folder, more backups are made there.
#pragma once

#include "app/store/database/recovery.h"

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
    QString file;     ///< The absolute path of the backup file.
    QDateTime madeAt; ///< When the backup was made, in local time.
    friend bool operator==(const Backup &, const Backup &) = default;
};

/// Returns the backups of the database at \p path, newest first. If \p folder is not empty, includes the backups in \p folder,
/// which may be of several devices. Backups dated in the future come last, because the clock was wrong when they were made.
QList<Backup> of(const QString &path, const QString &folder = {});
/// Returns the backups to remove from \p backups (sorted newest first). The backups to keep are the newest 5, the newest of each
/// of the last 7 days with backups, and the newest of each of the last 8 weeks with backups.
QList<Backup> expired(const QList<Backup> &backups);
/// Returns the newest intact backup, that is, the newest one that passes an integrity check; nothing if there is none.
std::optional<Backup> newestSound(const QString &path, const QString &folder = {});
/// Returns the number of games in the backup \p file, or nothing if the file cannot be read.
std::optional<GameCount> count(const QString &file);

enum class Outcome {
    Made,
    NotNeeded,       ///< The newest backup already has the same content, or the database has no content.
    Failed,          ///< The backup could not be made, for example because the disk is full.
    FolderFailed,    ///< The backup beside the database is current, but none could be made in the chosen folder.
    DatabaseDamaged, ///< The database is damaged or gone, so no backup was made.
    DatabaseOlder,   ///< The newest backup has later changes than the database, so no backup was made.
};
/// Makes a backup beside the database unless the newest backup there has the same content. Copies the database that \p watch
/// describes, checks the copy, gives it its final name, and removes expired backups. If \p folder is not empty, does the same in
/// \p folder. May be called in any thread.
Outcome make(const QString &path, const FileWatch &watch, const QString &folder = {});

/// The result of restoring a backup.
struct Restored
{
    int games = 0;   ///< The number of games that were added to the database, or completed.
    QString problem; ///< The reason why the backup could not be restored, in words for the user; empty on success.
};
/// Adds everything from the backup \p file that is missing in \p database. Removes nothing.
Restored restore(Database &database, const QString &file);

/// Returns all backups beside the database at \p path, including unfinished ones.
QStringList allBeside(const QString &path);

} // namespace backups
} // namespace tableside
