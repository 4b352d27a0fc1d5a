// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests score sheets as the pages use them: entering and correcting hands, undo (after a restart too), late joining, ties.
#include "tests/app/score/score_fixture.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>

#include <set>
#include <tuple>

using namespace tableside;
using namespace tableside::test;

class TestScoreController : public QObject
{
    Q_OBJECT

private slots:
    void seatsTwentyPlayersWithDifferentLooks();
    void entersARound();
    void keepsOneHouseRuleOfEachKind();
    void countsCardsWithinTheDeck();
    void rejectsBlankAndInvalidHands();
    void keepsTheHistoryOfACorrection();
    void correctsWhoWentOut();
    void undoesAfterARestart();
    void aTapChangesOnlyTheOpenRound();
    void keepsALongPlaceAcrossARestart();
    void joinsLateAndLeaves();
    void drawsTheLinesOfTheChart();
    void playsOnAndRematches();
    void saysThatATieNeedsAnotherRound();
    void storesNoPlayerWhoMayNotJoin();
    void keepsAHalfCountedHand();
    void undoesEachTap();
    void undoRestoresTheHandOfAPlayerMarkedOut();
    void acceptsTimesAndPlus();
    void keepsTheHandWhileNothingCanBeStored();
};

void TestScoreController::entersARound()
{
    ScoreFixture book;
    ScoreGame &game = book.begin();
    QAbstractItemModelTester seats(game.seats());
    QAbstractItemModelTester rounds(game.rounds());
    QAbstractItemModelTester pad(game.entry()->pad());
    HandEntry &entry = *game.entry();
    entry.beginRound();
    QCOMPARE(entry.seat(), -1);
    QVERIFY(entry.reminder().isEmpty());
    QVERIFY(entry.markOut(1));
    QVERIFY(entry.reminder().contains("double color match"));
    QCOMPARE(entry.seat(), 2); // the player to the left of the one who went out
    entry.addCard("r7");
    entry.addCard("dos");
    entry.setSum("12+11");
    QCOMPARE(entry.points(), 7 + 20 + 23);
    QVERIFY(entry.confirm());
    QCOMPARE(entry.seat(), 0);
    QVERIFY(!entry.canClose());
    entry.type("4");
    QVERIFY(entry.canClose());
    QCOMPARE(entry.outcome(), QStringLiteral("Ben: +54"));
    QVERIFY(entry.closeRound());
    QCOMPARE(game.sheet().totals, (std::vector<int>{0, 54, 0}));
    QCOMPARE(game.dealer(), QStringLiteral("Ben"));
    QCOMPARE(game.lastRound(), QStringLiteral("Round 1: Ben +54. Now Ben deals, Cleo starts."));
    const auto spoken = [&](int seat) { return game.seats()->row(seat).spoken; };
    QCOMPARE(spoken(1), QStringLiteral("Ben, 54 point(s), rank 1, deals"));
    QCOMPARE(spoken(2), QStringLiteral("Cleo, 0 point(s), rank 2, tied, starts"));
    QCOMPARE(entry.round(), -1);
}

void TestScoreController::keepsOneHouseRuleOfEachKind()
{
    ScoreFixture book;
    ScoreSetup &setup = *book.room->setup();
    setup.setVariant("falseCatch", true);
    setup.setVariant("catchWindow:whileTwo", true);
    setup.setVariant("catchWindow:never", true);
    ScoreGame &game = book.begin();
    QCOMPARE(game.sheet().variants, (std::vector<std::string>{"falseCatch", "catchWindow:never"}));
    QCOMPARE(game.rules().count(u'·'), 2);
}

void TestScoreController::countsCardsWithinTheDeck()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreGame &game = *book.room->game();
    for (int card = 0; card < 7; ++card)
        entry.addCard("dos");
    QVERIFY(entry.confirm());
    for (int card = 0; card < 5; ++card)
        entry.addCard("dos");
    QCOMPARE(entry.points(), 100);
    QVERIFY(entry.problem().isEmpty());
    entry.addCard("dos"); // the thirteenth of twelve
    QCOMPARE(entry.points(), 100);
    QVERIFY2(entry.problem().contains("12"), qPrintable(entry.problem()));
    entry.takeBackCard("dos");
    QCOMPARE(entry.points(), 80);
    QVERIFY(entry.problem().isEmpty());
    QVERIFY(entry.choose(0)); // the player who went out
    entry.addCard("r7");
    QVERIFY(!entry.problem().isEmpty());
    QCOMPARE(game.sheet().open.cells[0].entry, std::nullopt);
}

