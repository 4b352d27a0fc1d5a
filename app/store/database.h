// The one SQLite file that holds what must not be lost: opens it, brings its schema up to date, and is the one place that decides
// that it is damaged, at the start and while the app runs. Then everything readable and the newest backup are brought together in a
// new file (Recovery). Where no file can be used there is a database in memory and a notice that says why, so that one can always
// play. Tables are read and written by the stores (MatchStore), each over a Database.
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

/// Why something could not be stored or read; `None` when it could.
enum class StoreTrouble {
    None,
    Full,     ///< no room left on the disk
    ReadOnly, ///< the file or its folder must not be written
    Damaged,  ///< what is in the file is not what SQLite wrote
    Busy,     ///< somebody else kept the file locked for longer than we wait
    Stale,    ///< another running Tableside went on with the same match
    Other
};

/// A report on a damaged or lost file and its repair.
struct DamageReport
{
    enum class Cause {
        Damaged, ///< The file isn't what SQLite wrote.
        Missing, ///< The file is gone or empty.
        Replaced, ///< Something else is in its place.
        Older ///< The file is sound but older than the newest backup, as after its log was lost.
    };
    Cause cause = Cause::Damaged;
    QString setAside;    ///< The path of the damaged file now; empty if there was nothing to set aside.
    int readable = 0;    ///< Games that could be read, at least in part.
    int whole = 0;       ///< The readable games that have their end.
    QDateTime backupAt;  ///< When the newest sound backup was made; invalid if there is none.
    GameCount backup;    ///< The games in that backup.
    GameCount now;       ///< The games that are there now.
    int shortened = 0;   ///< The games in `now` that lack their end.
    int lost = 0;        ///< Games that were there while the app ran, and aren't anymore.
    bool isListKnown = false; ///< Whether it is known which games there were: only while the app runs.
    bool isStored = true; ///< False while what was brought together is only in memory: no file could be written.
};

/// Lives in one thread, and longer than the stores over it. Connections are named apart: several instances may be
/// open at once, on the same file too.
class Database
{
    Q_DECLARE_TR_FUNCTIONS(tableside::Database)

public:
    /// Opens (and creates) the file at \p path; an empty \p path means defaultPath(). Afterwards the database can be
    /// used whatever happened: see isPersistent(), notice(), and damage().
    /// \p backupFolder has further backups; it may be empty.
    explicit Database(const QString &path = {}, const QString &backupFolder = {});
    /// A further connection for a job in another thread. Opens the file that \p watch describes and never creates, changes the schema
    /// of, or renames one. isPersistent() is false if that file isn't there anymore.
    Database(const QString &path, const FileWatch &watch);
    ~Database();
    Q_DISABLE_COPY_MOVE(Database)

    /// `tableside.sqlite` in the user's folder for application data.
    static QString defaultPath();
    /// The schema version that this program writes (PRAGMA user_version).
    static int schemaVersion();

    QString path() const { return m_path; }
    /// False when `path` could not be used: what is stored is then forgotten at the end.
    bool isPersistent() const { return m_persistent; }
    /// One or two sentences for the person about a file that was refused or cannot be written; else empty.
    QString notice() const { return m_notice ? m_notice() : QString(); }
    /// What SQLite said when `path` could not be used; `None` also where it was not SQLite that refused.
    StoreTrouble openingTrouble() const { return m_openingTrouble; }

    QSqlDatabase connection() const { return QSqlDatabase::database(m_connectionName, false); }
    /// For jobs in other threads, which must not open anything else.
    const FileWatch &watch() const { return m_watch; }

    /// The last damage that was found and repaired, until forgetDamage().
    const std::optional<DamageReport> &damage() const { return m_damage; }
    void forgetDamage() { m_damage.reset(); }
    /// Sets what is called after a repair: everything that was read is to be read again. Not called for damage found at the start.
    void setRepaired(const std::function<void()> &repaired) { m_repaired = repaired; }

    /// Repairs the file if it was deleted, replaced, or shortened. Returns false if it was and no new file could be written.
    bool checkFile();
    /// Brings together in a new file what can be read of the damaged one, the newest sound backup, and what the stores hold in
    /// memory. Returns false if no new file could be written; then all of it is in memory. No query may be active.
    bool repair(DamageReport::Cause cause);
    /// Adds what the newest sound backup holds and the file lacks, because the file is older than that.
    void catchUpWithBackup();
    /// Repairs the file as soon as the event loop runs, because a query is active now.
    void repairSoon();
    /// Whether a job has met damage, which the database of the app's thread is to repair.
    bool hasMetDamage() const { return m_hasMetDamage; }
    /// Called after the file was shortened on purpose.
    void restartWatch() { m_watch.start(m_path); }
    /// Called after each change.
    void noteChange() { m_watch.update(); }
    /// Remembers which games there are, so that a repair can say how many are lost.
    void rememberGames();
    void setBackupFolder(const QString &folder) { m_backupFolder = folder; }

    /// A store's queries end before the file is exchanged, so that each StoreAccess is known here.
    void add(StoreAccess *access) { m_accesses << access; }
    void remove(StoreAccess *access) { m_accesses.removeOne(access); }

    /// What an SQLite error means to us.
    static StoreTrouble trouble(const QSqlError &error);
    /// The same as words for the person, with what to do next. Empty for `None`.
    QString sentence(const QSqlError &error) const;
    /// How much of a file that is damaged could be saved, in sentences.
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
    std::function<QString()> m_notice; ///< In the language of the moment; none if there is nothing to say.
    std::function<void()> m_repaired;
    QSqlError m_error; ///< of the last statement while opening
    StoreTrouble m_openingTrouble = StoreTrouble::None;
    FileWatch m_watch;
    std::optional<DamageReport> m_damage;
    QList<StoreAccess *> m_accesses;
    QSet<qint64> m_sheetIds; ///< Games that are known to have been stored; see DamageReport::lost.
    QSet<qint64> m_matchIds;
    bool m_isListKnown = false;
    QObject m_context; ///< The context of calls that wait for the event loop.
    bool m_persistent = false;
    bool m_isJob = false;
    bool m_isRepairing = false;
    bool m_isRepairWanted = false;
    bool m_hasMetDamage = false;
    bool m_isNew = false; ///< there was nothing in the file, or no file
};

} // namespace tableside
