// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One instance of Tableside for each data folder: a second start of the real program hands its request to the first over the
// test's own session bus, and reports the problem where there is no bus.
#include "driver.h"
#include "first_window.h"
#include "golden_match.h"
#include "test_program.h"

#include "app/system/one_instance.h"
#include "app/score/book/score_files.h"
#include "tests/app/system/private_bus.h"

#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>

using namespace tableside;
using namespace tableside::test;

namespace {

/// A process of the real program, which is killed with this object.
class Program
{
public:
    ~Program()
    {
        process.kill();
        process.waitForFinished();
    }

    void start(const QString &folder, const QStringList &more = {}, const QMap<QString, QString> &environment = {})
    {
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        for (const auto &[name, value] : environment.asKeyValueRange())
            all.insert(name, value);
        process.setProcessEnvironment(all);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(TABLESIDE), QStringList{QStringLiteral("--data-folder"), folder} + more);
    }
    bool hasEnded() const { return process.state() == QProcess::NotRunning; }

    QProcess process;
};

void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

qsizetype gamesInBook(const QString &folder)
{
    Database database(folder + QStringLiteral("/tableside.sqlite"));
    return ScoreStore(database).games().value_or(QList<qint64>()).size();
}

} // namespace

class TestOneInstance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_bus.stop(); }
    void opensAFileAndKeepsTheOpenMatch();
    void startWithoutAFileRaisesTheWindow();
    void handsOverTheActivationToken();
    void oneOfSeveralStartsRemains();
    void realFirstInstanceImportsABook();
    void anotherFolderHasItsOwnInstance();
    void nextStartAfterAKillIsTheFirst();
    void ignoresALockOfAnotherComputer();
    void reportsASecondStartWithoutABus();

private:
    /// Writes a score book with one game of \p name and Ben to a file and returns its path.
    QString bookFile(const QString &name);

    PrivateBus m_bus;
    QTemporaryDir m_files;
};

void TestOneInstance::initTestCase()
{
    if (!m_bus.start())
        QSKIP("no dbus-daemon here");
}

QString TestOneInstance::bookFile(const QString &name)
{
    const QString table = m_files.filePath(name + QStringLiteral(".csv"));
    writeFile(table, "player,round,points\n" + name.toUtf8() + ",1,20\nBen,1,0\n");
    const QString path = m_files.filePath(name + QStringLiteral(".jsonl"));
    Driver driver;
    JobProgress progress;
    ScoreStore &store = driver.scores().store();
    ImportAnswers answers;
    answers.game = GameId::dos;
    ImportedTable imported;
    importFile(store, *driver.scores().people(), table, answers, imported, progress);
    exportBook(store, *driver.scores().people(), {}, path, progress);
    return path;
}

void TestOneInstance::opensAFileAndKeepsTheOpenMatch()
{
    const QString path = m_files.filePath(QStringLiteral("Ännä’s match #1 100%.jsonl")); // a URL has to escape these
    writeFile(path, goldenMatch(QStringLiteral("uno_switches.jsonl"), 12));
    const QTemporaryDir folder;
    Driver driver(folder.path());
    const FirstWindow first(driver, folder.path());
    driver.startMatch();
    driver.waitFor([&] { return driver.isMyTurnOrOver(); }, "my turn");
    playByMouse(driver, driver.legal().front());
    const QByteArray position = positionText(driver.table().session());
    Program second;
    second.process.setWorkingDirectory(m_files.path());
    second.start(folder.path(), {QFileInfo(path).fileName()}); // a relative path, as in a terminal
    QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(), 30000);
    QVERIFY2(second.process.exitCode() == 0, second.process.readAll().constData());
    driver.waitForItem("replayPage");
    QCOMPARE(driver.tableController().replay()->game(), QStringLiteral("uno"));
    driver.key(Qt::Key_Escape);
    driver.click("homeContinue_dos");
    driver.waitForItem("tablePage");
    QCOMPARE(positionText(driver.table().session()), position);
}

void TestOneInstance::startWithoutAFileRaisesTheWindow()
{
    const QTemporaryDir folder;
    Driver driver(folder.path());
    const FirstWindow first(driver, folder.path());
    driver.navigator().open(Navigator::About);
    driver.window().showMinimized();
    Program second;
    second.start(folder.path());
    QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(), 30000);
    QCOMPARE(second.process.exitCode(), 0);
    QTRY_VERIFY(!driver.window().windowStates().testFlag(Qt::WindowMinimized));
    QCOMPARE(driver.navigator().page(), Navigator::About); // the page stays
}

