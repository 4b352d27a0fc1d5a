// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Hints of UNO: the sentences for the proposals of the search, and the marks on the proposed card and color.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/advice/game_hint.h"
#include "app/table/advice/hint_words.h"
#include "tests/engine/uno/position.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace tableside;
using test::PlayFixture;
using test::waitForAnswer;
using uno_test::Position;

class TestUnoHint : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void describesAnAction();
    void givesTheSameAnswerEachTime();
    void marksItsWildCardAndItsColor();
};

namespace {

Position at(std::string_view hand, std::string_view top = "r7")
{
    return {.hands = {hand, "b8 b8 g8", "y8 y8 r8 r1"}, .top = top, .draw = "b6 g6 y6 r6 b1 g1"};
}

Position withRules(const uno::Ruleset &rules, std::string_view hand)
{
    Position position = at(hand);
    position.rules = rules;
    return position;
}

/// Returns a position in which the seat in turn must answer the top card by drawing, stacking or challenging.
Position owing(std::string_view top, std::string_view hand, std::string_view color = {})
{
    Position position = at(hand, top);
    position.color = color;
    position.rules.stacking = true;
    position.phase = uno::Phase::challenge;
    return position;
}

/// Returns a position in which the seat in turn must accept or challenge a Wild Draw Four with the color red.
Position bluffed(std::string_view hand)
{
    Position position = at(hand, "wild+4");
    position.color = "r";
    position.phase = uno::Phase::challenge;
    return position;
}

Position inPhase(uno::Phase phase, std::string_view hand)
{
    Position position = at(hand);
    position.phase = phase;
    return position;
}

Advice<uno::Game> adviceOf(const std::vector<QString> &best)
{
    Advice<uno::Game> advice;
    double worth = 10.0;
    for (const QString &action : best) {
        const double behind = 10.0 - worth;
        advice.plans.push_back({{uno_test::action_of(action.toStdString())}, worth, behind, 0.5, behind, 0.5, 0.5, 100});
        worth -= 4.0;
    }
    return advice;
}

/// Returns the id of `card` in the viewer's hand if no other card can be played; otherwise -1.
int onlyPlay(UnoTable &table, uno::Card card)
{
    const bool others = std::ranges::any_of(test::legalActions(table.session()), [&](const uno::Action &action) {
        const auto *played = std::get_if<uno::PlayCard>(&action);
        return played && played->card != card;
    });
    return table.canDraw() && !others ? table.cards()->cardOfHand(0, card) : -1;
}

} // namespace

void TestUnoHint::describesAnAction()
{
    struct Row
    {
        Position position;
        const char *action;
        const char *reason;
        const char *inSentence = nullptr; // if null, the sentence begins with these words
    };
    const Row rows[]{
        {at("r9 b2 g3"), "play r9", "Play the red 9: 9 fewer point(s) to count against you."},
        {at("r0 b2 g3"), "play r0", "Play the red 0."},
        {at("r5 rskip b2"), "play r5", "Play the red 5: it saves your action cards for later."},
        {at("r5 r3 rskip b2"), "play r5",
         "Play the red 5: 5 fewer point(s) to count against you, and it saves your action cards for later."},
        {at("r7 b7 b2 b3 g3"), "play b7", "Play the blue 7: you have more blue than any other color."},
        {at("r3 r5 b2"), "play r3", "Play the red 3."},
        {withRules({}, "rskip b7 b2 r3 wild"), "play rskip", "Play the red Skip: West misses the turn."},
        {withRules({.seven_zero = true}, "r7 b2 g3"), "play r7", "Play the red 7: you swap hands with another player."},
        {withRules({.seven_zero = true}, "r0 b2 g3"), "play r0", "Play the red 0: everyone passes their hand on."},
        {withRules({.stacking = true}, "r+2 b2 g3"), "play r+2",
         "Play the red Draw Two: West has to draw 2 card(s) or stack another."},
        {owing("b+2", "r+2 b2 g3"), "play r+2", "Play the red Draw Two: West has to draw 4 card(s) or stack another."},
        {withRules({.stacking = true}, "wild+4 b2 b3"), "play wild+4 b",
         "Play the Wild Draw Four and name blue: West has to draw 4 card(s), stack another, or challenge, and you have more "
         "blue than any other color."},
        {owing("b+2", "b2 g3"), "accept", "Draw the cards: you have no other choice."},
        {withRules({.no_bluffing = true}, "wild+4 b2 b3"), "play wild+4 b",
         "Play the Wild Draw Four and name blue: West draws four and misses the turn, and you have more blue than any other "
         "color."},
        {at("wild wild"), "play wild r", "Play the Wild and name red: any color works."},
        {at("r+2 b2 g3"), "play r+2", "Play the red Draw Two: West draws two and misses the turn."},
        {at("rskip b2 g3"), "play rskip", "Play the red Skip: West misses the turn."},
        {at("rrev b2 g3"), "play rrev", "Play the red Reverse: 20 fewer point(s) to count against you."},
        {at("wild b2 b3"), "play wild b", "Play the Wild and name blue: you have more blue than any other color."},
        {at("wild+4 b2 b3"), "play wild+4 b",
         "Play the Wild Draw Four and name blue: West has to draw four or challenge, and you have more blue than any other "
         "color."},
        {at("wild+4 r2 b3 b4"), "play wild+4 b",
         "Play the Wild Draw Four and name blue: West has to draw four or challenge, and you have more blue than any other "
         "color. It’s a bluff: if you’re challenged, you draw the four."},
        {inPhase(uno::Phase::drawn, "wild+4 r2 b3 b4"), "play wild+4 b",
         "Play the Wild Draw Four and name blue: West has to draw four or challenge. It’s a bluff: if you’re challenged, you "
         "draw the four."},
        {withRules({.stacking = true}, "wild+4 r2 b3 b4"), "play wild+4 b",
         "Play the Wild Draw Four and name blue: West has to draw 4 card(s), stack another, or challenge, and you have more "
         "blue than any other color. It’s a bluff: if you’re challenged, you draw the 4 card(s)."},
        {owing("wild+4", "wild+4 b2 g3 g4", "b"), "play wild+4 g",
         "Play the Wild Draw Four and name green: West has to draw 8 card(s), stack another, or challenge, and you have more "
         "green than any other color. It’s a bluff: if you’re challenged, you draw the 8 card(s)."},
        {at("wildfu b2 b3"), "play wildfu b",
         "Play the Wild Dumb Fu and name blue: West has to strike a pose, and you have more blue than any other color."},
        {at("r9"), "play r9", "Play the red 9: you go out and win the round."},
        {at("b2 g3"), "draw", "Draw: you can’t play anything.", "draw a card"},
        {at("r2 g3"), "draw", "Draw even though you can play: your cards are worth more later.", "draw a card"},
        {inPhase(uno::Phase::drawn, "r2 g3"), "pass", "Keep the card: it’s worth more later."},
        {bluffed("r2 g3"), "challenge", "Challenge: it may well be a bluff."},
        {bluffed("r2 g3"), "accept", "Draw the cards: it costs you less."},
        {inPhase(uno::Phase::color, "g2 g3"), "colour g", "Name green: you have more green than any other color."},
        {inPhase(uno::Phase::swap, "g2 g3"), "swap 2", "Swap hands with North, who has 4 card(s).", "swap hands with North"},
    };
    const QStringList names{"You", "West", "North"};
    for (const Row &row : rows) {
        const uno::State state = uno_test::state_of(row.position);
        const QString action = QString::fromLatin1(row.action);
        const QString reason = QString::fromUtf8(row.reason);
        QStringList all{action};
        uno::ActionList legal;
        if (state.table.phase == uno::Phase::drawn) // the rows do not name the drawn card
            all << "play r2";
        else
            uno::legal_actions(state, legal);
        for (const uno::Action &other : legal) {
            if (const QString text = QString::fromStdString(uno_test::text(other)); text != action)
                all << text;
        }
        QCOMPARE(words::hint(state, adviceOf({all.begin(), all.end()}), names).text, reason);
        static const QRegularExpression end(QStringLiteral("[:.]"));
        const QString start = reason.left(1).toLower() + reason.mid(1, reason.indexOf(end) - 1);
        QCOMPARE(words::planInSentence(state, {uno_test::action_of(row.action)}, names),
                 row.inSentence ? QString::fromUtf8(row.inSentence) : start);
    }
    QCOMPARE(words::hint(uno_test::state_of(at("r9 b2 g3")), adviceOf({"draw", "play r9"}), names).detail,
             QStringLiteral("About 4 point(s) worse: play the red 9."));
    QCOMPARE(words::hint(uno_test::state_of(at("b2 g3")), adviceOf({"draw"}), names).detail, QString());
}

