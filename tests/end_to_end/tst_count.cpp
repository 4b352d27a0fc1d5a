// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The result panel at the end of a round and of a match, in the app's window: its texts, its focus, and its keys. A match of
// several people is entered in the score book and can be removed from it, and the review asks whose round to show.
#include "people_match.h"
#include "score_by_hand.h"
#include "test_program.h"

#include "tests/app/row_note.h"
#include "tests/app/table/table_fixture.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QSqlQuery>
#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestCount : public QObject
{
    Q_OBJECT

private slots:
    void reportsAFailureToStore();
    void returnsTheFocusToTheTable();
    void opensNoPanelBehindTheResult();
    void spacePressesTheButton();
    void namesTheRemainingCards();
    void savesAFinishedMatch();
    void entersAMatchOfTwoPeople();
    void entersAMatchOfOnePersonOnRequest();
    void explainsThatPeopleNeedNames();
    void reportsAFailureAtTheSwitch();
    void personPageSwitchesBetweenKindsOfGames();
    void reviewAsksWhoseRound();
};

namespace {

constexpr int highestTarget = dos::Ruleset::highest_target;
static_assert(highestTarget == uno::Ruleset::highest_target);

/// Opens a table for two. The AI waits so long that it never acts during a test.
void openTable(Driver &driver, int target, const char *game = "dos")
{
    driver.holdComputers();
    driver.tableController().setGame(QString::fromLatin1(game));
    MatchSetup &setup = *driver.tableController().setup();
    setup.setDealNumber(QStringLiteral("1"));
    setup.setSeatCount(2);
    setup.setTarget(target);
    driver.tableController().startMatch();
    driver.open(Navigator::Table, "tablePage");
}

/// Plays random legal actions for both seats until the round's result is shown.
void playRound(Driver &driver)
{
    const auto playTo = [](auto &session) {
        Random random(1);
        while (session.isPlaying())
            playAnyLegal(session, random);
    };
    if (auto *uno = qobject_cast<UnoTable *>(driver.anyTable()))
        playTo(uno->session());
    else
        playTo(driver.table().session());
    driver.anyTable()->finishEvents();
    driver.waitForItem("resultPanel");
}

void refuseToStore(Driver &driver, bool refuse)
{
    QSqlQuery query(driver.application().database().connection());
    QVERIFY(query.exec(QStringLiteral("PRAGMA query_only = %1").arg(refuse ? 1 : 0)));
}

bool isOn(Driver &driver)
{
    return driver.item("resultBook")->property("checked").toBool();
}

void openBookFromResult(Driver &driver)
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

void TestCount::reportsAFailureToStore()
{
    Driver driver;
    openTable(driver, dos::Ruleset::lowest_target);
    bool wasOver = false;
    while (!wasOver) {
        playRound(driver);
        wasOver = driver.table().isMatchOver();
        const QString button = wasOver ? QStringLiteral("resultPlayAgain") : QStringLiteral("resultNext");
        const GameTable *before = driver.tableController().table();
        QVERIFY(!driver.isThere("resultProblem"));
        refuseToStore(driver, true);
        driver.click(button);
        driver.waitForItem("resultProblem");
        driver.click("resultProblemClose");
        QTRY_VERIFY(!driver.isThere("resultProblem"));
        driver.click(button);
        driver.waitForItem("resultProblem"); // the same problem is shown again
        refuseToStore(driver, false);
        driver.click(button);
        driver.waitFor([&] { return !driver.isThere("resultPanel"); }, "the next round");
        QCOMPARE(driver.tableController().table() != before, wasOver);
        QCOMPARE(driver.table().storeProblem(), QString());
    }
}

void TestCount::returnsTheFocusToTheTable()
{
    for (const char *game : {"dos", "uno"}) {
        const RowNote note(QString::fromLatin1(game));
        Driver driver({}, {1024, 768}, true);
        openTable(driver, highestTarget, game);
        for (int rounds = 0; rounds < 2; ++rounds) {
            playRound(driver);
            QCOMPARE(driver.focusName(), QStringLiteral("resultNext"));
            driver.key(Qt::Key_Return);
            QVERIFY(!driver.isThere("resultPanel"));
            QCOMPARE(driver.focusName(), QStringLiteral("tablePage"));
            QVERIFY(driver.anyTable()->isBusy());
            driver.key(Qt::Key_Return);
            QVERIFY(driver.anyTable()->isBusy()); // the deal is not cut short
        }
    }
}

void TestCount::opensNoPanelBehindTheResult()
{
    Driver driver;
    openTable(driver, highestTarget);
    playRound(driver);
    QVERIFY(!driver.item("callButton")->isEnabled()); // Tab must not reach it
    for (const Qt::Key key : {Qt::Key_L, Qt::Key_F1, Qt::Key_Question}) {
        driver.key(key);
        driver.settle();
        QCOMPARE(driver.focusName(), QStringLiteral("resultNext"));
        QVERIFY(!driver.isThere("logPanel") && !driver.isThere("helpPanel"));
    }
}

/// While the result is shown, Space presses its button instead of calling.
void TestCount::spacePressesTheButton()
{
    for (const char *game : {"dos", "uno"}) {
        const RowNote note(QString::fromLatin1(game));
        Driver driver;
        openTable(driver, highestTarget, game);
        playRound(driver);
        QCOMPARE(driver.focusName(), QStringLiteral("resultNext"));
        driver.sounds().forget();
        driver.key(Qt::Key_Space); // ignored: the player may have meant a call, because the result has only just appeared
        QVERIFY(driver.isThere("resultPanel"));
        driver.waitFor([&] {
            driver.key(Qt::Key_Space);
            return !driver.isThere("resultPanel");
        }, "the next round");
        const Sound call = QLatin1String(game) == QLatin1String("uno") ? Sound::callUno : Sound::callDos;
        QVERIFY(!driver.sounds().played().contains(call));
        driver.key(Qt::Key_Space);
        QVERIFY(driver.sounds().played().contains(call));
    }
}

/// A screen reader needs each card's name besides its points.
void TestCount::namesTheRemainingCards()
{
    Driver driver;
    openTable(driver, highestTarget);
    playRound(driver);
    for (const ResultRow &row : driver.table().result()->rows()) {
        for (qsizetype card = 0; card < row.cards.size(); ++card) {
            const QString item = QStringLiteral("counted%1_%2").arg(row.seat).arg(card);
            const QString said = driver.spoken(item);
            const QString points = row.cards[card].points == 1 ? QStringLiteral("%1: %2 point") : QStringLiteral("%1: %2 points");
            QCOMPARE(said, points.arg(row.cards[card].name).arg(row.cards[card].points));
        }
    }
}

void TestCount::savesAFinishedMatch()
{
    const QTemporaryDir folder;
    Driver driver({}, {320, 560});
    FileService service;
    service.pickFile = [&](const QString &suggested, const PathReceiver &then) {
        then(folder.filePath(QFileInfo(suggested).fileName()));
    };
    driver.application().setFileService(service);
    openTable(driver, dos::Ruleset::lowest_target);
    playRound(driver);
    QVERIFY(!driver.isThere("saveMatch"));
    while (!driver.table().isMatchOver()) {
        driver.click("resultNext");
        playRound(driver);
    }
    // Rarely needed details are hidden behind a button.
    QVERIFY(!driver.isThere("saveMatch"));
    QVERIFY(!driver.isThere("resultDeal"));
    driver.pressByKeys("resultMore");
    driver.waitForRest("resultDeal");
    const QString seal = driver.table().dealSeal();
    QVERIFY(!driver.text("resultDeal").contains(seal));
    QVERIFY(driver.text("resultDeal").contains(seal.left(8)));
    driver.pressByKeys("resultCopyDeal");
    QVERIFY(QGuiApplication::clipboard()->text().contains(seal));
    driver.pressByKeys("saveMatch");
    const QStringList files = QDir(folder.path()).entryList({"*.tableside"});
    QCOMPARE(files.size(), 1);
    QVERIFY(driver.text("tableNotice").contains(folder.filePath(files.first())));
}

void TestCount::entersAMatchOfTwoPeople()
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

