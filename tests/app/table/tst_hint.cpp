// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Hints of DOS: the sentences for a plan, which the review also uses, and when a hint is available, shown and removed.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/advice/game_hint.h"
#include "app/table/advice/hint_words.h"
#include "tests/engine/dos/position.h"

#include <QLocale>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace tableside;
using test::Answers;
using test::PlayFixture;
using test::Position;
using test::waitForAnswer;

class TestHint : public QObject
{
    Q_OBJECT

private slots:
    // The locale decides how lists are joined.
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
    void describesAPlan();
    void describesAComparison();
    void describesTheCostWithANumber();
    void givesNoReasonWithinChance();
    void comparesOnlyPlansWithManyPlayouts();
    void hintNeedsTheTurn();
    void hintIsShownAndTakenAway();
    void anyActionRemovesTheHint();
};

namespace {

std::vector<dos::Action> planFrom(const QString &script)
{
    std::vector<dos::Action> plan;
    for (const QString &action : script.split("; "))
        plan.push_back(test::action_of(action.toStdString()));
    return plan;
}

Position at(std::string_view row, std::string_view hand)
{
    return {.hands = {hand, "b8 b8 g8 g8", "y8 y8 r8 r8"}, .row = row, .draw = "b6 g6 y6 r6 b10 g10"};
}

Position afterDraw(std::string_view row, std::string_view hand)
{
    Position position = at(row, hand);
    position.drawn = true;
    return position;
}

/// Returns advice whose best plan is `plan`. Every other legal action is `behind` points behind it, with a standard error of
/// `error`.
Advice<dos::Game> adviceOf(const dos::State &state, const QString &plan, double behind, double error)
{
    Advice<dos::Game> advice;
    advice.plans = {{planFrom(plan), 10.0, 0.0, 0.0, 0.0, 0.0, 0.5, 100}};
    dos::ActionList legal;
    dos::legal_actions(state, legal);
    for (const dos::Action &action : legal) {
        if (action != advice.plans.front().actions.front())
            advice.plans.push_back({{action}, 10.0 - behind, behind, error, behind, error, 0.5, 100});
    }
    return advice;
}

/// Returns a position in which the player has made a match and earned one bonus lay.
Position earned(std::string_view hand)
{
    Position position = at("b9 b9", hand);
    position.matches = 1;
    position.bonus_lays = 1;
    return position;
}

Position bonus(std::string_view hand)
{
    Position position = at("b9 b9", hand);
    position.phase = dos::Phase::bonus;
    position.bonus_lays = 1;
    return position;
}

/// Plays random legal actions until the viewer is in turn.
void playToTheViewer(TableSession<dos::Game> &session)
{
    test::playUntil(session, Random(5), [&] { return session.isPlaying() && session.turnSeat() == 0; });
}

std::unique_ptr<GameHint<dos::Game>> askedHint(TableSession<dos::Game> &session)
{
    auto hint = std::make_unique<GameHint<dos::Game>>(session, 0);
    hint->setPlayouts(200);
    hint->setInTurn(true);
    hint->toggle();
    return hint;
}

} // namespace

