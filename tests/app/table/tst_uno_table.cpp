// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The UNO table: whole matches against AI players by tapping, and the texts and cards that it shows.
#include "test_program.h"
#include "tests/app/table/uno_fixture.h"
#include "tests/app/table/whole_match.h"

#include <QTest>

using namespace tableside;
using test::handCardId;
using test::PlayFixture;
using test::tableWhere;
using Config = MatchConfig<uno::Game>;
using Session = TableSession<uno::Game>;

class TestUnoTable : public QObject
{
    Q_OBJECT

private slots:
    void wholeMatch();
    void callBeforeThePlayCounts();
    void showsTheChallengedHand();
    void playsTheTappedOneOfEqualCards();
    void movingBreaksThePoseOnce();
    void showsTheOutcomeOfChallengingALastCard();
    void mentionsAMissedTurn();
    void explainsTheAnswersToAStack();
};

void TestUnoTable::wholeMatch()
{
    struct Seating
    {
        int seats;
        int rules;
    };
    for (const auto &[seats, rules] : {Seating{2, 0}, {4, 0}, {3, 31}, {5, 7}, {10, 0}}) {
        Config config = PlayFixture::config<uno::Game>(seats, 77);
        config.rules = test::unoRules(rules);
        test::playWholeMatch<UnoTable>(config);
    }
}

/// A call before the play is kept and made right after the play. If the person does not play, the call is dropped (UNO-CALL-2).
void TestUnoTable::callBeforeThePlayCounts()
{
    PlayFixture fixture;
    const auto wanted = [](UnoTable &table) {
        const Session &session = table.session();
        if (session.turnSeat() != 0 || session.match().state().hand(0).size() != 2)
            return false;
        const uno::ActionList legal = test::legalActions(session);
        const auto *played = std::get_if<uno::PlayCard>(&legal.front());
        return played && !played->card.is_wild() && std::ranges::any_of(legal, [](const uno::Action &action) {
            return std::holds_alternative<uno::DrawCard>(action);
        });
    };
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), wanted);
    table->finishEvents();
    table->call();
    QVERIFY(table->isCallArmed());
    QCOMPARE(table->refusal(), QString());
    QVERIFY2(test::playByTapping(*table), qPrintable(table->refusal()));
    QVERIFY(!table->isCallArmed());
    QCoreApplication::processEvents();
    QVERIFY(!table->session().isExposed(0));
    QVERIFY(table->seats()->row(0).called);

    const auto other = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), wanted);
    other->finishEvents();
    const qint64 before = other->session().actionCount();
    other->call();
    QVERIFY(other->isCallArmed());
    QCOMPARE(other->session().actionCount(), before);
    other->draw();
    if (other->session().turnSeat() == 0)
        other->keep();
    QTRY_VERIFY(!other->isCallArmed());
}

/// Before a challenge the table shows its stakes: the color in play before, and the penalties that the engine applies
/// (UNO-ACT-5, UNO-CHAL-1). Then the challenger sees the hand, with the color of a bluff marked. A challenger who was wrong
/// loses the turn, so the hand stays visible while the others play, until the challenger acts.
void TestUnoTable::showsTheChallengedHand()
{
    PlayFixture fixture;
    for (const bool guilty : {true, false}) {
        const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [guilty](UnoTable &it) {
            return it.canChallenge() && it.session().match().state().is_bluff == guilty;
        });
        const uno::Table position = table->session().match().state().table;
        const int target = position.challenged_seat();
        const QString colorBefore = table->colorBefore();
        QCOMPARE(colorBefore, CardsModel::letterOf(position.color_before));
        QCOMPARE(table->challengeStakes(), QStringLiteral("Color before: %1 · bluff: %2 draws 4 · no bluff: you draw 6")
                                               .arg(words::colorName(position.color_before), table->seats()->row(target).name));
        QCOMPARE(table->pendingCards(), 4);
        QVERIFY(table->shownHand().isEmpty() && table->shownHandColor().isEmpty());
        const auto held = [&](int seat) { return static_cast<int>(table->cards()->hand(seat).size()); };
        const int ofTarget = held(target);
        const int loser = guilty ? target : 0;
        const int ofLoser = held(loser);
        table->challenge();
        table->finishEvents();
        QCOMPARE(held(loser), ofLoser + (guilty ? 4 : 6));
        QCOMPARE(table->challengeStakes(), QString());
        const QStringList shown = table->shownHand();
        QCOMPARE(shown.size(), ofTarget);
        QVERIFY(!table->shownHandTitle().isEmpty() && !table->shownHandNames().isEmpty());
        QCOMPARE(table->shownHandColor(), guilty ? colorBefore : QString());
        for (const int cardId : table->cards()->hand(target))
            QCOMPARE(table->cards()->card(cardId).face, 0); // the cards on the table stay face down
        if (guilty) {
            QVERIFY(std::ranges::any_of(shown, [&](const QString &code) { return code.startsWith(colorBefore); }));
            table->hideShownHand();
            QVERIFY(table->shownHand().isEmpty());
            continue;
        }
        const int discarded = table->discardCount();
        while (table->session().isPlaying() && !table->isMyTurn())
            test::playFirstLegal(table->session(), table->session().turnSeat()); // plays a card if possible
        QVERIFY(table->discardCount() > discarded);
        QCOMPARE(table->shownHand(), shown);
        QVERIFY(table->canDraw());
        table->draw();
        QVERIFY(table->shownHand().isEmpty());
    }
}

