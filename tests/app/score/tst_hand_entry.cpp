// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the entry of hands: input while undo or redo changes the sheet, one number for all hands, rejected input, keys, and
// blocked UNO rounds, in which nobody went out because nobody could play (UNO-PILE-1).
#include "tests/app/score/score_fixture.h"
#include "test_program.h"
#include "tests/app/row_note.h"

#include "app/score/entry/value_keys.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

#include <tuple>

using namespace tableside;
using namespace tableside::test;

class TestHandEntry : public QObject
{
    Q_OBJECT

private slots:
    void doesNotChangeARestoredRound();
    void doesNotChangeTheOpenRound();
    void doesNotChangeARoundWhoseNumberChanged();
    void waitsForAClearedHand();
    void acceptsOneNumberForAllHands();
    void entersTheNextRoundLikeTheLast();
    void oneNumberAndCountedHandsExcludeEachOther();
    void rejectsInvalidCharactersInsteadOfSkippingThem();
    void showsRejectedInputUntilItIsCorrected();
    void rejectsAnInvalidTotal();
    void readsDigitsOfAnyWidth();
    void theFirstKeyReplacesAnEnteredHand();
    void backspaceRemovesCardsToo();
    void acceptsOnlyWholeNumbersAsTheTarget();
    void valueKeysAddOrRemoveOneCard();
    void entersABlockedRound();
    void choosesTheWinnerAmongEqualHands();
    void marksAClosedRoundAsBlocked();

private:
    /// Returns a game of two rounds after the second one has been removed.
    static ScoreGame &withoutItsLastRound(ScoreFixture &book)
    {
        ScoreGame &game = book.play({"Anna", "Ben"});
        if (!ScoreFixture::enterRound(game, {"", "7"}) || !game.removeRound(1))
            qFatal("Entering the rounds failed: %s", qPrintable(game.problem()));
        return game;
    }
    static HandEntry &beginUnoRound(ScoreFixture &book, bool countAgainst = false)
    {
        book.room->setup()->setGame("uno");
        HandEntry &entry = *book.begin({"Anna", "Ben", "Cleo"}, countAgainst).entry();
        entry.beginRound();
        return entry;
    }
};

void TestHandEntry::doesNotChangeARestoredRound()
{
    ScoreFixture book;
    ScoreGame &game = withoutItsLastRound(book);
    HandEntry &entry = *game.entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0));
    entry.setSum("12");
    QVERIFY(game.undo()); // undoes the sum
    QVERIFY(game.undo()); // undoes that Anna went out
    QCOMPARE(entry.round(), 1);
    QVERIFY(game.undo()); // undoes the removal of the second round
    QCOMPARE(game.roundCount(), 2);
    QCOMPARE(entry.round(), -1);
    QVERIFY(entry.finish());
    QCOMPARE(game.sheet().totals, (std::vector<int>{27, 0}));
}

void TestHandEntry::doesNotChangeTheOpenRound()
{
    ScoreFixture book;
    ScoreGame &game = withoutItsLastRound(book);
    QVERIFY(game.undo());
    HandEntry &entry = *game.entry();
    entry.correct(1, 1);
    QVERIFY(game.redo()); // removes the second round again
    QCOMPARE(game.roundCount(), 1);
    QCOMPARE(entry.round(), -1);
    QVERIFY(entry.finish());
    QVERIFY(game.openRound().isEmpty());
}

/// Undo restores an earlier round while a later one is corrected, so the number of the corrected round changes from 0 to 1.
void TestHandEntry::doesNotChangeARoundWhoseNumberChanged()
{
    ScoreFixture book;
    ScoreGame &game = book.play({"Anna", "Ben"});
    for (const char *points : {"7", "5"})
        QVERIFY(ScoreFixture::enterRound(game, {"", points}));
    QVERIFY(game.removeRound(0));
    HandEntry &entry = *game.entry();
    entry.correct(0, 1);
    entry.setSum("33");
    QVERIFY(game.undo()); // undoes the sum
    QCOMPARE(entry.round(), 0);
    QVERIFY(game.undo()); // undoes the removal of the first round
    QCOMPARE(entry.round(), -1);
    QVERIFY(entry.finish());
    QCOMPARE(game.sheet().totals, (std::vector<int>{32, 0}));
}

void TestHandEntry::waitsForAClearedHand()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    QVERIFY(ScoreFixture::enterHands(entry, {"10", "20"}));
    QVERIFY(entry.canClose());
    QVERIFY(entry.choose(1));
    entry.clear();
    QVERIFY(!entry.canClose());
    QVERIFY(entry.waitingFor().contains("Ben"));
    entry.setSum("5+");
    QVERIFY(!entry.canClose()); // the sum is incomplete
    entry.setSum("5+6");
    QVERIFY(entry.canClose());
}

