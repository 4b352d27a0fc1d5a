// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The color wheel, on which a person chooses the color of a wild card.
#include "test_program.h"
#include "tests/app/table/uno_fixture.h"

#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/matching.h"

#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using test::Answers;
using test::handCardId;
using test::PlayFixture;
using test::tableWhere;
using test::waitForAnswer;

class TestUnoWheel : public QObject
{
    Q_OBJECT

private slots:
    void wildAsksForItsColor();
    void warnsOfABluff();
    void closesAfterAnyOtherAction();
    void staysOpenAfterACall();
    void playsTheChosenOneOfEqualCards();
    void closesIfTheRoundHasEnded();
    void jumpInWithAWildCardHasTimeForTwoPresses();
    void nobodyJumpsInBetweenTwoPresses();
    void reopeningTheWheelDoesNotDelayOthers();
    void explainsWhyItClosesWhenPlayGoesOn();
};

namespace {

/// Plays until the viewer may jump in with a wild card and is not the next in turn. The AI players do not act by themselves.
std::unique_ptr<UnoTable> whereAWildCardMayJumpIn(PlayFixture &fixture)
{
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(3, 1);
    config.rules.jump_in = true;
    return tableWhere(fixture, config, [](UnoTable &it) {
        const uno::Table &position = it.session().match().state().table;
        return it.prompt() == UnoTable::JumpIn && position.top() == uno::wild
            && position.next_seat(position.turn) != it.viewerSeat();
    });
}

/// Returns the first exposed seat of the two other players; -1 if neither is exposed.
int exposedSeat(UnoTable &table)
{
    for (int seat = 1; seat < 3; ++seat) {
        if (table.session().isExposed(seat))
            return seat;
    }
    return -1;
}

/// Performs one action: the viewer collects cards, and the others play theirs.
void playAgainstACollector(TableSession<uno::Game> &session, Random &)
{
    const uno::ActionList legal = test::legalActions(session);
    const int seat = session.turnSeat();
    session.act(seat, seat == 0 ? legal.back() : legal.front());
}

bool mayPlayWild(UnoTable &table)
{
    return table.prompt() == UnoTable::PlayOrDraw && handCardId(table, uno::wild) >= 0;
}

} // namespace

void TestUnoWheel::wildAsksForItsColor()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), mayPlayWild);
    const int cardId = handCardId(*table, uno::wild);
    const qint64 before = table->session().actionCount();
    table->tapCard(cardId);
    QVERIFY(table->isChoosingColor() && table->hasChoice());
    QCOMPARE(table->wheelCard(), cardId);
    table->clearChoice();
    QVERIFY(!table->isChoosingColor());
    table->tapCard(cardId);
    table->tapCard(cardId); // a second tap deselects the card
    QVERIFY(!table->isChoosingColor());
    table->dropCard(cardId, -1);
    table->dropCard(cardId, -1); // a second drop changes nothing
    QCOMPARE(table->wheelCard(), cardId);
    table->nameColor(QStringLiteral("x"));
    QCOMPARE(table->session().actionCount(), before);
    const QSignalSpy refused(table.get(), &GameTable::refused);
    table->nameColor(QStringLiteral("g"));
    QCOMPARE(table->session().actionCount(), before + 1);
    QCOMPARE(refused.count(), 0); // no refusal, although the card is on the pile at once
    QVERIFY(!table->isChoosingColor());
    QCOMPARE(table->colorCode(), QStringLiteral("g"));
    QCOMPARE(table->cards()->card(cardId).zone, CardsModel::DiscardPile);
}

/// The warning appears before the card is played (UNO-ACT-5).
void TestUnoWheel::warnsOfABluff()
{
    for (const bool isBluff : {true, false}) {
        PlayFixture fixture;
        const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [&](UnoTable &it) {
            const uno::Observation seen = it.session().match().observe(0);
            return it.prompt() == UnoTable::PlayOrDraw && handCardId(it, uno::wild_draw_four) >= 0
                && uno::lacks_color(seen.table, seen.hand) != isBluff;
        });
        QVERIFY(table->choiceText().isEmpty());
        table->tapCard(handCardId(*table, uno::wild_draw_four));
        QVERIFY(table->choiceText().contains("Name a color", Qt::CaseInsensitive));
        QCOMPARE(table->choiceText().contains("This is a bluff"), isBluff);
    }
}

