// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The one SQLite file with all data that must not be lost. The class Database opens the file and migrates its schema. Only this
// class decides whether the file is damaged, both at the start and while the app runs. A damaged file is replaced by a new file
// with everything readable and the data of the newest backup (see Recovery). If no file can be used, the data is only in memory,
// so that people can still play; notice() then gives the reason. The stores (such as MatchStore) read and write the tables
// through a Database.
#pragma once

#include "app/store/database/file_watch.h"
#include "app/store/database/recovery.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QList>
#include <QObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QString>

#include <functional>
#include <optional>

namespace tableside {

class StoreAccess;

/// The reason why something could not be stored or read; `None` on success.
enum class StoreTrouble {
    None,
    Full,     ///< The disk is full.
    ReadOnly, ///< The file or its folder is not writable.
    Damaged,  ///< The file's content is not valid SQLite data.
    Busy,     ///< Another connection kept the file locked for longer than the timeout.
    Stale,    ///< Another window of this app has changed the same match or score sheet.
    Other
};

/// A report on a damaged or lost file and its repair.
struct DamageReport
{
    enum class Cause {
        Damaged,  ///< The file's content is not valid SQLite data.
        Missing,  ///< The file is gone or empty.
        Replaced, ///< Another file or a folder now has the file's name.
        Older     ///< The file is intact but older than the newest backup, for example after the loss of its log.
    };
    Cause cause = Cause::Damaged;
    QString setAside;   ///< The path to which the damaged file was renamed; empty if there was none.
    int readable = 0;   ///< The number of games that could be read, at least in part.
    int whole = 0;      ///< The number of readable games that are complete.
    QDateTime backupAt; ///< The time of the newest intact backup; invalid if there is none.
    GameCount backup;   ///< The numbers of games in that backup.
    GameCount now;      ///< The numbers of games in the database after the repair.
    int shortened = 0;  ///< The number of games in the repaired database whose last moves or entries are missing.
    int lost = 0;       ///< The number of games that existed while the app ran and are missing now.
    /// Whether `lost` is known. If the damage was found at the start of the app, `lost` is unknown, because no list of games had
    /// been read before.
    bool isListKnown = false;
    bool isStored = true; ///< Whether a new file could be written; otherwise all data is in memory only.
};

/// The database of this app: one SQLite file, or memory if no file can be used. Each object must be used in one thread only and
/// must outlive the stores that use it. Several objects may be open at once, even for the same file, because each has its own
/// connection name.
class Database
{
    Q_DECLARE_TR_FUNCTIONS(tableside::Database)

public:
    /// Opens or creates the file at \p path; an empty \p path means defaultPath(). \p backupFolder contains further backups and
    /// may be empty. The database can always be used afterwards, if necessary in memory. If something went wrong, isPersistent(),
    /// notice(), and damage() describe the problem.
    explicit Database(const QString &path = {}, const QString &backupFolder = {});
    /// Opens a further connection for a job in another thread. Opens only the file that \p watch describes, and never creates,
    /// migrates, or renames a file. isPersistent() is false if the described file no longer exists or cannot be opened.
    Database(const QString &path, const FileWatch &watch);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    /// Returns the path of `tableside.sqlite` in the user's folder for application data.
    static QString defaultPath();
    /// Returns the schema version that this program writes (PRAGMA user_version).
    static int schemaVersion();

    QString path() const { return m_path; }
    /// Returns whether the data is in a file; otherwise it is in memory and lost when the app ends.
    bool isPersistent() const { return m_persistent; }
    /// Returns sentences for the user about a database file that was refused or cannot be written; empty if there is no such
    /// problem.
    QString notice() const { return m_notice ? m_notice() : QString(); }
    /// Returns SQLite's reason for not opening the file; `None` if there was no SQLite error.
    StoreTrouble openingTrouble() const { return m_openingTrouble; }

    QSqlDatabase connection() const { return QSqlDatabase::database(m_connectionName, false); }
    /// Returns the identity of the open file. Jobs in other threads must not open any other file.
    const FileWatch &watch() const { return m_watch; }