void TestUnoTable::playsTheTappedOneOfEqualCards()
{
    PlayFixture fixture;
    int second = -1;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [&](UnoTable &it) {
        const std::vector<int> &hand = it.cards()->hand(it.viewerSeat()); // sorted, so equal cards are neighbors
        const auto pair = std::adjacent_find(hand.begin(), hand.end(), [&](int one, int other) {
            return it.cards()->faceOf(one) == it.cards()->faceOf(other) && !it.cards()->faceOf(one).is_wild()
                && it.cards()->card(one).playable;
        });
        second = pair == hand.end() ? -1 : *std::next(pair);
        return it.isMyTurn() && second >= 0;
    });
    table->tapCard(second);
    QCOMPARE(table->cards()->card(second).zone, CardsModel::DiscardPile);
    QVERIFY(!table->cards()->card(second).selected);
}

void TestUnoTable::movingBreaksThePoseOnce()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1),
                                  [](UnoTable &it) { return it.mustHoldStill(); });
    QVERIFY(table->isPosing());
    const auto before = table->cards()->hand(0).size();
    table->reportMove();
    QCOMPARE(table->cards()->hand(0).size(), before + 4); // UNO-ACT-6
    QVERIFY(!table->isPosing());
    QVERIFY(fixture.sounds.played().contains(Sound::moved));
    table->reportMove();
    QCOMPARE(table->cards()->hand(0).size(), before + 4);
}

/// A player who has played the last card has no hand to show, but the table still shows the outcome (UNO-OUT-1).
void TestUnoTable::showsTheOutcomeOfChallengingALastCard()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(2, 1), [](UnoTable &it) {
        return it.canChallenge() && it.session().match().state().table.is_ending;
    }, test::playTowardsALastDrawFour);
    table->challenge();
    QVERIFY(table->shownHand().isEmpty());
    QVERIFY2(table->shownHandTitle().contains("didn’t bluff"), qPrintable(table->shownHandTitle()));
    table->hideShownHand();
    QVERIFY(table->shownHandTitle().isEmpty());
}

/// The message appears when the viewer misses a turn and stays until the viewer's next turn.
void TestUnoTable::mentionsAMissedTurn()
{
    struct Cause
    {
        const char *cards;
        const char *said;
    };
    for (const auto &[cards, said] : {Cause{"rskip bskip gskip yskip", "You miss your turn."}, // UNO-ACT-3
                                      {"rrev brev grev yrev", "You miss your turn."},          // UNO-ACT-2, two players
                                      {"r+2 b+2 g+2 y+2", "You draw 2 card(s) and miss your turn."},
                                      {"wild+4", "You draw 4 card(s) and miss your turn."}}) {
        PlayFixture fixture;
        Config config = PlayFixture::config<uno::Game>(2, 1);
        config.rules.no_bluffing = true; // a Wild Draw Four cannot be challenged
        const QStringList names = QString::fromLatin1(cards).split(' ');
        const auto table = tableWhere(fixture, config, [&](UnoTable &it) {
            const auto &position = it.session().match().state().table;
            const auto &history = it.session().history();
            return position.turn == 1 && position.phase == uno::Phase::play && position.discard_count > 3 && history.size() > 4
                && names.contains(QString::fromStdString(uno::card_text(position.top())))
                && std::holds_alternative<uno::Skipped>(history[history.size() - 2]);
        });
        QVERIFY2(table->instruction().startsWith(said), qPrintable(table->instruction()));
        while (table->session().isPlaying() && !table->isMyTurn())
            test::playFirstLegal(table->session(), 1);
        QVERIFY2(!table->instruction().contains("miss"), qPrintable(table->instruction()));
    }
}

void TestUnoTable::explainsTheAnswersToAStack()
{
    PlayFixture fixture;
    Config config = PlayFixture::config<uno::Game>(3, 1);
    config.rules.stacking = true;
    for (const bool stacks : {false, true}) {
        const auto has = [&](UnoTable &it) { return (handCardId(it, uno::wild_draw_four) >= 0) == stacks; };
        const auto table = tableWhere(fixture, config, [&](UnoTable &it) { return it.canChallenge() && has(it); });
        QVERIFY2(table->instruction().contains("challenge"), qPrintable(table->instruction()));
        QCOMPARE(table->instruction().contains("stack a Wild Draw Four"), stacks);
    }
    tableWhere(fixture, config, [](UnoTable &it) { return it.instruction().contains("or stack a Draw Two"); });
}
TABLESIDE_TEST(TestUnoTable)
#include "tst_uno_table.moc"
