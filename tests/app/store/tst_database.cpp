// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests how the database file is created, reopened, and repaired, and what happens if it is newer, foreign, or write-protected,
// on a full disk, with several processes at once, after a crash, and beside named pipes.
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/store/database/backups.h"
#include "app/store/database/database.h"
#include "app/store/database/database_files.h"
#include "app/store/matches/match_store.h"
#include "app/store/schema/schema.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <tuple>

using namespace tableside;
using namespace tableside::test;

namespace {

constexpr int lineCount = 400;

/// Writes a database file with one match of `lineCount` lines and closes it.
void writeMatch(const QString &path)
{
    Database database(path);
    QVERIFY(database.isPersistent());
    MatchStore store(database);
    const auto id = store.begin(QStringLiteral("dos"), "{\"tableside\":1}", {});
    QVERIFY(id);
    QByteArrayList lines;
    for (int i = 1; i < lineCount; ++i)
        lines.append("{\"seat\":0,\"do\":\"draw\",\"padding\":\"" + QByteArray(60, 'x') + "\"}");
    QVERIFY(store.append(*id, lines));
}

QString pragma(const Database &database, const QString &name)
{
    QSqlQuery query(database.connection());
    return query.exec(QStringLiteral("PRAGMA ") + name) && query.next() ? query.value(0).toString() : QString();
}

} // namespace

class TestDatabase : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_folder.reset(); }
    void createsAFile();
    void opensAgainWithoutANotice();
    void quarantinesADamagedFile();
    void repairsDamagedLinesWhileTheAppRuns();
    void neverOverwritesAQuarantinedFile();
    void quarantinesTheLogToo();
    void doesNotChangeANewerOrForeignFile();
    void reportsAWriteProtectedFile();
    void reportsAnImpossiblePath();
    void doesNotWaitForeverForALock();
    void everyErrorCodeHasASentence();
    void opensInMemoryWhenARepairCannotBeWritten();
    void opensForSeveralProcessesAtOnce();
    void opensAfterAnInterruptedStart();
    void neverBlocksOnANamedPipe();

private:
    QStringList setAside() const
    {
        return QDir(m_folder->path()).entryList({QStringLiteral("tableside-damaged-*.sqlite")}, QDir::Files, QDir::Name);
    }
    bool canStore(Database &database) const
    {
        MatchStore store(database);
        const auto id = store.begin(QStringLiteral("dos"), "{}", {});
        return id && store.append(*id, "{}") && store.lines(*id) == QByteArrayList{"{}", "{}"};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestDatabase::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_path = m_folder->filePath(QStringLiteral("tableside.sqlite"));
}

void TestDatabase::createsAFile()
{
    const QString path = m_folder->filePath(QStringLiteral("not/yet/there/tableside.sqlite"));
    Database database(path);
    QVERIFY(database.isPersistent());
    QCOMPARE(database.notice(), QString());
    QVERIFY(QFile::exists(path));
    QCOMPARE(pragma(database, QStringLiteral("user_version")), QString::number(Database::schemaVersion()));
    QCOMPARE(pragma(database, QStringLiteral("application_id")), QString::number(schema::applicationId));
    QCOMPARE(pragma(database, QStringLiteral("journal_mode")), QStringLiteral("wal"));
    QCOMPARE(pragma(database, QStringLiteral("synchronous")), QStringLiteral("2"));
    QCOMPARE(pragma(database, QStringLiteral("foreign_keys")), QStringLiteral("1"));
    QVERIFY(canStore(database));
}

void TestDatabase::opensAgainWithoutANotice()
{
    QVERIFY(QFile(m_path).open(QIODevice::WriteOnly)); // an empty file is accepted
    writeMatch(m_path);
    Database first(m_path);
    Database second(m_path);
    QVERIFY(first.isPersistent() && second.isPersistent());
    QCOMPARE(first.notice() + second.notice(), QString());
    QVERIFY(first.connection().connectionName() != second.connection().connectionName());
    QVERIFY(MatchStore(second).unfinished("dos"));
    QCOMPARE(setAside(), QStringList());
}