/// Another action, for example by its key, closes the wheel. There is no refusal, although the wild card is not played.
void TestUnoWheel::closesAfterAnyOtherAction()
{
    struct Instead
    {
        UnoTable::Prompt prompt;
        void (UnoTable::*act)();
    };
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(3, 1);
    config.rules.stacking = true;
    for (const auto &[prompt, act] : {Instead{UnoTable::PlayOrDraw, &UnoTable::draw}, {UnoTable::PlayOrKeep, &UnoTable::keep},
                                      {UnoTable::AnswerDraw, &UnoTable::draw}, {UnoTable::AnswerDraw, &UnoTable::challenge}}) {
        PlayFixture fixture;
        const auto wildCard = [](UnoTable &it) {
            const std::vector<int> &hand = it.cards()->hand(it.viewerSeat());
            const auto found = std::find_if(hand.begin(), hand.end(), [&](int cardId) {
                return it.cards()->card(cardId).playable && it.cards()->faceOf(cardId).is_wild();
            });
            return found == hand.end() ? -1 : *found;
        };
        const auto table = tableWhere(fixture, config, [&](UnoTable &it) {
            return it.prompt() == prompt && wildCard(it) >= 0 && (act != &UnoTable::challenge || it.canChallenge());
        }, playAgainstACollector);
        const QSignalSpy refused(table.get(), &GameTable::refused);
        table->tapCard(wildCard(*table));
        QVERIFY(table->hasChoice());
        const qint64 before = table->session().actionCount();
        ((*table).*act)();
        // A drawn card that cannot be played is kept automatically (UNO-TURN-5).
        const bool keepsToo = prompt == UnoTable::PlayOrDraw && table->session().turnSeat() != table->viewerSeat();
        QCOMPARE(table->session().actionCount(), before + (keepsToo ? 2 : 1));
        QVERIFY(!table->hasChoice());
        QCOMPARE(refused.count(), 0);
    }
}

/// The wheel stays open if another player calls while the viewer chooses a color.
void TestUnoWheel::staysOpenAfterACall()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), [](UnoTable &it) {
        return mayPlayWild(it) && exposedSeat(it) > 0;
    }, playAgainstACollector);
    table->tapCard(handCardId(*table, uno::wild));
    const int chosen = table->wheelCard();
    QVERIFY(chosen >= 0);
    table->session().act(exposedSeat(*table), uno::CallUno{});
    QCOMPARE(table->wheelCard(), chosen);
    table->finishEvents();
    QCOMPARE(table->wheelCard(), chosen);
    table->nameColor(QStringLiteral("b"));
    table->finishEvents();
    QCOMPARE(table->cards()->card(chosen).zone, CardsModel::DiscardPile);
}

/// The chosen card is played, even if the animation of cards drawn by a caught player is still running.
void TestUnoWheel::playsTheChosenOneOfEqualCards()
{
    PlayFixture fixture;
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(3, 1);
    config.rules.grace_ms = 0;
    const auto second = [](UnoTable &it) {
        const int first = handCardId(it, uno::wild);
        const std::vector<int> &hand = it.cards()->hand(it.viewerSeat());
        const auto isWild = [&](int cardId) { return it.cards()->faceOf(cardId) == uno::wild; };
        const auto found = std::find_if(hand.rbegin(), hand.rend(), isWild);
        return found == hand.rend() || *found == first ? -1 : *found;
    };
    const auto table = tableWhere(fixture, config, [&](UnoTable &it) {
        return it.prompt() == UnoTable::PlayOrDraw && second(it) >= 0 && exposedSeat(it) > 0;
    }, playAgainstACollector);
    const int chosen = second(*table);
    table->tapCard(chosen);
    table->setPace({1.0, false}, {1'000'000, 1'000'001, 0});
    const int exposed = exposedSeat(*table);
    QVERIFY(table->session().catchSeat(3 - exposed, exposed).isAccepted());
    QVERIFY(table->isBusy());
    table->nameColor(QStringLiteral("g"));
    QVERIFY(table->isBusy() && table->cards()->card(chosen).zone == CardsModel::Hand);
    table->finishEvents();
    QCOMPARE(table->cards()->card(chosen).zone, CardsModel::DiscardPile);
}

/// Another player may jump in with the last card before the screen has shown it (UNO-JUMP-1).
void TestUnoWheel::closesIfTheRoundHasEnded()
{
    PlayFixture fixture;
    const auto table = tableWhere(fixture, PlayFixture::config<uno::Game>(3, 1), mayPlayWild);
    table->tapCard(handCardId(*table, uno::wild));
    table->setPace({1.0, false}, {1'000'000, 1'000'001, 0}); // the screen now lags behind the session
    Random random(1);
    while (table->session().isPlaying())
        test::playAnyLegal(table->session(), random);
    QVERIFY(table->isBusy() && table->isChoosingColor());
    const qint64 before = table->session().actionCount();
    table->nameColor(QStringLiteral("g"));
    QCOMPARE(table->session().actionCount(), before);
    QVERIFY(!table->isChoosingColor());
    table->finishEvents();
    QVERIFY(table->isRoundOver());
}