void TestScoreController::rejectsBlankAndInvalidHands()
{
    ScoreFixture book;
    ScoreGame &game = book.begin();
    HandEntry &entry = *game.entry();
    entry.beginRound();
    QVERIFY(!entry.closeRound());
    QVERIFY(entry.problem().contains("went out"));
    entry.markOut(0);
    QVERIFY(!entry.confirm());
    QVERIFY2(entry.problem().contains("Ben"), qPrintable(entry.problem()));
    QVERIFY(!entry.closeRound());
    QVERIFY2(entry.problem().contains("Ben") && entry.problem().contains("Cleo"), qPrintable(entry.problem()));
    for (const char *sum : {"12+", "-3", "5000"}) {
        entry.clear();
        QVERIFY2(!ScoreFixture::enterHands(entry, {sum}) && !entry.problem().isEmpty(), sum);
    }
    QCOMPARE(game.roundCount(), 0);
}

void TestScoreController::keepsTheHistoryOfACorrection()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "20", "30"});
    HandEntry &entry = *game.entry();
    entry.correct(0, 2);
    QVERIFY(entry.isCorrection());
    QCOMPARE(entry.sum(), QStringLiteral("30"));
    entry.setSum("3");
    QCOMPARE(game.sheet().totals, (std::vector<int>{50, 0, 0})); // the correction is not saved yet
    QVERIFY(!entry.finish());
    QVERIFY(entry.save());
    QCOMPARE(game.sheet().totals, (std::vector<int>{23, 0, 0}));
    entry.correct(0, 2);
    QCOMPARE(entry.history()->count(), 2);
    QCOMPARE(entry.history()->row(0).points, 3);
    QVERIFY(entry.cancel());
    entry.beginRound();
    QVERIFY(entry.markOut(0)); // the missing hands of the next round must not change the problem below
    entry.correct(0, 2);
    entry.clear();
    QVERIFY(!entry.save()); // a closed round has no blank hands
    QVERIFY2(entry.problem().contains("blank"), qPrintable(entry.problem()));
    QVERIFY(entry.cancel());
    QCOMPARE(game.sheet().totals, (std::vector<int>{23, 0, 0}));
}

void TestScoreController::correctsWhoWentOut()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "20", "30"});
    HandEntry &entry = *game.entry();
    entry.correct(0, 1);
    QVERIFY2(entry.outQuestion(1).contains("Anna") && entry.outQuestion(1).contains("20"), qPrintable(entry.outQuestion(1)));
    QVERIFY(entry.markOut(1)); // Ben went out, not Anna
    QCOMPARE(entry.seat(), 0); // Anna's hand is not counted yet
    QVERIFY(entry.isBlank());
    QVERIFY(!entry.save());
    QCOMPARE(game.sheet().totals, (std::vector<int>{50, 0, 0}));
    entry.setSum("8");
    QCOMPARE(game.sheet().totals, (std::vector<int>{50, 0, 0}));
    QVERIFY(entry.save());
    QCOMPARE(game.sheet().totals, (std::vector<int>{0, 38, 0}));
    QVERIFY(game.undo()); // the whole correction
    QCOMPARE(game.sheet().totals, (std::vector<int>{50, 0, 0}));
    entry.correct(0, 1);
    QVERIFY(entry.markOut(1));
    QVERIFY(game.undo()); // the unsaved mark
    QVERIFY(!entry.isOut());
    QVERIFY(entry.cancel());
    QCOMPARE(game.sheet().totals, (std::vector<int>{50, 0, 0}));
    QCOMPARE(entry.round(), -1);
}

void TestScoreController::undoesAfterARestart()
{
    ScoreFixture book;
    QVERIFY(book.play().undo());
    book.openAgain();
    QVERIFY(book.room->openUnfinished());
    ScoreGame &later = *book.room->game();
    QCOMPARE(later.roundCount(), 0);
    QVERIFY(later.redo());
    QCOMPARE(later.sheet().totals, (std::vector<int>{40, 0, 0}));
    int undone = 0;
    while (later.canUndo()) {
        QVERIFY(later.undo());
        ++undone;
    }
    QCOMPARE(undone, 6); // going out, a sum and its entry for each of two hands, and closing the round
    QVERIFY(!later.sheet().open.out);
    QVERIFY(!later.undo());
    QVERIFY(!later.problem().isEmpty());
    while (later.canRedo())
        QVERIFY(later.redo());
    QCOMPARE(later.sheet().totals, (std::vector<int>{40, 0, 0}));
}

