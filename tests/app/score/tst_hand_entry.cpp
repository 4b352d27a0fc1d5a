// What is being entered while the sheet under it changes: rounds that come and go, hands that are emptied again.
#include "tests/app/score/score_fixture.h"
#include "test_program.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

class TestHandEntry : public QObject
{
    Q_OBJECT

private slots:
    void leavesARoundThatCameBackAlone();
    void leavesTheOpenRoundAlone();
    void leavesARoundThatMovedAlone();
    void waitsForAHandThatIsEmptied();

private:
    /// Two rounds, the second of which is removed.
    static ScoreGame &withoutItsLastRound(ScoreFixture &book)
    {
        ScoreGame &game = book.begin({"Anna", "Ben"});
        const bool done = ScoreFixture::enterRound(game, {"", "20"}) && ScoreFixture::enterRound(game, {"", "7"})
            && game.removeRound(1);
        if (!done)
            qFatal("No rounds: %s", qPrintable(game.problem()));
        return game;
    }
};

void TestHandEntry::leavesARoundThatCameBackAlone()
{
    ScoreFixture book;
    ScoreGame &game = withoutItsLastRound(book);
    HandEntry &entry = *game.entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0));
    entry.setSum("12");
    QVERIFY(game.undo()); // the number
    QVERIFY(game.undo()); // who went out
    QCOMPARE(entry.round(), 1);
    QVERIFY(game.undo()); // the removal
    QCOMPARE(game.roundCount(), 2);
    QCOMPARE(entry.round(), -1);
    QVERIFY(entry.finish());
    QCOMPARE(game.sheet().totals, (std::vector<int>{27, 0}));
}

void TestHandEntry::leavesTheOpenRoundAlone()
{
    ScoreFixture book;
    ScoreGame &game = withoutItsLastRound(book);
    QVERIFY(game.undo());
    HandEntry &entry = *game.entry();
    entry.correct(1, 1);
    QVERIFY(game.redo()); // the removal
    QCOMPARE(game.roundCount(), 1);
    QCOMPARE(entry.round(), -1);
    QVERIFY(entry.finish());
    QVERIFY(game.openRound().isEmpty());
}

/// A round before it comes back: what was the first round is the second now.
void TestHandEntry::leavesARoundThatMovedAlone()
{
    ScoreFixture book;
    ScoreGame &game = book.begin({"Anna", "Ben"});
    for (const char *points : {"20", "7", "5"})
        QVERIFY(ScoreFixture::enterRound(game, {"", points}));
    QVERIFY(game.removeRound(0));
    HandEntry &entry = *game.entry();
    entry.correct(0, 1);
    entry.setSum("33");
    QVERIFY(game.undo()); // the number
    QCOMPARE(entry.round(), 0);
    QVERIFY(game.undo()); // the removal
    QCOMPARE(entry.round(), -1);
    QVERIFY(entry.finish());
    QCOMPARE(game.sheet().totals, (std::vector<int>{32, 0}));
}

void TestHandEntry::waitsForAHandThatIsEmptied()
{
    ScoreFixture book;
    HandEntry &entry = *book.begin().entry();
    entry.beginRound();
    QVERIFY(entry.markOut(0));
    entry.setSum("10");
    QVERIFY(entry.confirm());
    entry.setSum("20");
    QVERIFY(entry.confirm());
    QVERIFY(entry.canClose());
    QVERIFY(entry.choose(1));
    entry.clear();
    QVERIFY(!entry.canClose());
    QCOMPARE(entry.waitingFor(), QStringLiteral("Still to be counted: Ben"));
    entry.setSum("5+");
    QVERIFY(!entry.canClose()); // the sum is not written yet
    entry.setSum("5+6");
    QVERIFY(entry.canClose());
}

TABLESIDE_TEST(TestHandEntry)
#include "tst_hand_entry.moc"
