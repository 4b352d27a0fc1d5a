// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A match of several people at the table is entered in the score book and can be removed from it. The review asks whose round
// to show.
#include "test_program.h"
#include "people_match.h"
#include "tests/app/table/table_fixture.h"

#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestMatchInBook : public QObject
{
    Q_OBJECT

private slots:
    void entersAMatchOfTwoPeople();
    void entersAMatchOfOnePersonOnRequest();
    void explainsThatPeopleNeedNames();
    void reportsAFailureAtTheSwitch();
    void personPageSwitchesBetweenKindsOfGames();
    void reviewAsksWhoseRound();
};

namespace {

bool isOn(Driver &driver)
{
    return driver.item("resultBook")->property("checked").toBool();
}

void openBook(Driver &driver)
{
    driver.click("resultHome");
    driver.click("homeScore");
    driver.waitForItem("bookPage");
}

void fillDisk(Driver &driver, bool isFull)
{
    QSqlQuery(driver.application().database().connection())
        .exec(isFull ? QStringLiteral("CREATE TRIGGER full BEFORE INSERT ON score_game BEGIN SELECT RAISE(ABORT, 'full'); END")
                     : QStringLiteral("DROP TRIGGER full"));
}

} // namespace

void TestMatchInBook::entersAMatchOfTwoPeople()
{
    Driver driver;
    seatPeople(driver, {"Anna", "Ben"}, 1);
    playToResult(driver);
    QVERIFY(isOn(driver));
    QVERIFY(driver.isThere("resultComputer2"));
    QVERIFY(!driver.isThere("resultComputer0"));
    driver.pressByKeys("resultBook");
    driver.waitForFrames();
    QVERIFY(!isOn(driver));
    QCOMPARE(driver.scores().book()->count(), 0);
    driver.tap("resultBook");
    QVERIFY(isOn(driver));
    const int winner = driver.table().session().match().winner();
    const int total = driver.table().session().match().totals()[static_cast<std::size_t>(winner)];

    openBook(driver);
    QVERIFY(driver.isThere("bookRow0"));
    QVERIFY(!driver.isThere("bookRow1"));
    const BookGameRow &row = driver.scores().book()->row(0);
    QVERIFY2(row.detail.contains("On screen"), qPrintable(row.detail));
    QVERIFY2(row.detail.contains(QString::number(total)), qPrintable(row.detail));
    QCOMPARE(row.winner, winner);
    driver.click("bookRow0", {0.2, 0.5});
    driver.waitForItem("sheetPage");
    QCOMPARE(driver.scores().game()->stage(), ScoreGame::Ended);
    QVERIFY(driver.isThere("sheetRematch") && !driver.isThere("sheetPlayOn"));
    driver.click("sheetPlayer2"); // the computer player, who has no page
    driver.waitForItem("playerName");
    QVERIFY(!driver.isThere("playerPage"));
}

void TestMatchInBook::entersAMatchOfOnePersonOnRequest()
{
    Driver driver;
    seatPeople(driver, {"Anna"}, 1);
    playToResult(driver);
    QVERIFY(!isOn(driver));
    QVERIFY(!driver.isThere("resultComputer1")); // unnecessary with one person and one computer player
    driver.click("resultBook");
    QVERIFY(isOn(driver));
    openBook(driver);
    QVERIFY(driver.isThere("bookRow0"));
}

void TestMatchInBook::explainsThatPeopleNeedNames()
{
    Driver driver;
    MatchConfig<dos::Game> config = PlayFixture::config(2, 24);
    config.seats[1].level.reset();
    config.rules.target = dos::Ruleset::lowest_target;
    seatPeople(driver, config);
    playToResult(driver);
    QVERIFY(!driver.isThere("resultBook"));
    QVERIFY(driver.isThere("resultBookNeedsNames"));
}

void TestMatchInBook::reportsAFailureAtTheSwitch()
{
    Driver driver;
    seatPeople(driver, {"Anna", "Ben"});
    fillDisk(driver, true);
    playToResult(driver);
    driver.waitForItem("resultBookProblem");
    QVERIFY(!isOn(driver));
    driver.click("resultBook");
    QVERIFY(!isOn(driver));
    fillDisk(driver, false);
    driver.click("resultBook");
    QVERIFY(isOn(driver));
    QVERIFY(!driver.isThere("resultBookProblem"));
}

void TestMatchInBook::personPageSwitchesBetweenKindsOfGames()
{
    Driver driver;
    seatPeople(driver, {"Anna", "Ben"}, 1);
    playToResult(driver);
    ScoreSetup &setup = *driver.scores().setup();
    setup.addNamed("Anna");
    setup.addNamed("Ben");
    QVERIFY(driver.scores().startGame());
    HandEntry &entry = *driver.scores().game()->entry();
    entry.beginRound();
    entry.markOut(0);
    entry.setSum("12");
    entry.confirm();
    entry.closeRound();
    driver.scores().game()->end();
    driver.scores().openPerson(driver.scores().people()->named("Anna")->id);
    driver.navigator().open(Navigator::Person);
    driver.waitForItem("personPage");
    PersonPage &page = *driver.scores().person();
    QVERIFY(page.hasBoth() && !page.atTable());
    QCOMPARE(page.others()->count(), 1);
    driver.pressByKeys("personCards1");
    QVERIFY(page.atTable());
    QCOMPARE(page.others()->count(), 2);
    driver.click("personCards0");
    QVERIFY(!page.atTable());
}

void TestMatchInBook::reviewAsksWhoseRound()
{
    Driver driver;
    seatPeople(driver, {"Anna", "Ben"}, 1);
    playToResult(driver);
    ReviewModel &review = *driver.table().review();
    review.setPlayouts(1);
    driver.click("resultReview");
    driver.waitForRest("reviewPerson1");
    QVERIFY(!driver.isThere("reviewPerson2")); // the computer player
    const int first = review.seat();
    const QString other = QStringLiteral("reviewPerson%1").arg(1 - first);
    QVERIFY(driver.item(QStringLiteral("reviewPerson%1").arg(first))->property("checked").toBool());
    driver.pressByKeys(other);
    QCOMPARE(review.seat(), 1 - first);
    QVERIFY(driver.item(other)->property("checked").toBool());
    driver.waitFor([&] { return !review.isThinking(); }, "the review");
    const QString name = 1 - first == 0 ? QStringLiteral("Anna") : QStringLiteral("Ben");
    QCOMPARE(review.player(), name);
    QVERIFY(!review.summary().isEmpty());
    driver.tap(QStringLiteral("reviewPerson%1").arg(first));
    QCOMPARE(review.seat(), first);
    driver.click("reviewClose");
}

TABLESIDE_TEST(TestMatchInBook)
#include "tst_match_in_book.moc"