void TestScoreController::aTapChangesOnlyTheOpenRound()
{
    ScoreFixture book;
    ScoreGame &game = book.play();
    HandEntry &entry = *game.entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0));
    const QSignalSpy terms(&game, &ScoreGame::termsChanged);
    const QSignalSpy standing(&game, &ScoreGame::standingChanged);
    const QSignalSpy seats(game.seats(), &QAbstractItemModel::dataChanged);
    QSignalSpy rounds(game.rounds(), &QAbstractItemModel::dataChanged);
    entry.addCard("r7");
    QVERIFY(entry.confirm());
    QCOMPARE(rounds.count(), 1);
    QCOMPARE(rounds.first()[0].toModelIndex().row(), 1);
    QCOMPARE(terms.count() + standing.count() + seats.count(), 0);
    QVERIFY(game.setNote("Rain", "Garden"));
    QCOMPARE(terms.count(), 1);
    QCOMPARE(rounds.count(), 1);
}

void TestScoreController::keepsALongPlaceAcrossARestart()
{
    // The field allows 80 characters, which are 240 bytes in Chinese.
    const QString place(80, QChar(0x5353));
    ScoreFixture book;
    QVERIFY(book.begin().setNote(QStringLiteral("Rain\u202e"), place));
    QCOMPARE(book.room->game()->note(), QStringLiteral("Rain")); // without the sign that turns the direction of the text
    book.openAgain();
    QVERIFY(book.room->openUnfinished());
    QCOMPARE(book.room->game()->location(), place);
    QCOMPARE(book.room->game()->note(), QStringLiteral("Rain"));
}

void TestScoreController::joinsLateAndLeaves()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "20", "30"});
    QCOMPARE(game.lowestTotal(), 0);
    QCOMPARE(game.averageTotal(), 16);
    QVERIFY(book.room->join("Dora", game.averageTotal()));
    QVERIFY2(game.standing().contains("Anna leads by 34"), qPrintable(game.standing())); // over Dora, who joined late
    QCOMPARE(game.seats()->row(3).spoken, QStringLiteral("Dora, 16 point(s), rank 2"));
    QCOMPARE(game.seats()->row(2).rank, 3);
    QVERIFY(game.leave(1));
    QVERIFY(ScoreFixture::enterRound(game, {"5", "", "6", "7"}) == false); // Ben left, so he cannot go out
    game.entry()->leave();
    QCOMPARE(game.seats()->row(1).present, false);
    QCOMPARE(game.seats()->row(3).total, 16);
    QVERIFY(game.comeBack(1));
    QVERIFY(ScoreFixture::enterRound(game, {"5", "", "6", "7"}));
    QCOMPARE(game.sheet().totals, (std::vector<int>{50, 18, 0, 16}));
    QCOMPARE(game.totalsOf(3), QList<QPointF>({{1, 16}, {2, 16}}));
    QVERIFY(!book.room->join("Dora", 0)); // Dora plays already
}

/// The line of a player who left ends. Lines that share a single point only cross; those that share a stretch hide each other.
void TestScoreController::drawsTheLinesOfTheChart()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo", "Dora"}, {"10", "10", "10", ""}); // Dora 30, the others 0
    QVERIFY(ScoreFixture::enterRound(game, {"", "10", "10", "10"})); // Anna 30 as well
    QVERIFY(ScoreFixture::enterRound(game, {"", "10", "10", "0"}));
    QCOMPARE(game.coincidingLines(0), QList<int>({0, 0, 0, 0}));
    QCOMPARE(game.coincidingLines(1), QList<int>({1, 1, 0, 0}));
    QCOMPARE(game.coincidingLines(2), QList<int>({2, 2, 1, 1}));
    QCOMPARE(game.coincidingLines(3), QList<int>({0, 0, 0, 0}));
    QVERIFY(game.leave(3));
    game.entry()->beginRound();
    QVERIFY(game.entry()->markOut(0));
    QVERIFY(ScoreFixture::enterHands(*game.entry(), {"1", "2"}) && game.entry()->closeRound());
    QCOMPARE(game.totalsOf(0), QList<QPointF>({{0, 0}, {1, 0}, {2, 30}, {3, 50}, {4, 53}}));
    QCOMPARE(game.totalsOf(3).size(), 4);
    QVERIFY(game.comeBack(3));
    QCOMPARE(game.totalsOf(3).size(), 5);
}

