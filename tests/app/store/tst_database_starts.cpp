// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests how the database file is opened on a full disk, by several processes at once, after a crash, and beside named pipes.
#include "tests/app/store/damage.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/store/database/backups.h"
#include "app/store/database/database.h"
#include "app/store/matches/match_store.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace tableside;
using namespace tableside::test;

namespace {

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class TestDatabaseStarts : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void opensInMemoryWhenARepairCannotBeWritten();
    void opensForSeveralProcessesAtOnce();
    void opensAfterAnInterruptedStart();
    void neverBlocksOnANamedPipe();

private:
    QStringList setAside() const
    {
        return QDir(m_folder->path()).entryList({QStringLiteral("tableside-damaged-*.sqlite")}, QDir::Files);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestDatabaseStarts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    m_path = m_folder->filePath(QStringLiteral("tableside.sqlite"));
}

/// The file is damaged and no file can grow. The games must be readable until a restart can repair the file.
void TestDatabaseStarts::opensInMemoryWhenARepairCannotBeWritten()
{
    {
        Database database(m_path);
        QVERIFY(MatchStore(database).begin(QStringLiteral("dos"), "{}", {}));
        QCOMPARE(backups::make(m_path, database.watch()), backups::Outcome::Made);
    }
    damage(m_path);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("store_child"), QStringLiteral("open-full"), m_path});
    QVERIFY(child.waitForFinished());
    const QStringList said = QString::fromUtf8(child.readAllStandardOutput()).split(QLatin1Char('\n'));
    QCOMPARE(said.value(0), QStringLiteral("in memory"));
    QCOMPARE(setAside().size(), 0); // the damaged file is not renamed until a new one can be written
    QVERIFY2(said.value(1).contains(QStringLiteral("restart Tableside")), qPrintable(said.value(1)));
    QCOMPARE(said.value(2), QStringLiteral("0 sheets, 1 matches"));
    QCOMPARE(backups::of(m_path).size(), 1);
}

/// Repeats the starts, since a race between the processes does not show each time.
void TestDatabaseStarts::opensForSeveralProcessesAtOnce()
{
    const QByteArray noDatabase("no database at all, and long enough to be seen as none");
    for (int round = 0; round < 8; ++round) {
        const QByteArray content = round % 2 == 0 ? QByteArray() : noDatabase; // Null if there is no file
        init();
        if (!content.isNull())
            write(m_path, content);
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
void TestDatabaseStarts::neverBlocksOnANamedPipe()
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
void TestDatabaseStarts::opensAfterAnInterruptedStart()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("store_child"), QStringLiteral("open"), m_folder->filePath(QStringLiteral("other.sqlite"))});
    QVERIFY(child.waitForStarted());
    const QByteArray number = QByteArray::number(child.processId());
    QVERIFY(child.waitForFinished());
    write(m_path + QStringLiteral(".lock"),
          number + "\nstore_child\n" + QSysInfo::machineHostName().toUtf8() + '\n');
    const Database database(m_path);
    QVERIFY(database.isPersistent());
    QCOMPARE(database.notice(), QString());
    QVERIFY(!QFile::exists(m_path + QStringLiteral(".lock")));
}

TABLESIDE_TEST(TestDatabaseStarts)
#include "tst_database_starts.moc"
