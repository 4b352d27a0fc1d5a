// The list of games played: games are finished, found, filtered, opened, saved, deleted and restored by mouse, touch, keys, and a
// screen reader.
#include "test_program.h"
#include "people_match.h"
#include "tests/app/history/simulated_match.h"

#include <QDateTime>
#include <QDir>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestHistoryByHand : public QObject
{
    Q_OBJECT

private slots:
    void listsAFinishedGame();
    void filtersByKeys();
    void deletesAndRestoresByKeys();
    void heldKeyDeletesOneGame();
    void deletesAndRestoresByTouchOnAPhone();
    void opensAndSavesAGame();
    void watchesAGameAndReturns();
    void exportsTheList();
    void showsStatistics();
    void worksWithAScreenReader();
    void setsTheNumberOfRecordsKept();

private:
    static void open(Driver &driver, int games);
    static PlayedList &list(Driver &driver) { return *driver.application().history().list(); }
};

void TestHistoryByHand::open(Driver &driver, int games)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (int number = 0; number < games; ++number)
        keepPlayed(driver.application().database(), simulatedMatch(number), now - (games - number) * 90'000'000LL);
    driver.waitForRest("homeHistory");
    driver.click("homeHistory");
    driver.waitForRest("historyRow0");
}

void TestHistoryByHand::listsAFinishedGame()
{
    Driver driver;
    driver.waitForRest("homeHistory");
    driver.click("homeHistory");
    driver.waitForItem("historyNone");
    QVERIFY(!driver.isThere("historySearch"));
    driver.click("historyBack");
    driver.waitForItem("homePage");
    seatPeople(driver, {"Anna"}, 1);
    playToResult(driver);
    const int winner = driver.table().session().match().winner();
    const int points = driver.table().session().match().totals()[static_cast<std::size_t>(winner)];
    driver.click("resultHome");
    driver.waitForItem("homePage");
    driver.waitForRest("homeHistory");
    driver.click("homeHistory");
    driver.waitForRest("historyRow0");
    QCOMPARE(list(driver).count(), 1);
    QVERIFY(list(driver).row(0).result.contains(QString::number(points)));
    QCOMPARE(list(driver).row(0).heading, QStringLiteral("Today"));
    driver.click("historyRow0", {0.3, 0.3});
    driver.waitForRest("playedClose");
    QCOMPARE(driver.item("playedResult")->property("text").toString(), list(driver).row(0).result);
    driver.click("playedClose");
    QCOMPARE(driver.focusName(), QStringLiteral("historyRow0"));
}

void TestHistoryByHand::filtersByKeys()
{
    Driver driver;
    open(driver, 8);
    QCOMPARE(driver.focusName(), QStringLiteral("historyRow0"));
    driver.key(Qt::Key_Down);
    QCOMPARE(driver.focusName(), QStringLiteral("historyRow1"));
    driver.pressByKeys("historyFilter");
    driver.waitForRest("historyFilterClose");
    driver.pressByKeys("historyGame2");
    QCOMPARE(list(driver).count(), 4);
    driver.pressByKeys("historyResult1");
    const int won = list(driver).count();
    QVERIFY(won < 4);
    driver.pressByKeys("historyFilterClear");
    QCOMPARE(list(driver).count(), 8);
    driver.pressByKeys("historyLevel1");
    driver.pressByKeys("historyOpponent1");
    QVERIFY(list(driver).count() < 8);
    driver.key(Qt::Key_Escape);
    driver.waitForFrames();
    QVERIFY(!driver.isThere("historyFilterClose"));
    QCOMPARE(driver.focusName(), QStringLiteral("historyFilter"));
    QCOMPARE(list(driver).filters(), 2);
    driver.tabTo("historySearch");
    driver.type("nobody");
    QCOMPARE(list(driver).count(), 0);
    QVERIFY(driver.isThere("historyNone"));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

void TestHistoryByHand::deletesAndRestoresByKeys()
{
    Driver driver;
    open(driver, 4);
    const QString second = list(driver).row(1).title + list(driver).row(1).date;
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Delete);
    driver.waitForRest("historyBringBack");
    QCOMPARE(list(driver).count(), 3);
    driver.waitFor([&] { return driver.focusName() == QLatin1String("historyRow1"); }, "the next game");
    driver.pressByKeys("historyBringBack");
    driver.waitFor([&] { return driver.focusName() == QLatin1String("historyRow0"); }, "the first game");
    QCOMPARE(list(driver).count(), 4);
    QCOMPARE(list(driver).row(1).title + list(driver).row(1).date, second);
    QVERIFY(!driver.isThere("historyBringBack"));
    driver.key(Qt::Key_Return);
    driver.waitForRest("playedClose");
    driver.pressByKeys("playedDelete");
    driver.waitForRest("historyBringBack");
    QCOMPARE(list(driver).count(), 3);
    QVERIFY(!driver.isThere("playedClose"));
}