void TestScoreController::playsOnAndRematches()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "150", "80"});
    QCOMPARE(game.stage(), ScoreGame::Decided);
    QVERIFY2(game.standing().startsWith("Anna wins with 230"), qPrintable(game.standing()));
    QVERIFY(game.playOn());
    QVERIFY(ScoreFixture::enterRound(game, {"1", "", "2"}));
    QCOMPARE(game.stage(), ScoreGame::Playing);
    QVERIFY(game.rounds()->row(1).pastTarget);
    QVERIFY(game.end());
    QCOMPARE(game.stage(), ScoreGame::Ended);
    QVERIFY(!ScoreFixture::enterRound(game, {"1", "", "2"}));
    game.entry()->correct(0, 1);
    QVERIFY(ScoreFixture::enterHands(*game.entry(), {"9"})); // instead of 150, so that nobody reached the target
    QVERIFY2(game.standing().endsWith("Nobody reached 200."), qPrintable(game.standing()));
    book.room->prepareRematch();
    QVERIFY(book.room->startGame());
    QCOMPARE(book.room->game()->seats()->count(), 3);
    QCOMPARE(book.room->game()->dealer(), QStringLiteral("Ben"));
    book.room->book()->reload();
    QCOMPARE(book.room->book()->count(), 2);
}

void TestScoreController::saysThatATieNeedsAnotherRound()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "80", "110"}, true);
    QVERIFY(ScoreFixture::enterRound(game, {"80", "", "100"}));
    QCOMPARE(game.sheet().totals, (std::vector<int>{80, 80, 210}));
    QCOMPARE(game.stage(), ScoreGame::Playing);
    QVERIFY2(game.tie().contains("Anna, Ben are tied"), qPrintable(game.tie()));
    QCOMPARE(game.standing(), game.tie());
    QVERIFY(ScoreFixture::enterRound(game, {"", "5", "1"}));
    QCOMPARE(game.stage(), ScoreGame::Decided);
    QVERIFY(game.tie().isEmpty());
}

void TestScoreController::storesNoPlayerWhoMayNotJoin()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"", "150", "80"});
    QVERIFY(!book.room->join("Dora", 0)); // the target has been reached
    QVERIFY2(game.problem().contains("Play on"), qPrintable(game.problem()));
    QVERIFY(!book.room->people()->named("Dora"));
    QVERIFY(game.playOn());
    QVERIFY(book.room->join("Dora", 0));
    QVERIFY(book.room->people()->named("Dora"));
}

void TestScoreController::keepsAHalfCountedHand()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    QVERIFY(ScoreFixture::enterHands(entry, {"4"}));
    entry.addCard("r7");
    entry.setSum("12+");
    QVERIFY(entry.finish());
    QCOMPARE(book.room->game()->sheet().missing(), std::vector<int>{2});
    book.openAgain();
    QVERIFY(book.room->openUnfinished());
    HandEntry &again = *book.room->game()->entry();
    again.beginRound();
    QCOMPARE(again.seat(), 2);
    QCOMPARE(again.sum(), QStringLiteral("12+"));
    QCOMPARE(again.counted()->count(), 1);
    again.type("5");
    QCOMPARE(again.points(), 24);
    QCOMPARE(again.spelledOut(), QStringLiteral("Cards 7 + 12+5"));
}

