// The one SQLite file with all data that must not be lost. Opens it, migrates its schema, and is the only class that decides
// whether it is damaged, both at the start and while the app runs. A damaged file is replaced by a new one with everything
// readable and the newest backup (Recovery). If no file can be used, the database is in memory and notice() gives the reason, so
// that people can always play. The stores (such as MatchStore) read and write the tables through a Database.
#pragma once

#include "app/store/file_watch.h"
#include "app/store/recovery.h"

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
        Damaged, ///< The file's content is not valid SQLite data.
        Missing, ///< The file is gone or empty.
        Replaced, ///< Another file or a folder now has the file's name.
        Older ///< The file is sound but older than the newest backup, for example because its write-ahead log was lost.
    };
    Cause cause = Cause::Damaged;
    QString setAside;    ///< The path to which the damaged file was renamed; empty if there was none.
    int readable = 0;    ///< The number of games that could be read, at least in part.
    int whole = 0;       ///< The number of readable games that are complete.
    QDateTime backupAt;  ///< The time of the newest sound backup; invalid if there is none.
    GameCount backup;    ///< The numbers of games in that backup.
    GameCount now;       ///< The numbers of games in the database after the repair.
    int shortened = 0;   ///< The number of games in the repaired database whose last moves or entries are missing.
    int lost = 0;        ///< The number of games that existed while the app ran and are missing now.
    /// Whether `lost` is valid. It is unknown for damage found at the start of the app, before any list of games.
    bool isListKnown = false;
    bool isStored = true; ///< Whether a new file could be written; otherwise everything is in memory only.
};

/// The database of this app: one SQLite file, or memory if no file can be used. Each object must be used in one thread only and
/// must outlive the stores that use it. Several objects may be open at once, even for the same file, because each has its own
/// connection name.
class Database
{
    Q_DECLARE_TR_FUNCTIONS(tableside::Database)

public:
    /// Opens or creates the file at \p path; an empty \p path means defaultPath(). \p backupFolder contains further backups and
    /// may be empty. The database can always be used afterwards. If something went wrong, isPersistent(), notice(), and damage()
    /// describe it.
    explicit Database(const QString &path = {}, const QString &backupFolder = {});
    /// Opens a further connection for a job in another thread. Opens only the file that \p watch describes, and never creates,
    /// migrates, or renames one. isPersistent() is false if that file no longer exists.
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
    /// Returns one or two sentences for the person about a file that was refused or cannot be written; empty if there are none.
    QString notice() const { return m_notice ? m_notice() : QString(); }
    /// Returns SQLite's reason for not opening the file; `None` if there was no SQLite error.
    StoreTrouble openingTrouble() const { return m_openingTrouble; }

    QSqlDatabase connection() const { return QSqlDatabase::database(m_connectionName, false); }
    /// Returns the identity of the open file. Jobs in other threads must not open any other file.
    const FileWatch &watch() const { return m_watch; }

    /// Returns the last damage that was found and repaired; nothing after forgetDamage().
    const std::optional<DamageReport> &damage() const { return m_damage; }
    void forgetDamage() { m_damage.reset(); }
    /// Sets a callback for after a repair, when all data must be read again. Not called for damage found while opening.
    void setRepaired(const std::function<void()> &repaired) { m_repaired = repaired; }

    /// Repairs the file if it was deleted, replaced, or shortened. Returns false if that was necessary and no new file could be
    /// written.
    bool checkFile();
    /// Creates a new file from everything readable in the damaged one, the newest sound backup, and the games that stores hold in
    /// memory. Returns false if no new file could be written; the data is then in memory. No query may be active.
    bool repair(DamageReport::Cause cause);
    /// Adds everything that the newest sound backup has and the file lacks. Called when the file is older than that backup.
    void catchUpWithBackup();
    /// Schedules a repair on the event loop. For callers with an active query, during which repair() must not run.
    void repairSoon();
    /// Returns whether this connection of a background job found damage, which the main thread's Database must repair.
    bool hasMetDamage() const { return m_hasMetDamage; }
    /// Stores the file's present size in watch(). Called after the file was shortened on purpose, so that this does not count as
    /// damage.
    void restartWatch() { m_watch.start(m_path); }
    /// Updates watch() with the file's new size. Called after each change.
    void noteChange() { m_watch.update(); }
    /// Keeps the ids of all stored games in memory, so that a later repair can count the lost games.
    void rememberGames();
    void setBackupFolder(const QString &folder) { m_backupFolder = folder; }

    /// Registers the StoreAccess of a store, whose queries are ended before the file is replaced.
    void add(StoreAccess *access) { m_accesses << access; }
    void remove(StoreAccess *access) { m_accesses.removeOne(access); }

    /// Converts an SQLite error to the app's categories.
    static StoreTrouble trouble(const QSqlError &error);
    /// Returns a sentence for the person about \p error and what to do next; empty for no error.
    QString sentence(const QSqlError &error) const;
    /// Returns a sentence that the file is damaged or missing.
    QString damageSentence() const;

private:
    enum class Opening { Ready, Damaged, Newer, Foreign, Failed };

    void openFile();
    bool hasTraces() const;
    void fillNewFile();
    void exchangeFile(DamageReport::Cause cause);
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
    QObject m_context; ///< The context object of queued calls.
    bool m_persistent = false;
    bool m_isJob = false;
    bool m_isRepairing = false;
    bool m_isRepairWanted = false;
    bool m_hasMetDamage = false;
    bool m_isNew = false; ///< Whether the file was missing or had no tables when it was opened.
};

} // namespace tableside
