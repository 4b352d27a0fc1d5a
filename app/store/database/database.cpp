// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/store/database/database.h"

#include "app/store/database/backups.h"
#include "app/store/database/database_files.h"
#include "app/store/database/store_access.h"
#include "app/store/schema/schema.h"
#include "app/system/lock_place.h"

#include <QAtomicInt>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QScopedValueRollback>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tableside {

namespace {

#ifdef Q_OS_WASM
/// WAL needs shared memory, which the browser's in-memory file system lacks.
constexpr char journalMode[] = "DELETE";
#else
/// SQLite falls back to the rollback journal, which is as safe but slower, on file systems without the shared memory that WAL
/// needs.
constexpr char journalMode[] = "WAL";
#endif

// SQLite's primary result codes, https://sqlite.org/rescode.html
enum SqliteCode {
    sqlitePerm = 3,
    sqliteBusy = 5,
    sqliteLocked = 6,
    sqliteReadOnly = 8,
    sqliteFull = 13,
    sqliteCantOpen = 14,
    sqliteNotADatabase = 26,
};
// Extended codes that need their own handling: the disk has no space for SQLite's shared memory file, and the database file was
// renamed (integrity::quarantine()) while not in WAL mode.
constexpr int sqliteNoRoomForShm = 4874;
constexpr int sqliteMoved = 1032;
// SQLite's extended codes for a file that became shorter and for a damaged file system.
constexpr int sqliteShortRead = 522;
constexpr int sqliteCorruptFileSystem = 8458;

// The lock timeout in milliseconds. Writing takes only a few milliseconds. A process that holds the lock for longer is probably
// stuck, and the user should not have to wait for it.
constexpr int lockTimeoutMs = 2000;

QString nextConnectionName()
{
    static QAtomicInt opened;
    return QStringLiteral("tableside-%1").arg(opened.fetchAndAddRelaxed(1));
}

QSqlDatabase openConnection(const QString &name)
{
    return QSqlDatabase::database(name, false);
}

/// Returns the path of the file to which open games are written from memory before a damaged database is repaired.
QString unsavedFile(const QString &path)
{
    return siblingFile(path, QStringLiteral("-unsaved"));
}

/// Returns the temporary path of a repaired file, which is renamed when it replaces the damaged file.
QString restoredFile(const QString &path)
{
    return siblingFile(path, QStringLiteral("-restored"));
}

} // namespace

Database::Database(const QString &path, const QString &backupFolder)
    : m_path(path.isEmpty() ? defaultPath() : path), m_backupFolder(backupFolder), m_connectionName(nextConnectionName())
{
    openFile();
}

Database::Database(const QString &path, const FileWatch &watch)
    : m_path(path), m_connectionName(nextConnectionName()), m_watch(watch), m_isJob(true)
{
    QUrl url = QUrl::fromLocalFile(path);
    url.setQuery(QStringLiteral("mode=rw")); // opening must not create a file
    m_persistent = m_watch.isInPlace() && connectTo(url.toString(QUrl::FullyEncoded), QStringLiteral(";QSQLITE_OPEN_URI"))
        && number(QStringLiteral("PRAGMA user_version")) == schemaVersion() && run(QStringLiteral("PRAGMA synchronous = FULL"))
        && m_watch.isInPlace();
    if (m_persistent)
        return;
    m_foundDamage = !m_watch.isInPlace() || trouble(m_error) == StoreTrouble::Damaged;
    m_openingTrouble = m_foundDamage ? StoreTrouble::Damaged : trouble(m_error);
    m_notice = [this, error = m_error] { return m_foundDamage ? damageSentence() : sentence(error); };
}

Database::~Database()
{
    disconnectFile();
    for (StoreAccess *access : std::as_const(m_accesses))
        access->detach();
}

QString Database::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/tableside.sqlite");
}

int Database::schemaVersion()
{
    return static_cast<int>(schema::migrations().size());
}