    /// Returns the last damage that was found and repaired; nothing after forgetDamage().
    const std::optional<DamageReport> &damage() const { return m_damage; }
    void forgetDamage() { m_damage.reset(); }
    /// Sets a callback that runs after each repair() and catchUpWithBackup(), because all data must then be read again. Damage
    /// that is found while opening the file does not run the callback.
    void setRepaired(const std::function<void()> &repaired) { m_repaired = repaired; }

    /// Repairs the file if it was deleted, replaced, or shortened. Returns false if a repair was necessary but failed.
    bool checkFile();
    /// Creates a new file from everything readable in the damaged file, the newest intact backup, and the games that stores hold
    /// in memory. If no new file can be written, returns false, and the data is in memory. In a background job, only sets
    /// foundDamage() and returns false. No query may be active.
    bool repair(DamageReport::Cause cause);
    /// Adds to the file everything from the newest intact backup that is missing in the file. Called when the newest backup has
    /// later changes than the file.
    void catchUpWithBackup();
    /// Schedules a repair on the event loop. Used by callers with an active query, because repair() must not run during a query.
    void repairSoon();
    /// Returns whether this connection of a background job found damage, which the main thread's Database must repair.
    bool foundDamage() const { return m_foundDamage; }
    /// Stores the file's present size in watch(). Called after the file was shortened on purpose, so that this does not count as
    /// damage.
    void restartWatch() { m_watch.start(m_path); }
    /// Updates watch() with the file's new size. Called after each change.
    void noteChange() { m_watch.update(); }
    /// Keeps the ids of all stored games in memory, so that a later repair can count the lost games.
    void rememberGames();
    void setBackupFolder(const QString &folder) { m_backupFolder = folder; }

    /// Registers the StoreAccess of a store. Before the file is replaced, the queries of all registered objects are ended.
    void add(StoreAccess *access) { m_accesses << access; }
    void remove(StoreAccess *access) { m_accesses.removeOne(access); }

    /// Returns the StoreTrouble that describes an SQLite error.
    static StoreTrouble trouble(const QSqlError &error);
    /// Returns a sentence for the user about \p error and what to do next; empty for no error.
    QString sentence(const QSqlError &error) const;
    /// Returns a sentence for the user about `Stale`: another window of the app has changed the game.
    static QString staleSentence();
    /// Returns a sentence for the user that the file is damaged or missing.
    QString damageSentence() const;

private:
    enum class Opening { Ready, Damaged, Newer, Foreign, Failed };

    void openFile();
    bool hasDataToMerge() const;
    void fillNewFile();
    void replaceFile(DamageReport::Cause cause);
    bool build(const QString &file, DamageReport &report, const QString &damaged);
    bool mergeInto(const QSqlDatabase &target, DamageReport &report, const QString &damaged, const QString &file);
    bool writeOpenGames();
    void fillMemory(DamageReport &report, const QString &damaged);
    void useMemory(Opening opening);
    int lostIn(const QSqlDatabase &target) const;
    Opening tryToOpen();
    Opening inspect();
    bool isSound();
    bool migrate();
    bool migrateFrom(int version);
    bool canWrite();
    bool connectTo(const QString &file, const QString &options = {});
    void disconnectFile();
    void close(const QString &connectionName);
    bool run(const QString &statement);
    std::optional<qint64> number(const QString &statement);
    QString refusal(Opening opening, const QSqlError &error) const;
    void refuse(Opening opening);

    QString m_path;
    QString m_backupFolder;
    QString m_connectionName;
    std::function<QString()> m_notice; ///< Returns the notice in the current language; null if there is none.
    std::function<void()> m_repaired;
    QSqlError m_error; ///< The error of the last failed statement.
    StoreTrouble m_openingTrouble = StoreTrouble::None;
    FileWatch m_watch;
    std::optional<DamageReport> m_damage;
    QList<StoreAccess *> m_accesses;
    QSet<qint64> m_sheetIds; ///< The ids of the score games last seen in the file, for counting DamageReport::lost.
    QSet<qint64> m_matchIds;
    bool m_isListKnown = false;
    QObject m_context; ///< The context object of the repairs that repairSoon() schedules.
    bool m_persistent = false;
    bool m_isJob = false;
    bool m_isRepairing = false;
    bool m_isRepairWanted = false;
    bool m_foundDamage = false;
    bool m_isNew = false; ///< Whether the file was missing or had no tables when it was opened.
};

} // namespace tableside
