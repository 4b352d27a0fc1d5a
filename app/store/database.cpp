#include "app/store/database.h"

#include "app/platform/journal_mode.h"
#include "app/platform/lock_place.h"
#include "app/store/backups.h"
#include "app/store/integrity.h"
#include "app/store/schema.h"

#include <QAtomicInt>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlQuery>
#include <QStandardPaths>

namespace tableside {

namespace {

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
// The extended codes that say more to us: no room for the shared memory file beside the database, and the file has been
// renamed (integrity::quarantine) where it is not a WAL one.
constexpr int sqliteNoRoomForShm = 4874;
constexpr int sqliteMoved = 1032;

// Writing takes milliseconds; somebody who holds the file for longer is stuck, and a person waits for us.
constexpr int patienceMs = 2000;

QString nextConnectionName()
{
    static QAtomicInt opened;
    return QStringLiteral("tableside-%1").arg(opened.fetchAndAddRelaxed(1));
}

} // namespace

Database::Database(const QString &path)
    : m_path(path.isEmpty() ? defaultPath() : path), m_connectionName(nextConnectionName())
{
    openFile();
    if (!m_persistent && connectTo(QStringLiteral(":memory:")))
        migrate();
}

Database::~Database()
{
    disconnectFile();
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
    QDir().mkpath(QFileInfo(m_path).absolutePath()); // a failure shows when the file is opened
    // One after the other: SQLite waits for nobody when it makes a new file a WAL one, and who finds a file damaged may
    // rename one that another has begun meanwhile. Where no lock can lie, or somebody is stuck, it goes without.
    QLockFile turn(m_path + QStringLiteral(".lock"));
    if (isLockPlace(turn.fileName()))
        turn.tryLock(patienceMs);
    Opening opening = tryToOpen();
    QString damaged;
    if (opening == Opening::Damaged) {
        // Renamed while it is open: SQLite notices and leaves both files as they are, whereas closing first would copy
        // the write-ahead log into the damaged file.
        damaged = integrity::quarantine(m_path);
        disconnectFile();
        if (!damaged.isEmpty())
            opening = tryToOpen();
    }
    m_persistent = opening == Opening::Ready;
    if ((m_persistent && m_isNew) || !damaged.isEmpty())
        lookForWhatWasBefore(damaged);
    if (m_persistent)
        return;
    refuse(opening);
    disconnectFile();
}

/// Where backups or a damaged file lie beside a new one, it is not the first start. `damaged` was quarantined just now, if
/// it is not empty.
void Database::lookForWhatWasBefore(QString damaged)
{
    const QDate offered = backups::offerAll(m_path);
    if (offered.isValid() && m_persistent)
        beginNumbersApart();
    if (damaged.isEmpty()) // no backup was made of one that was found beside the app
        damaged = integrity::quarantinedSince(m_path, offered);
    if (!damaged.isEmpty()) {
        m_notice = [file = QFileInfo(damaged).fileName(), hasBegun = m_persistent] {
            return hasBegun
                //: %1 is a file name. Shown at Home after a file with saved matches was found to be damaged.
                ? tr("Your saved games are damaged and couldn’t be read. The damaged file is now “%1”, and "
                     "Tableside started a new one.").arg(file)
                //: %1 is a file name. Shown at Home; another sentence follows, which says why there is no new file.
                : tr("Your saved games are damaged and couldn’t be read. The damaged file is now “%1”.").arg(file);
        };
    } else if (offered.isValid()) {
        m_notice = [file = QDir::toNativeSeparators(m_path)] {
            //: %1 is a file. Shown at Home, above a button that restores the backup.
            return tr("“%1” is empty or missing, so Tableside started a new file. You have a backup of your saved "
                      "games.").arg(file);
        };
    }
}

/// Other numbers than those of the file before: backups may come back beside what is new.
void Database::beginNumbersApart()
{
    for (const char *table : {"table_match", "score_game", "call_entry"})
        run(QStringLiteral("INSERT INTO sqlite_sequence (name, seq) VALUES ('%1', %2)")
                .arg(QLatin1String(table), QString::number(QDateTime::currentSecsSinceEpoch())));
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

/// Looks at the file without changing it.
Database::Opening Database::inspect()
{
    const auto unreadable = [this] {
        return trouble(m_error) == StoreTrouble::Damaged ? Opening::Damaged : Opening::Failed;
    };
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
    if (*version <= 0) // ours, with tables, and yet before the first migration
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

/// One migration in one transaction; nothing when another Tableside was faster.
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
    QSqlQuery(connection()).exec(QStringLiteral("ROLLBACK")); // m_error stays that of the failure
    return false;
}

/// SQLite opens a write-protected file without a word, and begins in it too; only writing tells. Nothing of it
/// reaches the disk.
bool Database::canWrite()
{
    return run(QStringLiteral("BEGIN IMMEDIATE"))
        && run(QStringLiteral("PRAGMA user_version = %1").arg(schemaVersion())) && run(QStringLiteral("ROLLBACK"));
}

bool Database::connectTo(const QString &file)
{
    m_error = {};
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_connectionName);
    database.setDatabaseName(file);
    database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(patienceMs));
    if (!database.open()) {
        m_error = database.lastError();
        return false;
    }
    return run(QStringLiteral("PRAGMA foreign_keys = ON"));
}