void TestHandEntry::acceptsOneNumberForAllHands()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreGame &game = *book.room->game();
    QCOMPARE(entry.seat(), 1); // in the first round, hands are counted one by one by default
    QVERIFY(entry.choose(0));
    QVERIFY(entry.entersTotal());
    QVERIFY(!entry.confirm()); // nothing is entered yet
    ScoreFixture::typeKeys(entry, "45+");
    QVERIFY(!entry.canClose());
    entry.type("7");
    QVERIFY(entry.outcome().contains("52"));
    QVERIFY(game.undo()); // undoes a single key
    QCOMPARE(entry.sum(), QStringLiteral("45+"));
    QVERIFY(game.redo());
    book.openAgain(); // each key has been stored
    book.room->book()->reload();
    QVERIFY(book.room->openGame(book.room->book()->row(0).gameId));
    HandEntry &again = *book.room->game()->entry();
    again.beginRound();
    QCOMPARE(again.seat(), 0);
    QCOMPARE(again.sum(), QStringLiteral("45+7"));
    QVERIFY(again.closeRound());
    QCOMPARE(book.room->game()->sheet().totals, (std::vector<int>{52, 0, 0}));
}

void TestHandEntry::entersTheNextRoundLikeTheLast()
{
    ScoreFixture book;
    ScoreGame &game = book.begin();
    HandEntry &entry = *game.entry();
    for (const int points : {30, 8}) {
        entry.beginRound();
        QVERIFY(entry.markOut(2));
        QVERIFY(entry.choose(2));
        ScoreFixture::typeKeys(entry, QString::number(points));
        QVERIFY(entry.closeRound());
    }
    entry.beginRound();
    QVERIFY(entry.markOut(1));
    QCOMPARE(entry.seat(), 1);
    QVERIFY(entry.entersTotal());
    entry.type("9");
    QVERIFY(entry.confirm());
    QVERIFY(entry.closeRound());
    QCOMPARE(game.sheet().totals, (std::vector<int>{0, 9, 38}));
}

void TestHandEntry::oneNumberAndCountedHandsExcludeEachOther()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreGame &game = *book.room->game();
    QVERIFY(entry.choose(0));
    entry.type("4");
    QVERIFY(entry.hasOnlyPoints());
    QVERIFY(entry.choose(1));
    QVERIFY(!entry.hasOnlyPoints());
    QVERIFY(!entry.canClose());
    QVERIFY(game.undo()); // restores the number
    QCOMPARE(entry.seat(), 0);
    QCOMPARE(entry.points(), 4);

    QVERIFY(entry.choose(1));
    entry.setSum("10");
    QVERIFY(entry.choose(0));
    QVERIFY(!entry.entersTotal());
    entry.type("4");
    QVERIFY(!entry.hasOnlyPoints());

    ScoreFixture against;
    HandEntry &each = against.beginRound({"Anna", "Ben"}, true); // each hand has its own points
    QVERIFY(each.choose(0));
    QVERIFY(!each.entersTotal());
}

void TestHandEntry::rejectsInvalidCharactersInsteadOfSkippingThem()
{
    for (const QString typed : {"12 + 5,5 - 3", "5,5", "5.5", "20-3", "20−3", "1 2", "12;3", "12/3", "12a3", "3½", "12’5", "3**4",
                                "123456"}) {
        const RowNote note(typed);
        ScoreFixture book;
        HandEntry &entry = book.beginRound({"Anna", "Ben"});
        ScoreGame &game = *book.room->game();
        const auto isRefused = [&] {
            return !entry.problem().isEmpty() && entry.points() == -1 && !entry.canClose() && !entry.confirm()
                && !entry.closeRound() && !entry.problem().isEmpty();
        };
        ScoreFixture::typeKeys(entry, typed);
        QVERIFY2(isRefused(), qPrintable(entry.sum()));
        QVERIFY(!game.sheet().open.cells[1].entry);
        entry.clear();
        QVERIFY(entry.problem().isEmpty());
        QVERIFY(entry.isBlank());
        QGuiApplication::clipboard()->setText(typed);
        entry.paste();
        QVERIFY2(isRefused(), qPrintable(entry.sum()));
        entry.clear();
        entry.setSum(typed);
        QVERIFY2(isRefused(), qPrintable(entry.sum()));
        entry.clear();
        entry.type("7");
        QVERIFY(entry.closeRound());

        entry.correct(0, 1);
        entry.setSum(typed);
        QVERIFY(entry.hasChanges());
        QVERIFY(!entry.save());
        QVERIFY(!entry.problem().isEmpty());
        QVERIFY(entry.cancel());
        QCOMPARE(game.sheet().totals, (std::vector<int>{7, 0}));
    }
}

