// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A reason in a hint is true of the advised play and not of every other one. Tested with the reasons themselves, and with all
// legal actions in positions of random play.
#include "test_program.h"

#include "app/table/advice/dos_plan_outcome.h"
#include "app/table/advice/hint_words.h"
#include "app/table/advice/reasons.h"
#include "app/table/advice/round_adviser.h"

#include <QSet>
#include <QTest>

#include <cmath>
#include <functional>
#include <type_traits>
#include <vector>

using namespace tableside;

class TestHintClaims : public QObject
{
    Q_OBJECT

private slots:
    void reasonsSetTheOptionApart();
    void outcomesOfDosPlansAreTrue();
    void reasonsOfUnoPlaysAreTrue();
    void comparisonsFollowTheSearch();
};

namespace {

int claimPositions()
{
    return qEnvironmentVariableIsEmpty("TABLESIDE_TEST_ALL") ? 5000 : 100'000;
}

void chooseRules(dos::Ruleset &rules, Random &random)
{
    rules.target = random.chance(0.3) ? 50 : 200;
}

void chooseRules(uno::Ruleset &rules, Random &random)
{
    rules.stacking = random.chance(0.2);
    rules.seven_zero = random.chance(0.2);
    rules.no_bluffing = random.chance(0.2);
}

/// Calls `visit` with the position and the legal actions at `positions` decisions in rounds of random play.
template <typename Game, typename Visit>
void forRandomPositions(int positions, const Visit &visit)
{
    constexpr int mostSeats = std::is_same_v<Game, dos::Game> ? 4 : 5;
    Random random(6);
    while (positions > 0) {
        typename Game::Ruleset rules;
        chooseRules(rules, random);
        typename Game::EventList events;
        const int seats = 2 + static_cast<int>(random.below(mostSeats - 1));
        typename Game::State state = Game::deal(seats, 0, rules, Random(random.next()), events);
        typename Game::ActionList legal;
        while (!Game::is_over(state) && positions > 0 && !QTest::currentTestFailed()) {
            Game::legal_actions(state, legal);
            if (legal.size() > 1) {
                visit(state, legal);
                --positions;
            }
            Game::apply(state, Game::seat_in_turn(state), legal[random.below(static_cast<std::uint32_t>(legal.size()))], events);
            events.clear();
        }
        if (QTest::currentTestFailed())
            return;
    }
}

template <typename Game>
typename Game::State stateAfter(typename Game::State state, const typename Game::Action &action)
{
    typename Game::EventList unread;
    Game::apply(state, Game::seat_in_turn(state), action, unread);
    return state;
}

const QStringList claimNames{"You", "West", "North", "East", "Anne"};

/// Returns the sentences of a hint that advises this action, without another plan to compare it with.
QString adviceToPlay(const uno::State &position, const uno::Action &action)
{
    Advice<uno::Game> advice;
    advice.plans = {{{action}, 1.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1000}};
    return words::planWithReason(position, advice, claimNames);
}

/// A fragment of a sentence, and whether it is true of a play that leads from one position to another.
struct UnoClaim
{
    const char *fragment;
    std::function<bool(const uno::State &before, const uno::State &after, const uno::PlayCard &play)> isTrue;
};

/// Returns whether the next player has drawn this many cards, or all that were left.
bool hasNextDrawn(const uno::State &before, const uno::State &after, int cards)
{
    const int next = before.table.next_seat(before.table.turn);
    return after.hand(next).size() == before.hand(next).size() + cards || after.table.draw_count == 0;
}

std::vector<UnoClaim> unoClaims()
{
    return {
        {"misses the turn", [](const auto &before, const auto &after, const auto &) {
             return after.table.turn != before.table.next_seat(before.table.turn);
         }},
        {"draws two", [](const auto &before, const auto &after, const auto &) { return hasNextDrawn(before, after, 2); }},
        {"draws four", [](const auto &before, const auto &after, const auto &) { return hasNextDrawn(before, after, 4); }},
        {"has to draw", [](const auto &before, const auto &after, const auto &play) {
             return after.table.phase == uno::Phase::challenge || hasNextDrawn(before, after, play.card.draws());
         }},
        {"strike a pose", [](const auto &before, const auto &after, const auto &) {
             return after.table.is_posing(before.table.next_seat(before.table.turn));
         }},
        {"you swap hands", [](const auto &, const auto &after, const auto &) {
             return after.table.phase == uno::Phase::swap || after.table.seats == 2;
         }},
        {"saves your wild cards", [](const auto &before, const auto &after, const auto &play) {
             return !play.card.is_wild() && after.hand(before.table.turn).has_wilds();
         }},
    };
}

} // namespace