void TestOneInstance::handsOverTheActivationToken()
{
    const QTemporaryDir folder;
    OneInstance first(folder.path());
    QCOMPARE(first.begin({}), OneInstance::Outcome::First);
    Program second;
    second.start(folder.path(), {}, {{QStringLiteral("XDG_ACTIVATION_TOKEN"), QStringLiteral("token-7")},
                                     {QStringLiteral("DESKTOP_STARTUP_ID"), QStringLiteral("startup_TIME8")}});
    QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(), 30000); // though the first instance does not answer yet
    QList<StartRequest> asked;
    first.answer([&](const StartRequest &request) { asked << request; });
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.first().activationToken, QStringLiteral("token-7"));
    QCOMPARE(asked.first().startupId, QStringLiteral("startup_TIME8"));
    QVERIFY(asked.first().files.isEmpty());
}

void TestOneInstance::oneOfSeveralStartsRemains()
{
    const QTemporaryDir folder;
    std::array<Program, 3> starts;
    for (Program &start : starts)
        start.start(folder.path());
    const auto ended = [&] { return std::ranges::count_if(starts, &Program::hasEnded); };
    QTRY_COMPARE_WITH_TIMEOUT(ended(), 2, 60000);
    for (const Program &start : starts) {
        if (start.hasEnded())
            QCOMPARE(start.process.exitCode(), 0);
    }
}

void TestOneInstance::realFirstInstanceImportsABook()
{
    const QString book = bookFile(QStringLiteral("Ada"));
    const QTemporaryDir folder;
    Program first;
    first.start(folder.path());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("tableside.running"))), 30000);
    Program second;
    second.start(folder.path(), {book});
    QTRY_VERIFY_WITH_TIMEOUT(second.hasEnded(), 30000);
    QVERIFY2(second.process.exitCode() == 0, second.process.readAll().constData());
    QTRY_COMPARE_WITH_TIMEOUT(gamesInBook(folder.path()), 1, 30000);
    QVERIFY(!first.hasEnded());
}

void TestOneInstance::anotherFolderHasItsOwnInstance()
{
    const QTemporaryDir folder;
    const QTemporaryDir other;
    OneInstance first(folder.path());
    QCOMPARE(first.begin({}), OneInstance::Outcome::First);
    Program second;
    second.start(other.path());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(other.filePath(QStringLiteral("tableside.sqlite"))), 30000);
    QVERIFY(!second.hasEnded());
    OneInstance third(other.filePath(QStringLiteral("../") + QFileInfo(other.path()).fileName())); // the same folder
    QCOMPARE(third.begin({}), OneInstance::Outcome::HandedOver);
}

void TestOneInstance::nextStartAfterAKillIsTheFirst()
{
    const QTemporaryDir folder;
    {
        Program killed;
        killed.start(folder.path());
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("tableside.running"))), 30000);
    }
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("tableside.running"))));
    OneInstance next(folder.path());
    QCOMPARE(next.begin({}), OneInstance::Outcome::First);
}

/// The data folder is on a USB stick that was pulled out of another computer while Tableside ran there.
void TestOneInstance::ignoresALockOfAnotherComputer()
{
    const QTemporaryDir folder;
    writeFile(folder.filePath(QStringLiteral("tableside.running")),
              "4711\ntableside\nanother-computer\n0123456789abcdef\nfedcba9876543210\n");
    OneInstance first(folder.path());
    QCOMPARE(first.begin({}), OneInstance::Outcome::First);
    QLockFile other(folder.filePath(QStringLiteral("tableside.running")));
    other.setStaleLockTime(0);
    QVERIFY(!other.tryLock(0));
}

void TestOneInstance::reportsASecondStartWithoutABus()
{
    const QTemporaryDir folder;
    Program first;
    const QMap<QString, QString> noBus{{QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("unix:path=/nonexistent")}};
    first.start(folder.path(), {}, noBus);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.filePath(QStringLiteral("tableside.running"))), 30000);
    Program second;
    second.start(folder.path(), {}, noBus);
    QByteArray said;
    const auto isSaid = [&] {
        said += second.process.readAll();
        return said.contains("already open with this data");
    };
    QTRY_VERIFY2_WITH_TIMEOUT(isSaid(), said.constData(), 30000);
    QVERIFY(!first.hasEnded());
}

TABLESIDE_TEST(TestOneInstance)
#include "tst_one_instance.moc"
