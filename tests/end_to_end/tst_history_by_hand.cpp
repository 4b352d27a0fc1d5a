// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

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
    void deletesAndRestores();
    void savesAndWatchesAGame();
    void showsStatistics();
    void worksWithAScreenReader();
    void setsTheNumberOfRecordsKept();
    void tellsAndShowsATrophy();
    void showsTheTrophiesOfEachPerson();

private:
    static void open(Driver &driver, int games);
    static PlayedList &list(Driver &driver) { return *driver.application().history().list(); }
};

void TestHistoryByHand::open(Driver &driver, int games)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    for (int number = 0; number < games; ++number)
        keepPlayed(driver.application().database(), simulatedMatch(number), now - (games - number) * 90'000'000LL);
    driver.click("homeHistory");
    driver.waitForRest("historyRow0");
}

void TestHistoryByHand::listsAFinishedGame()
{
    Driver driver;
    driver.click("homeHistory");
    driver.waitForItem("historyNone");
    QVERIFY(!driver.isThere("historySearch"));
    driver.click("historyBack");
    seatPeople(driver, {"Anna"}, 1);
    playToResult(driver);
    const int winner = driver.table().session().match().winner();
    const int points = driver.table().session().match().totals()[static_cast<std::size_t>(winner)];
    driver.click("resultHome");
    driver.click("homeHistory");
    driver.click("historyRow0", {0.3, 0.3});
    QCOMPARE(list(driver).count(), 1);
    QVERIFY(list(driver).row(0).result.contains(QString::number(points)));
    QCOMPARE(driver.text("playedResult"), list(driver).row(0).result);
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
    QTRY_COMPARE(driver.focusName(), QStringLiteral("historyFilter"));
    QVERIFY(!driver.isThere("historyFilterClose"));
    QCOMPARE(list(driver).filters(), 2);
    driver.tabTo("historySearch");
    driver.type("nobody");
    QCOMPARE(list(driver).count(), 0);
    QVERIFY(driver.isThere("historyNone"));
    driver.key(Qt::Key_Escape);
    driver.waitForItem("homePage");
}

void TestHistoryByHand::deletesAndRestores()
{
    Driver driver;
    open(driver, 4);
    const QString second = list(driver).row(1).title + list(driver).row(1).date;
    driver.key(Qt::Key_Down);
    driver.hold(Qt::Key_Delete); // deletes one game
    driver.waitForRest("historyRestore");
    QCOMPARE(list(driver).count(), 3);
    QTRY_COMPARE(driver.focusName(), QStringLiteral("historyRow1"));
    driver.pressByKeys("historyRestore");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("historyRow0"));
    QCOMPARE(list(driver).count(), 4);
    QCOMPARE(list(driver).row(1).title + list(driver).row(1).date, second);
    QVERIFY(!driver.isThere("historyRestore"));
    driver.tap("historyRemove0");
    driver.tap("historyRestore");
    QCOMPARE(list(driver).count(), 4);
    driver.tap("historyRow0", {0.3, 0.3});
    driver.tap("playedDelete");
    driver.waitForRest("historyRestore");
    QCOMPARE(list(driver).count(), 3);
    QVERIFY(!driver.isThere("playedClose"));
}

/// Closing the panel and going back from the replay return the focus to the game's row.
void TestHistoryByHand::savesAndWatchesAGame()
{
    Driver driver;
    const QTemporaryDir folder;
    driver.application().history().setExportFolder(folder.path());
    open(driver, 3);
    driver.click("historyRow1", {0.3, 0.3});
    driver.click("playedSave");
    driver.waitForItem("historyNotice");
    QCOMPARE(QDir(folder.path()).entryList({"*.tableside"}).size(), 1);
    driver.click("playedClose");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("historyRow1"));
    driver.key(Qt::Key_Return);
    driver.pressByKeys("playedWatch");
    driver.waitForItem("replayPage");
    driver.waitForFrames();
    driver.navigator().back();
    QTRY_COMPARE(driver.focusName(), QStringLiteral("historyRow1"));
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
    driver.waitForFrames(); // the statistics of all games have another height
    driver.click("historyTab0");
    driver.waitForRest("historyRow0");
}