void TestHandEntry::showsRejectedInputUntilItIsCorrected()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreFixture::typeKeys(entry, "12,5");
    QCOMPARE(entry.sum(), QStringLiteral("12,5"));
    QVERIFY(!entry.choose(2)); // selecting another hand would hide the rejected input
    QCOMPARE(entry.seat(), 1);
    entry.addCard("r7");
    QCOMPARE(entry.sum(), QStringLiteral("12,5"));
    QVERIFY(!entry.problem().isEmpty());
    entry.backspace();
    entry.backspace();
    QVERIFY(entry.problem().isEmpty());
    QCOMPARE(entry.points(), 19);
    entry.type(",");
    QVERIFY(book.room->game()->undo()); // removes only the comma
    QCOMPARE(entry.points(), 19);
    QVERIFY(entry.confirm());
}

void TestHandEntry::rejectsAnInvalidTotal()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreGame &game = *book.room->game();
    QVERIFY(entry.choose(0));
    QGuiApplication::clipboard()->setText("12,5");
    entry.paste();
    QVERIFY(!entry.problem().isEmpty());
    QVERIFY(!game.sheet().open.scored);
    QGuiApplication::clipboard()->setText("12+5");
    entry.paste();
    QCOMPARE(game.sheet().open.scored, 17);
    ScoreFixture::typeKeys(entry, ",5");
    QVERIFY(!entry.canClose());
    QVERIFY(!entry.closeRound());
    entry.backspace();
    entry.backspace();
    QVERIFY(entry.closeRound());
    QCOMPARE(game.sheet().totals, (std::vector<int>{17, 0, 0}));
}

void TestHandEntry::readsDigitsOfAnyWidth()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    entry.type(QStringLiteral("１２＋７"));
    QCOMPARE(entry.sum(), QStringLiteral("12+7"));
    entry.clear();
    entry.type(QStringLiteral(" 3 x ２０ + ٥ "));
    QCOMPARE(entry.points(), 65);
}

void TestHandEntry::theFirstKeyReplacesAnEnteredHand()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound({"Anna", "Ben"});
    ScoreGame &game = *book.room->game();
    entry.addCard("r7");
    entry.setSum("20");
    QVERIFY(!entry.isReplaced()); // the next key continues the sum
    QVERIFY(entry.closeRound());
    entry.correct(0, 1);
    QVERIFY(entry.isReplaced());
    ScoreFixture::typeKeys(entry, "12");
    QVERIFY(!entry.isReplaced());
    QCOMPARE(entry.points(), 12);
    QVERIFY(entry.save());
    QCOMPARE(game.sheet().totals, (std::vector<int>{12, 0}));

    entry.correct(0, 1);
    ScoreFixture::typeKeys(entry, "+5"); // a plus sign adds to the hand instead
    QCOMPARE(entry.points(), 17);
    QVERIFY(entry.cancel());
    entry.correct(0, 1);
    entry.backspace();
    QVERIFY(entry.isBlank());
    QVERIFY(entry.cancel());
}

void TestHandEntry::backspaceRemovesCardsToo()
{
    ScoreFixture book;
    HandEntry &entry = book.beginRound();
    ScoreGame &game = *book.room->game();
    for (const char *card : {"y5", "r7", "dos"})
        entry.addCard(card);
    entry.takeBackCard("r7");
    entry.type("4");
    entry.backspace();
    QCOMPARE(entry.points(), 25);
    entry.backspace(); // removes the card that was added last
    QCOMPARE(entry.points(), 5);
    QVERIFY(game.undo());
    QCOMPARE(entry.points(), 25);
    entry.backspace();
    entry.backspace();
    QVERIFY(entry.isBlank());
    entry.backspace();
    QVERIFY(entry.isBlank());
}

void TestHandEntry::acceptsOnlyWholeNumbersAsTheTarget()
{
    ScoreFixture book;
    ScoreGame &game = book.begin();
    for (const QString typed : {"350", " 350 ", "３５０"}) {
        QVERIFY(game.setTarget(200));
        QVERIFY2(game.enterTarget(typed), qPrintable(typed));
        QVERIFY(game.problem().isEmpty());
        QCOMPARE(game.target(), 350);
    }
    QVERIFY(game.setTarget(200));
    for (const QString typed : {"", "1,5", "1.500", "500-50", "1e3", "3 50", "0x50", "100000", "9", "12345678901234567890"}) {
        QVERIFY2(!game.enterTarget(typed), qPrintable(typed));
        QVERIFY(!game.problem().isEmpty());
        QCOMPARE(game.target(), 200);
    }
}

