// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Files that are dropped on the window or named when the app starts, and what the app does with each kind.
#include "driver.h"
#include "golden_match.h"
#include "test_program.h"

#include <QFile>
#include <QTest>

#include <memory>
#include <utility>

using namespace tableside;
using namespace tableside::test;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

class TestIncomingFiles : public QObject
{
    Q_OBJECT

private slots:
    void continuesAnUnfinishedRecord();
    void showsAFinishedMatch();
    void reportsUnreadableFiles();
    void opensSeveralFilesInTurn();
    void opensWhatIsNamedAtTheStart();

private:
    QTemporaryDir m_folder;
};

void TestIncomingFiles::continuesAnUnfinishedRecord()
{
    for (const char *name : {"dos_switches.jsonl", "uno_switches.jsonl"}) {
        const QString golden = QString::fromLatin1(name);
        const QString path = m_folder.filePath(golden);
        write(path, goldenMatch(golden, 12));
        Driver driver;
        QVERIFY(driver.dropFiles({path}));
        driver.waitForItem("replayPage");
        QVERIFY(driver.tableController().replay()->isAtEnd()); // the replay opens at the end, where the match can be continued
        driver.click("replayPlayOn");
        driver.waitForItem("tablePage");
        QCOMPARE(driver.tableController().table()->game(), golden.section(u'_', 0, 0));
        QVERIFY(!driver.tableController().table()->seats()->row(1).portrait.isEmpty());
        driver.tableController().leaveTable(); // the match stays unfinished like any other
        QCOMPARE(driver.tableController().unfinished()->count(), 1);
    }
}

void TestIncomingFiles::showsAFinishedMatch()
{
    const QString path = m_folder.filePath(QStringLiteral("over.jsonl"));
    write(path, goldenMatch(QStringLiteral("dos_three_seats.jsonl"), 0));
    Driver driver;
    QVERIFY(driver.dropFiles({path}));
    driver.waitForItem("replayPage");
    QCOMPARE(driver.tableController().replay()->position(), 0);
    driver.tableController().replay()->goTo(driver.tableController().replay()->count());
    QVERIFY(!driver.tableController().replay()->mayPlayOn());
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
    QVERIFY(!driver.tableController().replay());
}

void TestIncomingFiles::reportsUnreadableFiles()
{
    QByteArray broken = goldenMatch(QStringLiteral("uno_switches.jsonl"), 12);
    broken.insert(broken.indexOf('\n') + 1, "{\"do\":\"fly\"}\n");
    const QList<std::pair<QByteArray, const char *>> rows{
        {broken, "line 2"},
        {"{\"tableside\":1,\"game\":\"whist\",\"seats\":[]}\n", "whist"},
        {"{\"tableside\":99,\"game\":\"dos\"}\n", "line 1"}};
    Driver driver;
    for (const auto &[record, fragment] : rows) {
        const QString path = m_folder.filePath(QStringLiteral("match.jsonl"));
        write(path, record);
        QVERIFY(driver.dropFiles({path}));
        QCOMPARE(driver.navigator().page(), Navigator::Home);
        QVERIFY2(driver.tableController().notice().contains(fragment), qPrintable(driver.tableController().notice()));
        QCOMPARE(driver.tableController().unfinished()->count(), 0);
    }
    const QString picture = m_folder.filePath(QStringLiteral("picture.png"));
    write(picture, QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
    QVERIFY(driver.dropFiles({picture}));
    driver.waitForItem("bookNew");
    driver.finishJobs();
    QVERIFY2(driver.scores().notice().contains(QLatin1String("picture.png")), qPrintable(driver.scores().notice()));
}

void TestIncomingFiles::opensSeveralFilesInTurn()
{
    const QString first = m_folder.filePath(QStringLiteral("first.jsonl"));
    const QString second = m_folder.filePath(QStringLiteral("second.jsonl"));
    write(first, goldenMatch(QStringLiteral("dos_switches.jsonl"), 12));
    write(second, goldenMatch(QStringLiteral("uno_switches.jsonl"), 12));
    Driver driver;
    QVERIFY(driver.dropFiles({first, second}));
    driver.waitForItem("replayPage");
    QCOMPARE(driver.tableController().replay()->game(), QStringLiteral("uno")); // the last file
}

/// The desktop's menu of the app offers the pages. Version 0.1.0 called its records *.jsonl.
void TestIncomingFiles::opensWhatIsNamedAtTheStart()
{
    struct Row
    {
        const char *file;
        const char *asked;
        Navigator::Page page;
    };
    for (const Row &row : {Row{"start.tableside", "", Navigator::Replay}, Row{"start.jsonl", "", Navigator::Replay},
                           Row{"", "dos", Navigator::Setup}, Row{"", "uno", Navigator::Setup},
                           Row{"", "score", Navigator::ScoreBook}, Row{"", "rules", Navigator::Rules}}) {
        const QTemporaryDir data;
        ApplicationOptions options;
        options.dataFolder = data.path();
        if (*row.file) {
            const QString path = m_folder.filePath(QString::fromLatin1(row.file));
            write(path, goldenMatch(QStringLiteral("dos_switches.jsonl"), 12));
            options.request.files = {QUrl::fromLocalFile(path)};
        }
        options.request.page = QString::fromLatin1(row.asked);
        options.sounds = std::make_unique<SilentSoundBoard>();
        options.voice = std::make_unique<SilentVoice>();
        Application application(std::move(options));
        QVERIFY(application.load());
        QCOMPARE(application.navigator().page(), row.page);
        if (row.page == Navigator::Setup)
            QCOMPARE(application.tableController().game(), QString::fromLatin1(row.asked));
    }
}

TABLESIDE_TEST(TestIncomingFiles)
#include "tst_incoming_files.moc"