void TestHistoryByHand::worksWithAScreenReader()
{
    Driver driver;
    open(driver, 3);
    driver.pressByReader("historyRow0");
    driver.pressByReader("playedClose");
    driver.waitForFrames();
    driver.pressByReader("historyRemove0");
    driver.pressByReader("historyRestore");
    driver.pressByReader("historyTab1");
    driver.waitForItem("statisticsView");
    QCOMPARE(list(driver).count(), 3);
}

void TestHistoryByHand::setsTheNumberOfRecordsKept()
{
    Driver driver;
    driver.open(Navigator::Settings, "settingsPage");
    QVERIFY(driver.application().settings().recordsKept() == 1000);
    driver.pressByKeys("dataRecords0");
    QCOMPARE(driver.application().settings().recordsKept(), 100);
    driver.key(Qt::Key_Return);
    driver.pressByKeys("dataRecords3");
    QCOMPARE(driver.application().settings().recordsKept(), 0);
}

/// The toast appears with the result, leads to the page, and is not repeated on the way back or in the next game.
void TestHistoryByHand::tellsAndShowsATrophy()
{
    Driver driver;
    const Trophies &trophies = *driver.application().history().trophies();
    seatPeople(driver, {"Anna"}, 2, 2);
    QVERIFY(!driver.isThere("trophyNews"));
    playToResult(driver);
    driver.waitForRest("trophyNewsAction");
    QCOMPARE(trophies.news(), QStringLiteral("Trophy: A good memory"));
    QTRY_COMPARE(driver.words("trophyNewsSpoken"), trophies.news());
    QCOMPARE(driver.focusName(), QStringLiteral("resultPlayAgain")); // the toast takes no focus
    driver.key(Qt::Key_F6);
    QCOMPARE(driver.focusName(), QStringLiteral("trophyNewsAction"));
    driver.key(Qt::Key_Return);
    driver.waitForItem("trophiesPage");
    QCOMPARE(driver.text("trophiesCount"), QStringLiteral("1 of 24 earned"));
    QVERIFY(driver.spoken("trophy-never-forgot").contains("Earned: Anna · "));
    QVERIFY(driver.spoken("trophy-got-away").endsWith("Not earned yet"));
    driver.key(Qt::Key_Escape);
    driver.waitForRest("resultPlayAgain");
    QVERIFY(!driver.isThere("trophyNews"));
    driver.click("resultHome");
    seatPeople(driver, {"Anna"}, 2, 2);
    playToResult(driver);
    driver.waitForRest("resultPlayAgain");
    QVERIFY(!driver.isThere("trophyNews"));
    QCOMPARE(trophies.news(), QString());
}

void TestHistoryByHand::showsTheTrophiesOfEachPerson()
{
    Driver driver;
    driver.click("homeHistory");
    driver.pressByKeys("historyTrophies");
    driver.waitForItem("trophiesNone");
    QVERIFY(!driver.isThere("trophiesPerson0"));
    driver.click("trophiesBack");
    QTRY_COMPARE(driver.focusName(), QStringLiteral("historyTrophies"));
    People &people = *driver.scores().people();
    QVERIFY(people.keep(people.newPerson("Anna")) && people.keep(people.newPerson("Ben")));
    for (int number = 0; number < 16; ++number) {
        SimulatedMatch match = simulatedMatch(number);
        match.digest.seats[0].personId = people.named(number % 2 == 0 ? "Anna" : "Ben")->id;
        keepPlayed(driver.application().database(), match, QDateTime::currentMSecsSinceEpoch() - number * 90'000'000LL);
    }
    driver.application().history().reload();
    driver.click("historyTrophies");
    driver.waitForItem("trophiesPerson0");
    const Trophies &trophies = *driver.application().history().trophies();
    const int all = trophies.earned();
    driver.pressByKeys("trophiesPerson1");
    QVERIFY(trophies.earned() > 0 && trophies.earned() < all);
    driver.pressByReader("trophiesPerson0");
    QCOMPARE(trophies.earned(), all);
}

TABLESIDE_TEST(TestHistoryByHand)
#include "tst_history_by_hand.moc"