void Database::openFile()
{
    QDir().mkpath(QFileInfo(m_path).absolutePath()); // if this fails, opening the file fails too and reports the error
    // Only one window at a time may open the file, for two reasons. SQLite does not wait while another window switches a new file
    // to WAL mode. And a window that has found a damaged file might replace the file that another window has just repaired. If
    // the lock is impossible or not free in time, the file is opened without the lock.
    QLockFile turn(m_path + QStringLiteral(".lock"));
    if (canLockAt(turn.fileName()))
        turn.tryLock(lockTimeoutMs);
    if (!QFileInfo::exists(m_path)) // the app may have ended in the middle of a repair, after renaming the damaged file
        QFile::rename(restoredFile(m_path), m_path);
    Opening opening = tryToOpen();
    if (QFileInfo(m_path).isDir())
        opening = Opening::Damaged;
    m_persistent = opening == Opening::Ready;
    if (opening == Opening::Damaged)
        replaceFile(QFileInfo(m_path).isDir() ? DamageReport::Cause::Replaced : DamageReport::Cause::Damaged);
    else if (m_persistent && hasDataToMerge())
        fillNewFile();
    else if (!m_persistent)
        useMemory(opening);
    if (m_persistent)
        m_watch.start(m_path);
}

/// Returns whether data must be added to the file that was just opened: the file is new although backups exist, or an earlier
/// repair was interrupted.
bool Database::hasDataToMerge() const
{
    return (m_isNew && !backups::of(m_path, m_backupFolder).isEmpty()) || QFileInfo::exists(unsavedFile(m_path));
}

/// Fills a new file with the data of the newest backup, or completes an interrupted repair.
void Database::fillNewFile()
{
    DamageReport report;
    report.cause = DamageReport::Cause::Missing;
    if (!mergeInto(connection(), report, {}, {}))
        return; // the next start of the app tries again
    QFile::remove(unsavedFile(m_path));
    report.isStored = true;
    if (m_isNew)
        m_damage = report;
}

void Database::catchUpWithBackup()
{
    DamageReport report;
    report.cause = DamageReport::Cause::Older;
    if (!m_persistent || !mergeInto(connection(), report, {}, {}))
        return;
    noteChange();
    rememberGames();
    m_damage = report;
    if (m_repaired)
        m_repaired();
}

bool Database::checkFile()
{
    return m_watch.isInPlace() || !m_persistent
        || repair(QFileInfo::exists(m_path) ? DamageReport::Cause::Replaced : DamageReport::Cause::Missing);
}

bool Database::repair(DamageReport::Cause cause)
{
    m_isRepairWanted = false;
    if (m_isJob) {
        m_foundDamage = true;
        return false;
    }
    if (m_isRepairing || !m_persistent)
        return false;
    const QScopedValueRollback isRepairing(m_isRepairing, true);
    QLockFile turn(m_path + QStringLiteral(".lock"));
    if (canLockAt(turn.fileName()))
        turn.tryLock(lockTimeoutMs);
    replaceFile(cause);
    if (m_persistent)
        m_watch.start(m_path);
    rememberGames();
    if (m_repaired)
        m_repaired();
    return m_persistent;
}

void Database::repairSoon()
{
    m_foundDamage = true;
    if (m_isJob || std::exchange(m_isRepairWanted, true))
        return;
    QMetaObject::invokeMethod(
        &m_context,
        [this] {
            if (m_isRepairWanted)
                repair(DamageReport::Cause::Damaged);
        },
        Qt::QueuedConnection);
}

/// Builds an intact file beside the damaged one, renames the damaged file (quarantines it), and opens the intact file in its
/// place. The damaged file keeps its name until the intact file is on the disk. After a power cut, the next start of the app thus
/// finds one of the two files.
void Database::replaceFile(DamageReport::Cause cause)
{
    DamageReport report;
    report.cause = cause;
    const QString damaged = std::exchange(m_connectionName, nextConnectionName());
    const QString restored = restoredFile(m_path);
    QFile::remove(restored);
    const bool isBuilt = writeOpenGames() && build(restored, report, damaged);
    if (isBuilt) {
        // The damaged file is renamed while it is open, because closing it first would copy its write-ahead log into this file.
        // The damaged file is closed before the intact file gets the name "tableside.sqlite", because closing deletes the log of
        // that name.
        report.setAside = integrity::quarantine(m_path);
        close(damaged);
        m_persistent = !QFileInfo::exists(m_path) && QFile::rename(restored, m_path) && tryToOpen() == Opening::Ready;
    }
    if (m_persistent && isBuilt) {
        integrity::syncToDisk(m_path);
        QFile::remove(unsavedFile(m_path));
    } else {
        m_persistent = false;
        report.isStored = false;
        fillMemory(report, damaged);
        close(damaged);
        refuse(Opening::Damaged);
    }
    m_damage = report;
}