void TestHistoryByHand::heldKeyDeletesOneGame()
{
    Driver driver;
    open(driver, 6);
    driver.tabTo("historyRow0");
    driver.hold(Qt::Key_Delete);
    driver.waitForRest("historyBringBack");
    QCOMPARE(list(driver).count(), 5);
}

void TestHistoryByHand::deletesAndRestoresByTouchOnAPhone()
{
    Driver driver({}, {360, 740});
    open(driver, 4);
    driver.tap("historyRemove0");
    driver.waitForRest("historyBringBack");
    QCOMPARE(list(driver).count(), 3);
    driver.tap("historyBringBack");
    QCOMPARE(list(driver).count(), 4);
    driver.waitForRest("historyRow0");
    driver.tap("historyRow0", {0.3, 0.2});
    driver.waitForRest("playedDelete");
    driver.tap("playedDelete");
    driver.waitForRest("historyBringBack");
    QCOMPARE(list(driver).count(), 3);
}

void TestHistoryByHand::opensAndSavesAGame()
{
    Driver driver;
    const QTemporaryDir folder;
    driver.application().history().setExportFolder(folder.path());
    open(driver, 2);
    driver.click("historyRow1", {0.3, 0.3});
    driver.waitForRest("playedSave");
    QVERIFY(driver.item("playedWatch")->isEnabled());
    driver.click("playedSave");
    driver.waitForItem("historyNotice");
    QCOMPARE(QDir(folder.path()).entryList({"*.tableside"}).size(), 1);
    driver.click("playedClose");
    QCOMPARE(driver.focusName(), QStringLiteral("historyRow1"));
}

/// Going back from the replay returns the focus to the game's row.
void TestHistoryByHand::watchesAGameAndReturns()
{
    Driver driver;
    open(driver, 3);
    driver.key(Qt::Key_Down);
    driver.key(Qt::Key_Return);
    driver.waitForRest("playedWatch");
    driver.pressByKeys("playedWatch");
    driver.waitForItem("replayPage");
    driver.waitForFrames();
    driver.navigator().back();
    driver.waitForRest("historyRow1");
    QCOMPARE(driver.focusName(), QStringLiteral("historyRow1"));
}

void TestHistoryByHand::exportsTheList()
{
    Driver driver;
    const QTemporaryDir folder;
    driver.application().history().setExportFolder(folder.path());
    open(driver, 3);
    driver.click("historyExport");
    driver.waitForRest("historyExportCsv");
    driver.click("historyExportCsv");
    driver.waitForItem("historyNotice");
    driver.pressByKeys("historyExport");
    driver.waitForRest("historyExportJson");
    driver.pressByKeys("historyExportJson");
    QCOMPARE(QDir(folder.path()).entryList({"*.csv"}).size(), 1);
    QCOMPARE(QDir(folder.path()).entryList({"*.json"}).size(), 1);
    QVERIFY(!driver.isThere("historyExportClose"));
}

void TestHistoryByHand::showsStatistics()
{
    Driver driver;
    open(driver, 16);
    driver.pressByKeys("historyTab1");
    driver.waitForItem("statisticsChart");
    PlayedStatistics &statistics = *driver.application().history().statistics();
    QVERIFY(statistics.games() > 10);
    driver.pressByKeys("statisticsGame2");
    QCOMPARE(statistics.game(), QStringLiteral("uno"));
    driver.click("statisticsGame0");
    QCOMPARE(statistics.game(), QString());
    driver.waitForRest("historyTab0"); // the statistics of all games have another height
    driver.click("historyTab0");
    driver.waitForRest("historyRow0");
}

void TestHistoryByHand::worksWithAScreenReader()
{
    Driver driver;
    open(driver, 3);
    driver.pressByReader("historyRow0");
    driver.waitForRest("playedClose");
    driver.pressByReader("playedClose");
    driver.waitForFrames();
    driver.pressByReader("historyRemove0");
    driver.waitForRest("historyBringBack");
    driver.pressByReader("historyBringBack");
    driver.pressByReader("historyTab1");
    driver.waitForItem("statisticsView");
    QCOMPARE(list(driver).count(), 3);
}

void TestHistoryByHand::setsTheNumberOfRecordsKept()
{
    Driver driver;
    driver.navigator().open(Navigator::Settings);
    driver.waitForItem("settingsPage");
    QVERIFY(driver.application().settings().recordsKept() == 1000);
    driver.pressByKeys("dataRecords0");
    QCOMPARE(driver.application().settings().recordsKept(), 100);
    driver.key(Qt::Key_Return);
    driver.pressByKeys("dataRecords3");
    QCOMPARE(driver.application().settings().recordsKept(), 0);
}

TABLESIDE_TEST(TestHistoryByHand)
#include "tst_history_by_hand.moc"