void TestHandEntry::valueKeysAddOrRemoveOneCard()
{
    struct Row
    {
        QString sum;
        int value;
        int times;
        QString more;
        QString less;
    };
    const QList<Row> rows{
        {"", 7, 0, "7", ""},
        {"12", 7, 0, "12+7", "12"},
        {"12+7", 7, 1, "12+2×7", "12"},
        {"7", 7, 1, "2×7", ""},
        {"3×20+5", 20, 3, "4×20+5", "2×20+5"},
        {"7+5+2×7", 7, 3, "4×7+5", "2×7+5"},
        {"17+70", 7, 0, "17+70+7", "17+70"},
        {"12+", 7, 0, "12+7", "12+"},
        {"3×", 20, 0, "3×20", "3×"},
        {"0", 0, 1, "2×0", ""},
    };
    for (const Row &row : rows) {
        const RowNote note(row.sum);
        QCOMPARE(timesIn(row.sum, row.value), row.times);
        QCOMPARE(withTimes(row.sum, row.value, row.times + 1), row.more);
        QCOMPARE(withTimes(row.sum, row.value, qMax(0, row.times - 1)), row.less);
    }
}

void TestHandEntry::entersABlockedRound()
{
    for (const auto &[against, outcome, totals] : {std::tuple(false, "the fewest points: +32", std::vector<int>{0, 32, 0}),
                                                   std::tuple(true, "39 point(s) counted", std::vector<int>{20, 7, 12})}) {
        const RowNote note(outcome);
        ScoreFixture book;
        QVERIFY(!book.begin().entry()->canBeBlocked()); // in DOS somebody always goes out
        HandEntry &entry = beginUnoRound(book, against);
        QVERIFY(entry.canBeBlocked());
        QVERIFY(entry.markBlocked());
        QVERIFY(!entry.canBeBlocked());
        QVERIFY(entry.reminder().contains("Nobody could play"));
        QCOMPARE(entry.waitingFor(), QStringLiteral("Still to count: Anna, Ben, Cleo"));
        QCOMPARE(entry.seat(), 1); // the player to the left of the dealer
        QVERIFY(ScoreFixture::enterHands(entry, {"7", "12", "20"}));
        QVERIFY2(entry.outcome().contains(outcome), qPrintable(entry.outcome()));
        QVERIFY(entry.equals()->count() == 0);
        QVERIFY(entry.closeRound());
        const QString said = book.room->game()->lastRound();
        QVERIFY2(said.contains("nobody could play, Ben wins") && said.endsWith("Now Ben deals, Cleo starts."), qPrintable(said));
        book.openAgain();
        QVERIFY(book.room->openUnfinished());
        QCOMPARE(book.room->game()->sheet().totals, totals);
        QVERIFY(book.room->game()->undo());
        QVERIFY(book.room->game()->sheet().open.is_blocked);
    }
}

void TestHandEntry::choosesTheWinnerAmongEqualHands()
{
    ScoreFixture book;
    HandEntry &entry = beginUnoRound(book);
    entry.markBlocked();
    QVERIFY(ScoreFixture::enterHands(entry, {"9", "20"}));
    QVERIFY(entry.equals()->count() == 0); // Anna’s hand is not counted yet
    entry.setSum("9");
    QCOMPARE(entry.outcome(), QStringLiteral("Ben has the fewest points: +29"));
    QCOMPARE(entry.equals()->count(), 1);
    QCOMPARE(entry.equals()->row(0).seat, 0);
    QCOMPARE(entry.equals()->row(0).name, QStringLiteral("Anna"));
    QVERIFY(entry.markFirst(0));
    QCOMPARE(entry.outcome(), QStringLiteral("Anna has the fewest points: +29"));
    QVERIFY(book.room->game()->undoText().contains("Anna wins the tie"));
    QVERIFY(book.room->game()->undo());
    QCOMPARE(entry.outcome(), QStringLiteral("Ben has the fewest points: +29"));
}

void TestHandEntry::marksAClosedRoundAsBlocked()
{
    ScoreFixture book;
    book.room->setup()->setGame("uno");
    ScoreGame &game = book.play({"Anna", "Ben", "Cleo"}, {"5", "", "6"});
    HandEntry &entry = *game.entry();
    entry.correct(0, 1);
    QVERIFY(entry.isOut() && entry.canBeBlocked());
    QVERIFY(entry.markBlocked());
    entry.setSum("10");
    QCOMPARE(entry.outcome(), QStringLiteral("Anna has the fewest points: +16"));
    QVERIFY(entry.save());
    QCOMPARE(game.sheet().totals, (std::vector<int>{16, 0, 0}));
    const ScoreCellRow won = game.rounds()->row(0).cell(0);
    QVERIFY(won.wins && !won.isOut);
    QVERIFY2(won.spoken.contains("fewest points"), qPrintable(won.spoken));
}

TABLESIDE_TEST(TestHandEntry)
#include "tst_hand_entry.moc"