void TestDatabase::quarantinesADamagedFile()
{
    struct Row
    {
        const char *name;
        qint64 offset;
        qint64 length; ///< The number of bytes to overwrite; -1 cuts the file at `offset`.
    };
    for (const auto &[name, offset, length] : {Row{"magic", 0, 16}, Row{"page size", 16, 2}, Row{"whole header", 0, 100},
                                               Row{"schema page", 100, 32}, Row{"schema text", 3000, 1096},
                                               Row{"second page", 4096, 64}, Row{"a later page", 6 * 4096, 64},
                                               Row{"first half", 0, 16000}, Row{"cut after 50 bytes", 50, -1},
                                               Row{"cut after a page", 4096, -1}, Row{"cut in the middle", 20000, -1}}) {
        const RowNote note(name);
        init();
        writeMatch(m_path);
        if (length < 0)
            QVERIFY(QFile::resize(m_path, offset));
        else
            overwrite(m_path, offset, QByteArray(length, '\xa5'));
        const QByteArray damaged = contents(m_path);

        Database database(m_path);
        QVERIFY(database.isPersistent());
        QCOMPARE(setAside().size(), 1);
        QVERIFY(database.damage() && database.damage()->setAside.endsWith(setAside().first()));
        QVERIFY(contents(m_folder->filePath(setAside().first())) == damaged);
        QVERIFY(canStore(database));
    }
}

/// Opening does not check the lines of matches, since there may be very many. A later check finds the damage.
void TestDatabase::repairsDamagedLinesWhileTheAppRuns()
{
    writeMatch(m_path);
    overwrite(m_path, 4 * 4096, QByteArray(64, '\xa5'));
    Database database(m_path);
    QVERIFY(database.isPersistent());
    QVERIFY(setAside().isEmpty());

    QCOMPARE(integrity::examine(m_path), StoreTrouble::Damaged);
    QVERIFY(database.repair(DamageReport::Cause::Damaged));
    QCOMPARE(setAside().size(), 1);
    QVERIFY(database.damage() && database.damage()->setAside.endsWith(setAside().first()));
    QCOMPARE(integrity::examine(m_path), StoreTrouble::None);
}

void TestDatabase::neverOverwritesAQuarantinedFile()
{
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    for (const char *text : {"first, and long enough to be no database", "second", "third"}) {
        writeBytes(m_path, text);
        QVERIFY(Database(m_path).isPersistent());
        QVERIFY(QFile::remove(m_path));
    }
    if (day != QDate::currentDate().toString(Qt::ISODate))
        QSKIP("The date changed during the test");
    const QString stem = QStringLiteral("tableside-damaged-") + day;
    QCOMPARE(setAside(), QStringList({stem + QStringLiteral("-2.sqlite"), stem + QStringLiteral("-3.sqlite"),
                                      stem + QStringLiteral(".sqlite")}));
    QVERIFY(contents(m_folder->filePath(stem + QStringLiteral(".sqlite"))).startsWith("first"));
    QCOMPARE(contents(m_folder->filePath(stem + QStringLiteral("-3.sqlite"))), QByteArray("third"));
}

void TestDatabase::quarantinesTheLogToo()
{
    const QString live = m_folder->filePath(QStringLiteral("live.sqlite"));
    Database running(live);
    QVERIFY(canStore(running));
    // The checkpoint moves page 1 from the log to the file. Otherwise the log would repair the damaged page.
    QCOMPARE(pragma(running, QStringLiteral("wal_checkpoint(TRUNCATE)")), QStringLiteral("0"));
    QVERIFY(canStore(running));
    QVERIFY(QFile::copy(live, m_path));
    QVERIFY(QFile::copy(live + QStringLiteral("-wal"), m_path + QStringLiteral("-wal")));
    overwrite(m_path, 0, "no database at all");
    const QByteArray damaged = contents(m_path);
    const QByteArray log = contents(m_path + QStringLiteral("-wal"));
    QVERIFY(!log.isEmpty());

    Database database(m_path);
    QVERIFY(database.isPersistent());
    QVERIFY2(database.damage(), "a file without its magic");
    QCOMPARE(setAside().size(), 1);
    const QString aside = m_folder->filePath(setAside().first());
    QVERIFY(contents(aside) == damaged);
    QVERIFY(contents(aside + QStringLiteral("-wal")) == log);
}

