// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the entry of blocked UNO rounds, in which nobody went out because nobody could play (UNO-PILE-1).
#include "tests/app/score/score_fixture.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include <QTest>

#include <tuple>

using namespace tableside;
using namespace tableside::test;

class TestScoreBlocked : public QObject
{
    Q_OBJECT

private slots:
    void entersABlockedRound();
    void choosesTheWinnerAmongEqualHands();
    void marksAClosedRoundAsBlocked();

private:
    static QList<int> totals(const ScoreGame &game)
    {
        return {game.sheet().totals.begin(), game.sheet().totals.end()};
    }
};

void TestScoreBlocked::entersABlockedRound()
{
    const QString fewest = "Ben has the fewest points";
    const QString won = "Round 1: nobody could play, Ben wins: ";
    const QList<std::tuple<bool, QString, QList<int>, QString>> rows{
        {false, fewest + ": +32", {0, 32, 0}, won + "Ben +32. Now Ben deals, Cleo starts."},
        {true, fewest + "; 39 point(s) counted", {20, 7, 12}, won + "Anna +20 · Ben +7 · Cleo +12. Now Ben deals, Cleo starts."},
    };
    for (const auto &[against, outcome, after, said] : rows) {
        const RowNote note(outcome);
        ScoreFixture book;
        QVERIFY(!book.begin().entry()->canBeBlocked()); // in DOS somebody always goes out
        book.room->setup()->setGame("uno");
        ScoreGame &game = book.begin({"Anna", "Ben", "Cleo"}, against);
        HandEntry &entry = *game.entry();
        entry.beginRound();
        QVERIFY(entry.canBeBlocked());
        QVERIFY(entry.markBlocked());
        QVERIFY(!entry.canBeBlocked());
        QVERIFY(entry.reminder().contains("Nobody could play"));
        QCOMPARE(entry.waitingFor(), QStringLiteral("Still to count: Anna, Ben, Cleo"));
        QCOMPARE(entry.seat(), 1); // the player to the left of the dealer
        for (const char *sum : {"7", "12", "20"}) {
            entry.setSum(sum);
            QVERIFY(entry.confirm());
        }
        QCOMPARE(entry.outcome(), outcome);
        QVERIFY(entry.equals()->count() == 0);
        QVERIFY(entry.closeRound());
        QCOMPARE(totals(game), after);
        QCOMPARE(game.lastRound(), said);
        book.openAgain();
        QVERIFY(book.room->openUnfinished());
        QCOMPARE(totals(*book.room->game()), after);
        QVERIFY(book.room->game()->undo());
        QVERIFY(book.room->game()->sheet().open.is_blocked);
    }
}

void TestScoreBlocked::choosesTheWinnerAmongEqualHands()
{
    ScoreFixture book;
    book.room->setup()->setGame("uno");
    ScoreGame &game = book.begin();
    HandEntry &entry = *game.entry();
    entry.beginRound();
    entry.markBlocked();
    entry.setSum("9");
    entry.confirm();
    entry.setSum("20");
    entry.confirm();
    QVERIFY(entry.equals()->count() == 0); // Anna’s hand is not counted yet
    entry.setSum("9");
    QCOMPARE(entry.outcome(), QStringLiteral("Ben has the fewest points: +29"));
    QCOMPARE(entry.equals()->count(), 1);
    QCOMPARE(entry.equals()->row(0).seat, 0);
    QCOMPARE(entry.equals()->row(0).name, QStringLiteral("Anna"));
    QVERIFY(entry.markFirst(0));
    QCOMPARE(entry.outcome(), QStringLiteral("Anna has the fewest points: +29"));
    QCOMPARE(game.undoText(), QStringLiteral("Undo: Anna wins the tie in round 1"));
    QVERIFY(game.undo());
    QCOMPARE(entry.outcome(), QStringLiteral("Ben has the fewest points: +29"));
}

void TestScoreBlocked::marksAClosedRoundAsBlocked()
{
    ScoreFixture book;
    book.room->setup()->setGame("uno");
    ScoreGame &game = book.begin();
    QVERIFY(ScoreFixture::enterRound(game, {"5", "", "6"}));
    HandEntry &entry = *game.entry();
    entry.correct(0, 1);
    QVERIFY(entry.isOut() && entry.canBeBlocked());
    QVERIFY(entry.markBlocked());
    entry.setSum("10");
    QCOMPARE(entry.outcome(), QStringLiteral("Anna has the fewest points: +16"));
    QVERIFY(entry.save());
    QCOMPARE(totals(game), QList<int>({16, 0, 0}));
    const ScoreCellRow won = game.rounds()->row(0).cell(0);
    QVERIFY(won.wins && !won.isOut);
    QCOMPARE(won.spoken, QStringLiteral("Round 1, Anna: won with the fewest points, scored 16"));
}

TABLESIDE_TEST(TestScoreBlocked)
#include "tst_score_blocked.moc"