bool Database::build(const QString &file, DamageReport &report, const QString &damaged)
{
    const QString part = file + QStringLiteral(".part");
    QFile::remove(part);
    const bool isMerged = connectTo(part) && run(QStringLiteral("PRAGMA journal_mode = DELETE")) && migrate()
        && mergeInto(connection(), report, damaged, m_path);
    disconnectFile();
    const bool isBuilt = isMerged && integrity::syncToDisk(part) && QFile::rename(part, file);
    if (!isBuilt)
        QFile::remove(part);
    return isBuilt;
}

/// Adds three sources to \p target, newest first: the games that were held in memory (in unsavedFile()); everything readable
/// through the connection \p damaged and in \p file, either of which may be empty; and the newest intact backup.
bool Database::mergeInto(const QSqlDatabase &target, DamageReport &report, const QString &damaged, const QString &file)
{
    Recovery recovery(target);
    const auto addFile = [&](const QString &source, Recovery::Trust trust) {
        // A full disk has no space for a copy of the damaged file or for SQLite's shared memory file. The damaged file itself is
        // then read, with a connection that needs no space.
        const bool isFull = source == file && m_openingTrouble == StoreTrouble::Full;
        const ReadingConnection reading(source, isFull ? ReadingConnection::Alone : ReadingConnection::Shared);
        if (reading.isOpen())
            recovery.addFrom(reading.database(), trust);
    };
    if (QFileInfo::exists(unsavedFile(m_path)))
        addFile(unsavedFile(m_path), Recovery::Trust::Checked);
    recovery.beginTally();
    if (openConnection(damaged).isOpen())
        recovery.addFrom(openConnection(damaged), Recovery::Trust::Damaged);
    if (QFileInfo(file).isFile()) {
        const DamagedCopy copy(file);
        addFile(copy.path(), Recovery::Trust::Damaged);
    }
    report.readable = static_cast<int>(recovery.tally().readable.size());
    report.whole = static_cast<int>(recovery.tally().whole.size());
    if (const auto backup = backups::newestSound(m_path, m_backupFolder)) {
        report.backupAt = backup->madeAt;
        report.backup = backups::count(backup->file).value_or(GameCount());
        addFile(backup->file, Recovery::Trust::Checked);
    }
    const bool isMerged = recovery.finish();
    m_error = recovery.error();
    report.shortened = recovery.shortened();
    report.now = countGames(target).value_or(GameCount());
    report.lost = lostIn(target);
    report.isListKnown = m_isListKnown;
    return isMerged;
}

/// Writes the games that stores hold in memory to the disk before the repair continues, because the app may be killed meanwhile.
bool Database::writeOpenGames()
{
    const QString file = unsavedFile(m_path);
    const auto hasGames = [](const StoreAccess *access) { return access->openGames() != nullptr; };
    // If the file exists, an earlier, interrupted repair has already written the games.
    if (QFileInfo::exists(file) || std::ranges::none_of(m_accesses, hasGames))
        return true;
    const QString part = file + QStringLiteral(".part");
    QFile::remove(part);
    bool isWritten = connectTo(part) && run(QStringLiteral("PRAGMA journal_mode = DELETE")) && migrate()
        && run(QStringLiteral("BEGIN"));
    for (const StoreAccess *access : std::as_const(m_accesses)) {
        if (isWritten && access->openGames())
            isWritten = access->openGames()(connection());
    }
    isWritten = isWritten && run(QStringLiteral("COMMIT"));
    disconnectFile();
    return isWritten && integrity::syncToDisk(part) && QFile::rename(part, file);
}

/// Returns the number of games in the list from rememberGames() that are missing in \p target.
int Database::lostIn(const QSqlDatabase &target) const
{
    int lost = 0;
    for (const auto &[statement, known] :
         {std::pair("SELECT id FROM score_game", &m_sheetIds), std::pair("SELECT id FROM table_match", &m_matchIds)}) {
        QSet<qint64> missing = *known;
        QSqlQuery query(target);
        query.exec(QLatin1String(statement));
        while (query.next())
            missing.remove(query.value(0).toLongLong());
        lost += static_cast<int>(missing.size());
    }
    return lost;
}

void Database::rememberGames()
{
    m_isListKnown = true;
    for (const auto &[statement, ids] :
         {std::pair("SELECT id FROM score_game", &m_sheetIds), std::pair("SELECT id FROM table_match", &m_matchIds)}) {
        ids->clear();
        QSqlQuery query(connection());
        query.setForwardOnly(true);
        query.exec(QLatin1String(statement));
        while (query.next())
            ids->insert(query.value(0).toLongLong());
    }
}

