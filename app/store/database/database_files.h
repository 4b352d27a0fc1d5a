// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The files of a database: their names, a connection for reading, integrity checks, and renaming (quarantine) and reading of
// damaged files. Checking ten years of games takes too long for a start, so opening a file checks only the small tables, and each
// backup checks the whole file (backups::make()).
#pragma once

#include "app/store/database/database.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>

namespace tableside {

/// Returns the path of a file beside the database at \p path, with \p addition between its name and its suffix.
QString siblingFile(const QString &path, const QString &addition);
/// Returns all files beside the database at \p path whose names begin with the database's name and \p addition, sorted by name in
/// reverse.
QStringList siblingFiles(const QString &path, const QString &addition);

/// An SQLite connection for reading a database file; read-only if `Shared`. Must be used only in the thread that created it. All
/// queries must end before the connection is destroyed.
class ReadingConnection
{
public:
    enum Sharing {
        Shared, ///< Other connections may write at the same time.
        /// No other connection has the file open. Needs no disk space, but closing the connection copies the write-ahead log into
        /// the file.
        Alone
    };
    explicit ReadingConnection(const QString &path, Sharing sharing = Shared);
    ~ReadingConnection();
    Q_DISABLE_COPY_MOVE(ReadingConnection)

    bool isOpen() const { return database().isOpen(); }
    QSqlDatabase database() const { return QSqlDatabase::database(m_name, false); }

private:
    QString m_name;
};

/// A temporary copy of a damaged database file and its write-ahead log. Deletes the copied files when destroyed. SQLite reads the
/// copied log up to the last complete transaction, regardless of other connections. If the database header is overwritten, the
/// copy gets a new one.
class DamagedCopy
{
public:
    explicit DamagedCopy(const QString &file);

    /// The path of the copy, or of the file itself if it could not be copied.
    QString path() const { return m_path; }

private:
    QTemporaryDir m_folder;
    QString m_path;
};

namespace integrity {

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

} // namespace integrity

} // namespace tableside