    openBookFromResult(driver);
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

void TestCount::entersAMatchOfOnePersonOnRequest()
{
    Driver driver;
    seatPeople(driver, {"Anna"}, 1);
    playToResult(driver);
    QVERIFY(!isOn(driver));
    QVERIFY(!driver.isThere("resultComputer1")); // unnecessary with one person and one computer player
    driver.click("resultBook");
    QVERIFY(isOn(driver));
    openBookFromResult(driver);
    QVERIFY(driver.isThere("bookRow0"));
}

void TestCount::explainsThatPeopleNeedNames()
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

void TestCount::reportsAFailureAtTheSwitch()
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

void TestCount::personPageSwitchesBetweenKindsOfGames()
{
    Driver driver;
    seatPeople(driver, {"Anna", "Ben"}, 1);
    playToResult(driver);
    ScoreGame &game = beginGame(driver, {"Anna", "Ben"});
    game.entry()->beginRound();
    game.entry()->markOut(0);
    game.entry()->setSum("12");
    QVERIFY(game.entry()->closeRound() && game.end());
    driver.scores().openPerson(driver.scores().people()->named("Anna")->id);
    driver.open(Navigator::Person, "personPage");
    PersonPage &page = *driver.scores().person();
    QVERIFY(page.hasBoth() && !page.atTable());
    QCOMPARE(page.others()->count(), 1);
    driver.pressByKeys("personCards1");
    QVERIFY(page.atTable());
    QCOMPARE(page.others()->count(), 2);
    driver.click("personCards0");
    QVERIFY(!page.atTable());
}

void TestCount::reviewAsksWhoseRound()
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

TABLESIDE_TEST(TestCount)
#include "tst_count.moc"