void TestDatabase::doesNotChangeANewerOrForeignFile()
{
    for (const bool isNewer : {true, false}) {
        init();
        if (isNewer)
            writeMatch(m_path);
        executeOn(m_path, isNewer ? QStringLiteral("PRAGMA user_version = %1").arg(Database::schemaVersion() + 1)
                                  : QStringLiteral("CREATE TABLE recipes (name TEXT)"));
        const QByteArray before = contents(m_path);
        {
            Database database(m_path);
            QVERIFY(!database.isPersistent());
            QVERIFY2(database.notice().contains(isNewer ? "newer" : "another program"), qPrintable(database.notice()));
            QVERIFY(canStore(database)); // games are kept in memory
        }
        QVERIFY(contents(m_path) == before);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("tableside.sqlite")});
    }
}

/// Opens the file in another process without root's permissions, since root (for example in a container) can write to any file.
void TestDatabase::reportsAWriteProtectedFile()
{
    // Permission bits of the folder and of the file; -1 if there is no file
    for (const auto &[folderMode, fileMode] : {std::pair(0777, 0444), std::pair(0555, 0444), std::pair(0555, -1),
                                               std::pair(0777, 0)}) {
        const RowNote note(QString::number(folderMode, 8) + u' ' + QString::number(fileMode, 8));
        init();
        const auto permissions = [](int mode) { // Qt has four bits each for owner, user, group, and others: 0754 is 0x7754
            return QFileDevice::Permissions::fromInt((mode >> 6) << 12 | (mode >> 6) << 8 | ((mode >> 3) & 7) << 4
                                                     | (mode & 7));
        };
        if (fileMode >= 0) {
            writeMatch(m_path);
            QVERIFY(QFile::setPermissions(m_path, permissions(fileMode)));
        }
        const QByteArray before = contents(m_path);
        QVERIFY(QFile::setPermissions(m_folder->path(), permissions(folderMode)));

        int exitCode = -1;
        const QStringList said = childLines({QStringLiteral("open-as-nobody"), m_path}, &exitCode);
        QCOMPARE(exitCode, 0);
        QVERIFY(QFile::setPermissions(m_folder->path(), permissions(0777)));
        QCOMPARE(said.value(0), QStringLiteral("in memory"));
        QVERIFY2(said.value(1).contains(QStringLiteral("can’t be changed")), qPrintable(said.value(1)));
        QVERIFY(contents(m_path) == before);
        QCOMPARE(setAside(), QStringList());
    }
}

void TestDatabase::reportsAnImpossiblePath()
{
    writeBytes(m_folder->filePath(QStringLiteral("file")), {});
    Database database(m_folder->filePath(QStringLiteral("file/tableside.sqlite")));
    QVERIFY(!database.isPersistent());
    QVERIFY(!database.notice().isEmpty());
    QVERIFY(canStore(database));
}

void TestDatabase::doesNotWaitForeverForALock()
{
    Database first(m_path);
    QVERIFY(first.connection().transaction());
    QSqlQuery query(first.connection());
    QVERIFY(query.exec(QStringLiteral("DELETE FROM table_match")));
    Database second(m_path);
    QVERIFY(!second.isPersistent());
    QVERIFY2(second.notice().contains(QStringLiteral("Another program is using")), qPrintable(second.notice()));
    QVERIFY(first.connection().rollback());
    QVERIFY(Database(m_path).isPersistent());
}

void TestDatabase::everyErrorCodeHasASentence()
{
    const QList<std::tuple<const char *, int, StoreTrouble>> rows{
        {"SQLITE_FULL", 13, StoreTrouble::Full},
        {"SQLITE_IOERR_SHMSIZE", 4874, StoreTrouble::Full},
        {"SQLITE_READONLY", 8, StoreTrouble::ReadOnly},
        {"SQLITE_READONLY_DIRECTORY", 1544, StoreTrouble::ReadOnly},
        {"SQLITE_CANTOPEN", 14, StoreTrouble::ReadOnly},
        {"SQLITE_READONLY_DBMOVED", 1032, StoreTrouble::Damaged},
        {"SQLITE_CORRUPT", 11, StoreTrouble::Damaged},
        {"SQLITE_NOTADB", 26, StoreTrouble::Damaged},
        {"SQLITE_BUSY_SNAPSHOT", 517, StoreTrouble::Busy},
        {"SQLITE_IOERR_WRITE", 778, StoreTrouble::Other},
    };
    const Database database(m_path);
    for (const auto &[name, code, trouble] : rows) {
        const QSqlError error({}, QStringLiteral("why"), QSqlError::StatementError, QString::number(code));
        QVERIFY2(Database::trouble(error) == trouble, name);
        QVERIFY2(database.sentence(error).contains(m_path), name);
    }
    QCOMPARE(Database::trouble(QSqlError()), StoreTrouble::None);
}