void TestHint::describesAPlan()
{
    struct Row
    {
        Position position;
        const char *plan;
        const char *reason;
        const char *inSentence = nullptr; // if null, the reason begins with these words
    };
    const Row rows[]{
        {at("b9 r1", "b4 b5 r3 g7"), "match 0 b4 b5; end",
         "Blue 4 and blue 5 on blue 9: gets rid of 2 card(s), earns 1 bonus card(s) and makes everyone else draw 1."},
        {at("b9 b4 b5", "b4 b5 g1 g1 g1"), "match 0 b4 b5; end",
         "Blue 4 and blue 5 on blue 9: gets rid of 2 card(s), earns 1 bonus card(s) and makes everyone else draw 1."},
        {at("b9 r1", "y9 r1 r3 g7"), "match 0 y9; match 1 r1; end",
         "Yellow 9 on blue 9, then red 1 on red 1: gets rid of 2 card(s) and earns 1 bonus card(s)."},
        {at("b9 r1", "y9 r3 g7"), "match 0 y9; end", "Yellow 9 on blue 9: gets rid of 1 card(s)."},
        {at("b9 dos", "y# r1 g7"), "match 0 y#; end",
         "Yellow Wild # as 9 on blue 9: gets rid of 1 card(s). You could play more, but this leaves you better off."},
        {at("b9 r1", "y9"), "match 0 y9", "Yellow 9 on blue 9: you go out and win the round."},
        {at("r1 b9", "r1 b9 g5"), "match 0 r1; match 1 b9; end",
         "Red 1 on red 1, then blue 9 on blue 9: you lay the rest as a bonus and win the round."},
        {at("r1 b9", "r1 b9 g5 g5 g5"), "match 0 r1; match 1 b9; end",
         "Red 1 on red 1, then blue 9 on blue 9: gets rid of 2 card(s) and earns 2 bonus card(s)."},
        {at("b9 r1", "y3 y4"), "draw", "Draw: nothing matches.", "draw a card"},
        {at("b9 r1", "y9 y4"), "draw", "Draw first: you can still match afterward.", "draw a card first"}, // DOS-TURN-3
        {afterDraw("b9 r1", "y8 y4 y3"), "lay y8", "Lay the yellow 8: 8 fewer point(s) to count against you."},
        {afterDraw("b9 r1", "y8 y4 y3"), "lay y4", "Lay the yellow 4."},
        {afterDraw("b9 r1", "y8 y7 y4 y3"), "lay y8", "Lay the yellow 8: 8 fewer point(s) to count against you."},
        {afterDraw("b9 r1", "y# y4"), "lay y4", "Lay the yellow 4 and keep the yellow Wild #: it’s worth more later.",
         "lay the yellow 4"},
        {afterDraw("b9 r1", "y9 y4"), "lay y4", "Lay the yellow 4 even though you can match: what you keep is worth more later.",
         "lay the yellow 4"},
        {afterDraw("b9 r1", "y8 g8 y3 g3"), "lay y8", "Lay the yellow 8."},
        {afterDraw("b9 r1", "y# y4"), "lay y#", "Lay the yellow Wild #: 40 fewer point(s) to count against you."},
        {earned("y8"), "end", "End your turn: you lay the rest as a bonus and win the round."},
        {bonus("y8"), "lay y8", "Lay the yellow 8: you go out and win the round."},
        {bonus("y8 dos"), "skip", "Skip the bonus: every card in your hand is worth keeping."},
    };
    for (const auto &[position, plan, reason, inSentence] : rows) {
        const dos::State state = test::state_of(position);
        QCOMPARE(words::planWithReason(state, adviceOf(state, plan, 6.0, 0.5), {}), QString::fromUtf8(reason));
        const QString start = QString::fromUtf8(reason).section(QRegularExpression(QStringLiteral("[:.]")), 0, 0);
        QCOMPARE(words::planInSentence(state, planFrom(plan), {}),
                 inSentence ? QString::fromUtf8(inSentence) : start.left(1).toLower() + start.mid(1));
    }
}