/// Tries every set of three statements about two other options. An option is a set of bits, one for each statement that holds.
void TestHintClaims::reasonsSetTheOptionApart()
{
    std::vector<words::Reason<int>> reasons;
    for (int bit = 0; bit < 3; ++bit)
        reasons.push_back({QStringLiteral("abc").mid(bit, 1), [bit](int option) { return (option >> bit & 1) != 0; }});
    for (int one = 0; one < 8; ++one) {
        for (int two = 0; two < 8; ++two) {
            for (const bool mainFirst : {false, true}) {
                const QString found = words::reasonAgainst(reasons, std::vector<int>{one, two}, mainFirst);
                int claimed = 0;
                for (int bit = 0; bit < 3; ++bit)
                    claimed |= found.split(", and ").contains(reasons[static_cast<std::size_t>(bit)].text) ? 1 << bit : 0;
                const QByteArray about = QByteArray::number(one) + ' ' + QByteArray::number(two) + ": " + found.toUtf8();
                if (claimed != 0)
                    QVERIFY2((one & claimed) != claimed && (two & claimed) != claimed, about.constData());
                else // all statements hold for one of the others
                    QVERIFY2(one == 7 || two == 7, about.constData());
                if ((one | two) != 7) // one statement is enough
                    QVERIFY2(mainFirst ? (claimed & 1) == 1 : found.size() == 1, about.constData());
            }
        }
    }
}

void TestHintClaims::outcomesOfDosPlansAreTrue()
{
    forRandomPositions<dos::Game>(claimPositions(), [](const dos::State &position, const dos::ActionList &legal) {
        for (const dos::Action &action : legal) {
            const DosPlanOutcome outcome = outcomeOf(position, {action});
            const dos::State after = stateAfter<dos::Game>(position, action);
            const int seat = position.table.turn;
            QCOMPARE(outcome.cardsLeft, after.hand(seat).size());
            QCOMPARE(outcome.goesOut, after.hand(seat).size() == 0);
            QCOMPARE(outcome.draws, std::holds_alternative<dos::DrawCard>(action));
            QCOMPARE(outcome.skipsBonus, std::holds_alternative<dos::SkipBonus>(action));
            QCOMPARE(outcome.lay.has_value(), std::holds_alternative<dos::LayCard>(action));
            if (!std::holds_alternative<dos::MatchRow>(action) || outcome.goesOut)
                continue;
            QCOMPARE(outcome.cardsPlayed(), position.hand(seat).size() - after.hand(seat).size());
            QCOMPARE(outcome.othersDraw(), after.table.others_draw - position.table.others_draw);
        }
    });
}

/// What is said of a play is true, and no two plays in a position are given the same reason.
void TestHintClaims::reasonsOfUnoPlaysAreTrue()
{
    const std::vector<UnoClaim> claims = unoClaims();
    QSet<QByteArray> made;
    forRandomPositions<uno::Game>(claimPositions(), [&](const uno::State &position, const uno::ActionList &legal) {
        QSet<QString> reasons;
        for (const uno::Action &action : legal) {
            const auto *play = std::get_if<uno::PlayCard>(&action);
            if (!play || position.hand_in_turn().size() == 1)
                continue;
            const uno::State after = stateAfter<uno::Game>(position, action);
            const QString words = adviceToPlay(position, action);
            QCOMPARE(words.contains("bluff"), after.is_bluff);
            for (const UnoClaim &claim : claims) {
                if (!words.contains(QLatin1String(claim.fragment)))
                    continue;
                made << claim.fragment;
                QVERIFY2(claim.isTrue(position, after, *play), qPrintable(words));
            }
            const QString reason = words.section(u'.', 0, 0).section(QStringLiteral(": "), 1);
            if (reason.isEmpty() || reason == QStringLiteral("any color works"))
                continue;
            QVERIFY2(!reasons.contains(reason), qPrintable(words));
            reasons << reason;
        }
    });
    QCOMPARE(made.size(), static_cast<qsizetype>(claims.size())); // each claim occurs
}

namespace {

template <typename Game>
void compareWithSearch()
{
    forRandomPositions<Game>(claimPositions() / 100, [](const typename Game::State &position, const typename Game::ActionList &) {
        const auto seen = Game::observe(position, Game::seat_in_turn(position));
        typename Game::ActionList legal;
        Game::legal_actions(seen, legal);
        const Advice<Game> advice = makeRoundAdviser<Game>(6, 0, {})->advise(seen, legal, {{}, 2000});
        const auto compared = comparedPlan(advice);
        if (!compared)
            return;
        const Distance behind = behindTheBest(advice, *compared);
        const RatedPlan<Game> &plan = advice.plans[*compared];
        QVERIFY(plan.playouts >= advice.plans.front().playouts);
        QCOMPARE(behind.worth, plan.worth_behind);
        QCOMPARE(behind.error, plan.standard_error);
        if (behind.isClear())
            QVERIFY(plan.worth_behind > 0 && plan.worth_behind >= 2 * plan.standard_error);
        if (behind.isInRounds())
            QVERIFY(advice.plans.front().win_rate > plan.win_rate);
        if (behind.clearPoints() > 0)
            QVERIFY(std::abs(behind.clearPoints() - plan.points_regret) <= 0.5);
    });
}

} // namespace

void TestHintClaims::comparisonsFollowTheSearch()
{
    compareWithSearch<dos::Game>();
    compareWithSearch<uno::Game>();
}

TABLESIDE_TEST(TestHintClaims)
#include "tst_hint_claims.moc"