/// The file is damaged and no file can grow. The games must be readable until a restart can repair the file.
void TestDatabase::opensInMemoryWhenARepairCannotBeWritten()
{
    {
        Database database(m_path);
        QVERIFY(MatchStore(database).begin(QStringLiteral("dos"), "{}", {}));
        QCOMPARE(backups::make(m_path, database.watch()), backups::Outcome::Made);
    }
    damage(m_path);
    const QStringList said = childLines({QStringLiteral("open-full"), m_path});
    QCOMPARE(said.value(0), QStringLiteral("in memory"));
    QCOMPARE(setAside().size(), 0); // the damaged file is not renamed until a new one can be written
    QVERIFY2(said.value(1).contains(QStringLiteral("restart Tableside")), qPrintable(said.value(1)));
    QCOMPARE(said.value(2), QStringLiteral("0 sheets, 1 matches"));
    QCOMPARE(backups::of(m_path).size(), 1);
}

/// Repeats the starts, since a race between the processes does not show each time.
void TestDatabase::opensForSeveralProcessesAtOnce()
{
    const QByteArray noDatabase("no database at all, and long enough to be seen as none");
    for (int round = 0; round < 8; ++round) {
        const QByteArray content = round % 2 == 0 ? QByteArray() : noDatabase; // Null if there is no file
        init();
        if (!content.isNull())
            writeBytes(m_path, content);
        std::array<QProcess, 3> starts;
        for (QProcess &start : starts)
            start.start(QCoreApplication::applicationFilePath(), {QStringLiteral("store_child"), QStringLiteral("open"), m_path});
        int tellingOfDamage = 0;
        for (QProcess &start : starts) {
            QVERIFY(start.waitForFinished());
            const QString said = QString::fromUtf8(start.readAllStandardOutput());
            QVERIFY2(said.startsWith(QStringLiteral("persistent")), qPrintable(said));
            tellingOfDamage += said.contains(QStringLiteral("repaired"));
        }
        QCOMPARE(tellingOfDamage, content.isNull() ? 0 : 1);
        QCOMPARE(setAside().size(), tellingOfDamage);
        if (tellingOfDamage > 0)
            QCOMPARE(contents(m_folder->filePath(setAside().first())), content);
        QVERIFY(!QFile::exists(m_path + QStringLiteral(".lock")));
    }
}

/// Another user may have put named pipes into a shared folder. Opening one for reading would block.
void TestDatabase::neverBlocksOnANamedPipe()
{
    for (const QString suffix : {"", ".lock", "-wal", "-journal"}) {
        const RowNote note(suffix);
        const bool isPersistent = !suffix.isEmpty();
        init();
        QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {m_path + suffix}), 0);
        const Database database(m_path);
        QCOMPARE(database.isPersistent(), isPersistent);
        QCOMPARE(database.notice().isEmpty(), isPersistent);
    }
}

/// The lock file names a process that does not exist any more.
void TestDatabase::opensAfterAnInterruptedStart()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {"store_child", "open", m_folder->filePath("other.sqlite")});
    QVERIFY(child.waitForStarted());
    const QByteArray number = QByteArray::number(child.processId());
    QVERIFY(child.waitForFinished());
    writeBytes(m_path + QStringLiteral(".lock"),
               number + "\nstore_child\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    const Database database(m_path);
    QVERIFY(database.isPersistent());
    QCOMPARE(database.notice(), QString());
    QVERIFY(!QFile::exists(m_path + QStringLiteral(".lock")));
}

TABLESIDE_TEST(TestDatabase)
#include "tst_database.moc"