void TestHint::describesAComparison()
{
    struct Row
    {
        const char *name;
        double behind;
        double error;
        double points;
        double pointsError;
        double roundShare; // the share of rounds won with the other plan; the best plan has 0.5
        const char *words; // in front of the other plan; empty without a comparison
        const char *other;
    };
    const Row rows[]{
        {"clear", 5.8, 0.5, 5.6, 0.5, 0.4, "About 6 point(s) worse", "draw"},
        {"near the target", 40.0, 0.5, 2.1, 0.5, 0.4, "About 2 point(s) worse", "draw"},
        {"worse for the round", 5.8, 0.5, 0.3, 0.5, 0.4, "Wins the round less often", "draw"},
        {"points within chance", 5.8, 0.5, 1.6, 0.9, 0.4, "Wins the round less often", "draw"},
        {"rounds within chance", 5.8, 0.5, 0.3, 0.5, 0.48, "Worse for the game", "draw"},
        {"worse for the match only", 5.8, 0.5, -3.0, 0.5, 0.5, "Worse for the game", "draw"},
        {"clear, though the samples scatter widely", 25.0, 6.0, 25.0, 6.0, 0.4, "About 25 point(s) worse", "draw"},
        {"less than two points", 1.8, 0.1, 3.0, 0.1, 0.4, "Nearly as good", "end"},
        {"within chance", 1.0, 0.7, 1.0, 0.7, 0.4, "Just as good", "end"},
        {"a tie with drawing, which would sound like a mistake", 1.0, 0.7, 1.0, 0.7, 0.4, "", "draw"},
        {"nearly a tie with drawing", 1.8, 0.1, 3.0, 0.1, 0.4, "", "draw"},
        {"within chance, except for the points", 1.0, 0.7, 3.0, 0.7, 0.4, "", "draw"},
        {"perhaps better", 3.0, 1.8, 3.0, 1.8, 0.4, "", "draw"},
        {"too few playouts for a difference", 5.0, 4.0, 5.0, 4.0, 0.4, "", "draw"},
        {"too few playouts for a tie", 1.0, 1.5, 1.0, 1.5, 0.4, "", "draw"},
        {"the other did better", -0.4, 0.1, -0.4, 0.1, 0.5, "", "draw"},
    };
    const dos::State state = test::state_of(at("b9 r1", "y9 y4"));
    for (const Row &row : rows) {
        Advice<dos::Game> advice;
        advice.plans = {{planFrom("match 0 y9; end"), 10.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1000},
                        {planFrom(row.other), 4.0, row.behind, row.error, row.points, row.pointsError, row.roundShare, 1000}};
        const QString detail = words::hint(state, advice, {}).detail;
        const QString other = QStringLiteral(": %1.").arg(words::planInSentence(state, planFrom(row.other), {}));
        QVERIFY2(detail == (row.words[0] == '\0' ? QString() : row.words + other), row.name);
        advice.plans.pop_back();
        QCOMPARE(words::hint(state, advice, {}).detail, QString());
    }
}

void TestHint::describesTheCostWithANumber()
{
    QCOMPARE(words::cost({9.0, 0.5, 6.2, 0.5, 0.1, 0.01}), QStringLiteral("about 6 point(s)"));
    QCOMPARE(words::cost({9.0, 0.5, 0.1, 0.5, 0.08, 0.01}), QStringLiteral("about 8 win(s) in 100 rounds"));
    QCOMPARE(words::cost({9.0, 0.5, 0.1, 0.5, 0.001, 0.01}), QStringLiteral("chances in the game worth about 9 point(s)"));
}

/// The reason "worth more later" appears only if the playouts prove it beyond chance.
void TestHint::givesNoReasonWithinChance()
{
    struct Row
    {
        Position position;
        const char *plan;
        const char *sentence;
    };
    const Row rows[]{
        {earned("y9 y4"), "end", "End your turn."},
        {afterDraw("b9 r1", "y9 y4 g4"), "lay y4", "Lay the yellow 4."},
        {bonus("y8 dos"), "skip", "Skip the bonus."},
        {at("b9 dos", "y# r1 g7"), "match 0 y#; end", "Yellow Wild # as 9 on blue 9: gets rid of 1 card(s)."},
    };
    for (const auto &[position, plan, sentence] : rows) {
        const dos::State state = test::state_of(position);
        for (const auto &[behind, error] : {std::pair(5.0, 4.0), std::pair(1.0, 0.1), std::pair(-3.0, 0.1)})
            QCOMPARE(words::planWithReason(state, adviceOf(state, plan, behind, error), {}), QString::fromUtf8(sentence));
    }
}