/// A wild card needs two presses, so the AI in turn waits again after the first press (UNO-JUMP-1).
void TestUnoWheel::jumpInWithAWildCardHasTimeForTwoPresses()
{
    constexpr int courtesy = 1200;
    PlayFixture fixture;
    const auto table = whereAWildCardMayJumpIn(fixture);
    table->setPace({1.0, true, false}, {0, 0, courtesy});
    const int wildCard = handCardId(*table, uno::wild);
    const qint64 before = table->session().actionCount();
    const Answers answers;
    table->start();
    QVERIFY(waitForAnswer([&] { return answers.count > 0; })); // the AI in turn has chosen its action
    fixture.time.advance(courtesy - 1);
    table->tapCard(wildCard);
    fixture.time.advance(courtesy - 1);
    table->clearChoice();
    table->tapCard(wildCard);
    fixture.time.advance(courtesy - 1);
    QVERIFY(table->hasChoice());
    QCOMPARE(table->session().actionCount(), before);
    const QSignalSpy refused(table.get(), &GameTable::refused);
    table->nameColor(QStringLiteral("g"));
    QCOMPARE(table->session().actionCount(), before + 1);
    QCOMPARE(refused.count(), 0);
}

/// AI players do not jump in while the viewer chooses a color in turn, until the courtesy time is over.
void TestUnoWheel::nobodyJumpsInBetweenTwoPresses()
{
    constexpr int courtesy = 4000;
    PlayFixture fixture;
    MatchConfig<uno::Game> config = PlayFixture::config<uno::Game>(3, 1, Level::hard);
    config.rules.jump_in = true;
    const auto table = tableWhere(fixture, config, [](UnoTable &it) {
        return mayPlayWild(it) && uno::best_jump_in(it.session().match().observe(1)).has_value();
    }, [](TableSession<uno::Game> &session, Random &) { // seats 0 and 1 collect cards, seat 2 plays them
        const uno::ActionList legal = test::legalActions(session);
        session.act(session.turnSeat(), session.turnSeat() == 2 ? legal.front() : legal.back());
    });
    table->setPace({1.0, true, false}, {0, 0, courtesy});
    const qint64 before = table->session().actionCount();
    table->start();
    table->tapCard(handCardId(*table, uno::wild));
    fixture.time.advance(courtesy - 1);
    QVERIFY(table->hasChoice());
    QCOMPARE(table->session().actionCount(), before);
    fixture.time.advance(1);
    QCOMPARE(table->session().actionCount(), before + 1);
    QVERIFY(!table->hasChoice());
}

void TestUnoWheel::reopeningTheWheelDoesNotDelayOthers()
{
    constexpr int courtesy = 1200;
    PlayFixture fixture;
    const auto table = whereAWildCardMayJumpIn(fixture);
    table->setPace({1.0, true, false}, {0, 0, courtesy});
    const int wildCard = handCardId(*table, uno::wild);
    const qint64 before = table->session().actionCount();
    const Answers answers;
    table->start();
    QVERIFY(waitForAnswer([&] { return answers.count > 0; })); // the AI in turn has chosen its action
    int openings = 0;
    for (; openings < 20 && table->session().actionCount() == before; ++openings) {
        table->tapCard(wildCard);
        fixture.time.advance(courtesy / 2);
        if (table->hasChoice())
            table->clearChoice();
        fixture.time.advance(courtesy / 2 - 1);
    }
    QVERIFY2(openings > 2 && openings < 6, qPrintable(QString::number(openings)));
}

/// The wheel closes at once, or with the next press if the screen still lags behind.
void TestUnoWheel::explainsWhyItClosesWhenPlayGoesOn()
{
    for (const bool lags : {false, true}) {
        PlayFixture fixture;
        const auto table = whereAWildCardMayJumpIn(fixture);
        table->tapCard(handCardId(*table, uno::wild));
        QVERIFY(table->hasChoice());
        if (lags)
            table->setPace({1.0, false}, {1'000'000, 1'000'001, 0});
        QVERIFY(table->session().act(table->session().turnSeat(), uno::DrawCard{}).isAccepted());
        QVERIFY(!lags || table->isBusy());
        QCOMPARE(table->hasChoice(), lags);
        const qint64 before = table->session().actionCount();
        if (lags)
            table->nameColor(QStringLiteral("g"));
        QCOMPARE(table->session().actionCount(), before);
        QCOMPARE(table->refusal(), QStringLiteral("You’re too late to jump in. Play has moved on."));
        QCOMPARE(table->refusalRule(), QStringLiteral("UNO-JUMP-1"));
    }
}

TABLESIDE_TEST(TestUnoWheel)
#include "tst_uno_wheel.moc"