/// Opens a database in memory and adds everything readable from the damaged file and the newest backup.
void Database::fillMemory(DamageReport &report, const QString &damaged)
{
    const QSqlError error = m_error; // the calls below overwrite m_error, the reason why there is no file
    if (connectTo(QStringLiteral(":memory:")) && migrate())
        mergeInto(connection(), report, damaged, m_path);
    m_error = error;
}

/// Uses a database in memory because the file cannot be used. If the file cannot be opened or written, still adds its readable
/// games, so that the user can see them.
void Database::useMemory(Opening opening)
{
    refuse(opening);
    disconnectFile();
    DamageReport report;
    if (opening == Opening::Failed)
        fillMemory(report, {});
    else if (connectTo(QStringLiteral(":memory:")))
        migrate();
}

Database::Opening Database::tryToOpen()
{
    if (!connectTo(m_path))
        return trouble(m_error) == StoreTrouble::Damaged ? Opening::Damaged : Opening::Failed;
    const Opening opening = inspect();
    if (opening != Opening::Ready)
        return opening;
    const bool ready = run(QStringLiteral("PRAGMA journal_mode = ") + QLatin1String(journalMode))
        && run(QStringLiteral("PRAGMA synchronous = FULL")) && migrate() && canWrite();
    if (ready)
        return Opening::Ready;
    return trouble(m_error) == StoreTrouble::Damaged ? Opening::Damaged : Opening::Failed;
}

/// Returns whether the file can be used or, if not, the reason. Does not change the file.
Database::Opening Database::inspect()
{
    const auto unreadable = [this] { return trouble(m_error) == StoreTrouble::Damaged ? Opening::Damaged : Opening::Failed; };
    const auto tables = number(QStringLiteral("SELECT count(*) FROM sqlite_master"));
    const auto application = number(QStringLiteral("PRAGMA application_id"));
    const auto version = number(QStringLiteral("PRAGMA user_version"));
    if (!tables || !application || !version)
        return unreadable();
    m_isNew = *tables == 0;
    if (m_isNew)
        return Opening::Ready;
    if (*application != schema::applicationId)
        return Opening::Foreign;
    if (*version > schemaVersion())
        return Opening::Newer;
    if (*version <= 0) // a file of this app that has tables has version 1 or later
        return Opening::Damaged;
    return isSound() ? Opening::Ready : unreadable();
}

bool Database::isSound()
{
    const auto fault = integrity::faultInSmallTables(connection());
    if (fault)
        m_error = *fault;
    return !fault;
}

bool Database::migrate()
{
    while (true) {
        const auto version = number(QStringLiteral("PRAGMA user_version"));
        if (!version)
            return false;
        if (*version >= schemaVersion())
            return true;
        if (!migrateFrom(static_cast<int>(*version)))
            return false;
    }
}

/// Runs one migration in one transaction. Does nothing if another instance has already migrated.
bool Database::migrateFrom(int version)
{
    if (!run(QStringLiteral("BEGIN IMMEDIATE")))
        return false;
    bool done = true;
    if (number(QStringLiteral("PRAGMA user_version")) == version) {
        const schema::Migration &step = schema::migrations().at(version);
        for (const QString &statement : step.statements)
            done = done && run(statement);
        if (done && step.change) {
            m_error = step.change(connection());
            done = !m_error.isValid();
        }
        done = done && run(QStringLiteral("PRAGMA user_version = %1").arg(version + 1));
    }
    if (done && run(QStringLiteral("COMMIT")))
        return true;
    // The statement is not run by run(), which would overwrite m_error, the reason of the failure.
    QSqlQuery(connection()).exec(QStringLiteral("ROLLBACK"));
    return false;
}

/// Returns whether the file is writable, by writing in a transaction that is rolled back. Opening a write-protected file and
/// beginning a transaction would not fail. Nothing reaches the disk.
bool Database::canWrite()
{
    return run(QStringLiteral("BEGIN IMMEDIATE")) && run(QStringLiteral("PRAGMA user_version = %1").arg(schemaVersion()))
        && run(QStringLiteral("ROLLBACK"));
}

bool Database::connectTo(const QString &file, const QString &options)
{
    m_error = {};
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connectionName);
    database.setDatabaseName(file);
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(lockTimeoutMs) + options);
    if (!database.open()) {
        m_error = database.lastError();
        return false;
    }
    return run(QStringLiteral("PRAGMA foreign_keys = ON"));
}

void Database::disconnectFile()
{
    close(m_connectionName);
}