/// A plan that the search gave up early has too few playouts for a comparison. Another one has as many as the best.
void TestHint::comparesOnlyPlansWithManyPlayouts()
{
    const dos::State state = test::state_of(at("b9 r1", "y9 y4"));
    Advice<dos::Game> advice;
    advice.plans = {{planFrom("match 0 y9; end"), 10.0, 0.0, 0.0, 0.0, 0.0, 0.5, 100},
                    {planFrom("match 0 y9"), 9.0, 6.0, 0.5, 6.0, 0.5, 0.4, 12}};
    QCOMPARE(words::hint(state, advice, {}).detail, QString());
    advice.plans.push_back({planFrom("draw"), 4.0, 8.0, 0.5, 8.0, 0.5, 0.4, 100});
    QCOMPARE(words::hint(state, advice, {}).detail, QStringLiteral("About 8 point(s) worse: draw a card first."));
}

void TestHint::hintNeedsTheTurn()
{
    PlayFixture fixture;
    MatchConfig<dos::Game> config = PlayFixture::config(2, 1);
    for (const bool allowed : {true, false}) {
        config.seats.front().hintsAllowed = allowed;
        const auto session = fixture.begin(config);
        playToTheViewer(*session);
        GameHint<dos::Game> hint(*session, 0);
        QSignalSpy refused(&hint, &HintModel::refused);
        QCOMPARE(hint.isAllowed(), allowed);
        hint.toggle();
        QCOMPARE(hint.state(), HintModel::None);
        QCOMPARE(refused.count(), allowed ? 1 : 0);
        QCOMPARE(refused.value(0).value(0).toString(), allowed ? hint.reasonWithoutHint() : QString());
        QCOMPARE(hint.reasonWithoutHint(), QStringLiteral("You can get a hint on your turn."));
        hint.setInTurn(true);
        QCOMPARE(hint.isPossible(), allowed);
        hint.toggle();
        QCOMPARE(hint.state(), allowed ? HintModel::Searching : HintModel::None);
        hint.setInTurn(false);
        QCOMPARE(hint.state(), HintModel::None);
    }
}

void TestHint::hintIsShownAndTakenAway()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 1));
    playToTheViewer(*session);
    const auto hint = askedHint(*session);
    QVERIFY(waitForAnswer([&] { return hint->state() == HintModel::Shown; }));
    QVERIFY(hint->text().endsWith('.'));
    hint->toggle();
    QCOMPARE(hint->state(), HintModel::None);
    QVERIFY(hint->text().isEmpty() && hint->detail().isEmpty());
    hint->setPlayouts(1'000'000'000); // more than fit into the longest time for a hint
    hint->toggle();
    fixture.time.advance(GameHint<dos::Game>::longestThoughtMs - 1);
    QCOMPARE(hint->state(), HintModel::Searching);
    fixture.time.advance(1);
    QVERIFY(waitForAnswer([&] { return hint->state() == HintModel::Shown; }));
}

void TestHint::anyActionRemovesTheHint()
{
    PlayFixture fixture;
    const auto session = fixture.begin(PlayFixture::config(2, 1));
    playToTheViewer(*session);
    const auto hint = askedHint(*session);
    QVERIFY(waitForAnswer([&] { return hint->state() == HintModel::Shown; }));
    Random random(1);
    test::playAnyLegal(*session, random);
    QCOMPARE(hint->state(), HintModel::None);
    playToTheViewer(*session);
    hint->setPlayouts(1'000'000'000);
    const Answers answers;
    hint->toggle();
    QCOMPARE(hint->state(), HintModel::Searching);
    test::playAnyLegal(*session, random);
    QCOMPARE(hint->state(), HintModel::None);
    QVERIFY(waitForAnswer([&] { return answers.count > 0; })); // the answer to the cancelled request is not shown
    QCOMPARE(hint->state(), HintModel::None);
}

TABLESIDE_TEST(TestHint)
#include "tst_hint.moc"