/// The few playouts make the answer depend on the random stream, so the stream must be the same each time.
void TestUnoHint::givesTheSameAnswerEachTime()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config<uno::Game>(4, 7));
    session->startRound();
    Random random(2);
    int asked = 0;
    for (int actions = 0; actions < 60 && session->isPlaying(); ++actions) {
        if (session->turnSeat() == 0) {
            QStringList answers;
            for (int time = 0; time < 4; ++time) {
                GameHint<uno::Game> another(*session, 0);
                another.setPlayouts(40);
                another.setInTurn(true);
                for (int toggled = 0; toggled <= time; ++toggled) {
                    another.clear();
                    another.toggle();
                }
                QVERIFY(waitForAnswer([&] { return another.state() == HintModel::Shown; }));
                answers << another.text() + another.detail();
            }
            QCOMPARE(answers.removeDuplicates(), 3);
            ++asked;
        }
        test::playAnyLegal(*session, random);
    }
    QVERIFY(asked > 5);
}

void TestUnoHint::marksItsWildCardAndItsColor()
{
    PlayFixture fixture;
    auto config = PlayFixture::config<uno::Game>(2, 1);
    for (; config.seed < 400; ++config.seed) {
        const auto idle = test::idleTable(fixture, config);
        UnoTable &table = *idle;
        table.start();
        const int wildCard = onlyPlay(table, uno::wild);
        if (wildCard < 0)
            continue;
        table.hint()->setPlayouts(200);
        table.hint()->toggle();
        QVERIFY(waitForAnswer([&] { return table.hint()->state() == HintModel::Shown; }));
        const auto *played = std::get_if<uno::PlayCard>(&*dynamic_cast<GameHint<uno::Game> &>(*table.hint()).action());
        if (!played)
            continue; // the search prefers to draw
        QVERIFY(table.cards()->card(wildCard).hinted);
        QCOMPARE(table.hintedColor(), QString()); // the table does not ask for the color yet
        table.tapCard(wildCard);
        QCOMPARE(table.hintedColor(), QString(QLatin1String("rbgy").at(static_cast<qsizetype>(played->color))));
        table.hint()->toggle();
        QCOMPARE(table.hintedColor(), QString());
        QVERIFY(table.hasChoice() && !table.cards()->card(wildCard).hinted);
        table.hint()->toggle(); // the color wheel would cover the text of the hint
        QVERIFY(!table.hasChoice());
        return;
    }
    QFAIL("No deal reaches the wanted position");
}

TABLESIDE_TEST(TestUnoHint)
#include "tst_uno_hint.moc"