void Database::disconnectFile()
{
    if (!QSqlDatabase::contains(m_connectionName))
        return;
    connection().close();
    QSqlDatabase::removeDatabase(m_connectionName);
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
    m_notice = [this, opening, error = m_error, before = m_notice] {
        return (before ? before() + QLatin1Char(' ') : QString()) + refusal(opening, error);
    };
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
                  "continue them.") + meanwhile;
    case Opening::Foreign:
        //: %1 is a file. Shown at Home.
        return tr("“%1” belongs to another program and wasn’t changed. Move it to another folder and restart "
                  "Tableside.")
                   .arg(file) + meanwhile;
    case Opening::Damaged:
        //: %1 is a file. Shown at Home.
        return tr("Your saved games in “%1” are damaged, and the file couldn’t be renamed. Move it to another "
                  "folder and restart Tableside.").arg(file) + meanwhile;
    case Opening::Failed:
        //: Follows a sentence about a file that cannot be written, and what to do about it.
        return sentence(error) + QLatin1Char(' ') + tr("Then restart Tableside. Anything you play now is lost when "
                                                       "you close it.");
    case Opening::Ready:
        break;
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
    if (code == sqliteMoved)
        return StoreTrouble::Damaged;
    switch (code & 0xff) { // the rest of an extended code only refines the primary one
    case sqliteFull:
        return StoreTrouble::Full;
    case sqlitePerm:
    case sqliteReadOnly:
    case sqliteCantOpen:
        return StoreTrouble::ReadOnly;
    case integrity::sqliteCorrupt:
    case sqliteNotADatabase:
        return StoreTrouble::Damaged;
    case sqliteBusy:
    case sqliteLocked:
        return StoreTrouble::Busy;
    default:
        return StoreTrouble::Other;
    }
}

QString Database::sentence(const QSqlError &error) const
{
    const QString file = QDir::toNativeSeparators(m_path);
    switch (trouble(error)) {
    case StoreTrouble::None:
    case StoreTrouble::Stale:
        return {};
    case StoreTrouble::Full:
        //: %1 is a file.
        return tr("The disk is too full to save “%1”. Free up some space and try again.").arg(file);
    case StoreTrouble::ReadOnly:
        //: %1 is a file.
        return tr("“%1” can’t be changed. Check that you’re allowed to write to its folder.").arg(file);
    case StoreTrouble::Damaged:
        return damageSentence();
    case StoreTrouble::Busy:
        //: %1 is a file.
        return tr("Another program is using “%1”. Close that program and try again.").arg(file);
    case StoreTrouble::Other:
        break;
    }
    //: %1 is a file, %2 the system's reason, not translated.
    return tr("“%1” couldn’t be read or saved (%2). Try again, or check the disk.").arg(file, error.databaseText());
}

QString Database::damageSentence() const
{
    //: %1 is a file.
    return tr("“%1” is damaged. Restart Tableside: it will set the file aside and start a new one.")
        .arg(QDir::toNativeSeparators(m_path));
}

} // namespace tableside