void Database::close(const QString &connectionName)
{
    for (StoreAccess *access : std::as_const(m_accesses))
        access->endQueries();
    if (!QSqlDatabase::contains(connectionName))
        return;
    QSqlDatabase::database(connectionName, false).close();
    QSqlDatabase::removeDatabase(connectionName);
}

bool Database::run(const QString &statement)
{
    QSqlQuery query(connection());
    if (query.exec(statement))
        return true;
    m_error = query.lastError();
    return false;
}

std::optional<qint64> Database::number(const QString &statement)
{
    QSqlQuery query(connection());
    if (query.exec(statement) && query.next())
        return query.value(0).toLongLong();
    m_error = query.lastError();
    return {};
}

void Database::refuse(Opening opening)
{
    m_openingTrouble = trouble(m_error);
    m_notice = [this, opening, error = m_error] { return refusal(opening, error); };
}

QString Database::refusal(Opening opening, const QSqlError &error) const
{
    const QString file = QDir::toNativeSeparators(m_path);
    //: Follows another sentence about a file that cannot be used.
    const QString meanwhile = QLatin1Char(' ') + tr("Anything you play now is lost when you close Tableside.");
    switch (opening) {
    case Opening::Newer:
        //: Shown at Home. Their file was written by a later version of the program.
        return tr("Your saved games are from a newer version of Tableside and weren’t changed. Update Tableside to "
                  "continue them.")
            + meanwhile;
    case Opening::Foreign:
        //: %1 is a file. Shown at Home.
        return tr("“%1” belongs to another program and wasn’t changed. Move it to another folder and restart "
                  "Tableside.")
                   .arg(file)
            + meanwhile;
    case Opening::Damaged:
        //: %1 is a file. Shown at Home.
        return tr("Your saved games in “%1” are damaged, and no new file could be written. Check that the disk has space and that "
                  "you’re allowed to write to its folder, then restart Tableside.")
                   .arg(file)
            + meanwhile;
    case Opening::Failed:
        //: Follows a sentence about a file that cannot be written, and what to do about it.
        return sentence(error) + QLatin1Char(' ')
            + tr("Then restart Tableside. Anything you play now is lost when "
                 "you close it.");
    case Opening::Ready: break;
    }
    return {};
}

StoreTrouble Database::trouble(const QSqlError &error)
{
    if (!error.isValid())
        return StoreTrouble::None;
    const int code = error.nativeErrorCode().toInt();
    if (code == sqliteNoRoomForShm)
        return StoreTrouble::Full;
    if (code == sqliteMoved || code == sqliteShortRead || code == sqliteCorruptFileSystem)
        return StoreTrouble::Damaged;
    switch (code & 0xff) { // the low byte of an extended code is its primary code
    case sqliteFull: return StoreTrouble::Full;
    case sqlitePerm:
    case sqliteReadOnly:
    case sqliteCantOpen: return StoreTrouble::ReadOnly;
    case integrity::sqliteCorrupt:
    case sqliteNotADatabase: return StoreTrouble::Damaged;
    case sqliteBusy:
    case sqliteLocked: return StoreTrouble::Busy;
    default: return StoreTrouble::Other;
    }
}

QString Database::sentence(const QSqlError &error) const
{
    const QString file = QDir::toNativeSeparators(m_path);
    switch (trouble(error)) {
    case StoreTrouble::None:
    case StoreTrouble::Stale: return {};
    case StoreTrouble::Full:
        //: %1 is a file.
        return tr("The disk is too full to save “%1”. Free up some space and try again.").arg(file);
    case StoreTrouble::ReadOnly:
        //: %1 is a file.
        return tr("“%1” can’t be changed. Check that you’re allowed to write to its folder.").arg(file);
    case StoreTrouble::Damaged: return damageSentence();
    case StoreTrouble::Busy:
        //: %1 is a file.
        return tr("Another program is using “%1”. Close that program and try again.").arg(file);
    case StoreTrouble::Other: break;
    }
    //: %1 is a file, %2 the system's reason, not translated.
    return tr("“%1” couldn’t be read or saved (%2). Try again, or check the disk.").arg(file, error.databaseText());
}

QString Database::staleSentence()
{
    //: Two windows of the program have the same game or score sheet open, or one of them ended or deleted it.
    return tr("This game was changed or ended in another Tableside window. Leave it, then open it again.");
}

QString Database::damageSentence() const
{
    //: %1 is a file. A panel with what could be saved follows at once.
    return tr("“%1” is damaged or missing. Tableside brings back what it can.").arg(QDir::toNativeSeparators(m_path));
}

} // namespace tableside