void TestScoreController::undoesEachTap()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreGame &game = *book.room->game();
    entry.addCard("r7");
    QVERIFY(entry.confirm());
    entry.addCard("dos");
    ScoreFixture::typeKeys(entry, "12");
    for (const char *text : {"Cleo: now 1", "Cleo: 1 removed", "Cleo: Wild DOS removed"}) {
        QVERIFY(game.undo());
        QCOMPARE(entry.undoneText(), QString(text));
    }
    QVERIFY(entry.isBlank());
    QCOMPARE(game.sheet().open.cells[1].entry->points(GameId::dos), 7);
    for (const char *text : {"Ben: still being counted", "Ben: Red 7 removed"}) {
        QVERIFY(game.undo());
        QCOMPARE(entry.undoneText(), QString(text));
    }
    QCOMPARE(entry.seat(), 1);
    for (const char *text : {"Ben: Red 7 added again", "Ben: counted", "Cleo: Wild DOS added again"}) {
        QVERIFY(game.redo());
        QCOMPARE(entry.undoneText(), QString(text));
    }
    QCOMPARE(entry.seat(), 2);
}

void TestScoreController::undoRestoresTheHandOfAPlayerMarkedOut()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreGame &game = *book.room->game();
    entry.setSum("12");
    QVERIFY2(entry.outQuestion(1).contains("12"), qPrintable(entry.outQuestion(1)));
    QVERIFY(entry.markOut(1));
    QCOMPARE(game.sheet().open.out, 1);
    QVERIFY(game.undo());
    QCOMPARE(game.sheet().open.out, 0);
    QCOMPARE(entry.seat(), 1);
    QCOMPARE(entry.sum(), QStringLiteral("12"));
}

void TestScoreController::acceptsTimesAndPlus()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreFixture::typeKeys(entry, "3*20");
    QCOMPARE(entry.sum(), QStringLiteral("3×20"));
    QCOMPARE(entry.points(), 60);
    ScoreFixture::typeKeys(entry, "++"); // the second press does nothing
    QVERIFY(entry.problem().isEmpty());
    QCOMPARE(entry.sum(), QStringLiteral("3×20+"));
    entry.clear();
    entry.addCard("r7");
    ScoreFixture::typeKeys(entry, "+9"); // the plus sign has no sum before it, only cards
    QVERIFY(entry.problem().isEmpty());
    QCOMPARE(entry.points(), 16);
}

void TestScoreController::keepsTheHandWhileNothingCanBeStored()
{
    // SQLite raises a limit below the present size to that size, so that the file cannot grow by a page.
    const QList<std::tuple<QString, QString, QString>> rows{
        {"PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000", "The disk is too full"},
        {"PRAGMA query_only = 1", "PRAGMA query_only = 0", "can’t be changed"}};
    for (const auto &[closed, opened, said] : rows) {
        const RowNote note(closed);
        ScoreFixture book;
        ScoreGame &game = book.begin();
        const auto execute = [&](const QString &statement) { return QSqlQuery(book.database->connection()).exec(statement); };
        HandEntry &entry = *game.entry();
        entry.beginRound();
        QVERIFY(entry.markOut(0));
        QVERIFY(execute(closed));
        int targets = 0;
        while (targets < 5000 && game.setTarget(300 + targets)) // fills the rest of the last page with facts smaller than a hand
            ++targets;
        QVERIFY2(game.problem().contains(said), qPrintable(game.problem()));
        const score::Sheet confirmed = game.sheet();
        entry.addCard("r7");
        QVERIFY2(entry.problem().contains(said), qPrintable(entry.problem()));
        QVERIFY(entry.isBlank()); // a card that is not stored is not shown
        QVERIFY(!game.undo());
        QVERIFY(game.sheet() == confirmed);

        QVERIFY(execute(opened));
        entry.addCard("r7");
        QVERIFY(entry.confirm());
        QVERIFY(game.sheet() != confirmed);
        const score::Sheet whole = game.sheet();
        book.openAgain();
        QVERIFY(book.room->openUnfinished());
        QVERIFY(book.room->game()->sheet() == whole);
    }
}

/// Twenty players need more looks than there are portraits or colors, so no two have both in common.
void TestScoreController::seatsTwentyPlayersWithDifferentLooks()
{
    std::vector<score::Player> players;
    for (int player = 0; player < score::most_players; ++player)
        players.push_back({std::to_string(player), std::to_string(player), "owl", 3});
    std::set<std::pair<std::string, int>> looks;
    for (const score::Player &player : People::withDistinctLooks(players, players))
        looks.emplace(player.portrait, player.color);
    QCOMPARE(static_cast<int>(looks.size()), score::most_players);
}

TABLESIDE_TEST(TestScoreController)
#include "tst_score_controller.moc"
