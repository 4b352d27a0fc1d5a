// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the figures of a match, which are counted from its events, against figures counted from actions and positions, over
// random matches with all house rules in which players call, forget to call, and catch.
#include "engine/score/match_figures.h"

#include "engine/dos/best_turn.h"
#include "engine/dos/game.h"
#include "engine/match/match.h"
#include "engine/uno/best_turn.h"
#include "engine/uno/game.h"
#include "tests/engine/support/rulesets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace tableside::score::test {

namespace {

int size_of_hand(const auto &state, int seat)
{
    return state.hand(seat).size();
}

/// Returns the number of cards that an action of DOS removes from the hand.
int cards_shed(const dos::Action &action)
{
    if (const auto *match = std::get_if<dos::MatchRow>(&action))
        return match->cards();
    return std::holds_alternative<dos::LayCard>(action) ? 1 : 0;
}

/// Computes the best turn of each seat from actions and hands only.
class PlainBestTurn
{
public:
    explicit PlainBestTurn(int seats) : best(static_cast<std::size_t>(seats), 0) {}

    std::vector<int> best;

    void begin_round()
    {
        m_cards = 0;
        m_last = -1;
    }

    void take(int seat, const dos::Action &action, const dos::State &before, const dos::State &after)
    {
        m_cards += cards_shed(action);
        note(seat, cards_shed(action) > 0);
        if (before.table.turn != after.table.turn)
            m_cards = 0;
    }

    void take(int seat, const uno::Action &action, const uno::State &before, const uno::State &after)
    {
        if (std::holds_alternative<uno::PlayCard>(action)) {
            m_last = seat;
            m_cards = 0;
        }
        const auto *played = std::get_if<uno::PlayCard>(&action);
        const bool may_give = (played && played->card.draws() > 0) || std::holds_alternative<uno::AcceptDraw>(action)
            || std::holds_alternative<uno::ChallengeDraw>(action);
        if (!may_give || m_last < 0)
            return;
        for (int other = 0; other < after.table.seats; ++other) {
            if (other != m_last)
                m_cards += std::max(0, size_of_hand(after, other) - size_of_hand(before, other));
        }
        note(m_last, true);
    }

private:
    void note(int seat, bool counts)
    {
        int &most = best[static_cast<std::size_t>(seat)];
        if (counts)
            most = std::max(most, m_cards);
    }

    int m_cards = 0;
    int m_last = -1;
};

/// A random match, with its events and its figures counted independently.
template <typename Game>
class CountedMatch
{
public:
    CountedMatch(int seats, const typename Game::Ruleset &rules, std::uint64_t seed)
        : m_random(derived_seed(seed, 25)), m_match(seats, rules, seed), m_best(seats)
    {
        figures.seats.resize(static_cast<std::size_t>(seats));
        figures.totals.resize(static_cast<std::size_t>(seats), 0);
        while (m_match.phase() != MatchPhase::over) {
            if (m_match.phase() == MatchPhase::between_rounds)
                start_round();
            else
                play();
        }
        figures.winner = m_match.winner();
        for (int seat = 0; seat < seats; ++seat)
            of(seat).best_turn = m_best.best[static_cast<std::size_t>(seat)];
    }

    std::vector<typename Game::Event> events;
    MatchFigures figures;

private:
    SeatFigures &of(int seat) { return figures.seats[static_cast<std::size_t>(seat)]; }

    void start_round()
    {
        typename Game::EventList told;
        m_match.start_round(told);
        m_best.begin_round();
        keep(told.take());
    }

    void play()
    {
        typename Game::ActionList legal;
        Game::legal_actions(m_match.state(), legal);
        const int seat = Game::seat_in_turn(m_match.state());
        act(seat, legal[m_random.below(static_cast<std::uint32_t>(legal.size()))]);
        for (int exposed = 0; exposed < m_match.seats() && m_match.phase() == MatchPhase::playing; ++exposed) {
            if (!m_match.state().table.is_exposed(exposed))
                continue;
            const auto other = static_cast<int>(m_random.below(static_cast<std::uint32_t>(m_match.seats())));
            if (m_random.chance(0.4))
                act(exposed, typename Game::Call{});
            else if (m_random.chance(0.4) && other != exposed)
                act(other, typename Game::Catch{static_cast<std::uint8_t>(exposed), UINT16_MAX});
        }
    }

    void act(int seat, const typename Game::Action &action)
    {
        const typename Game::State before = m_match.state();
        typename Game::EventList told;
        if (m_match.apply(seat, action, told) != Game::Reason::none)
            return;
        const typename Game::State &after = m_match.state();
        m_best.take(seat, action, before, after);
        if (std::holds_alternative<typename Game::Call>(action)) {
            ++of(seat).calls;
            of(seat).missed -= before.table.is_exposed(seat);
        } else if (const auto *caught = std::get_if<typename Game::Catch>(&action);
                   caught && before.table.is_exposed(caught->seat)) {
            ++of(caught->seat).caught;
            ++of(seat).catches;
        }
        keep(told.take());
        if (m_match.phase() != MatchPhase::playing)
            end_round();
    }

    /// Stores the events and counts each exposure as a missed call. The exposures that end with a call, or with the round,
    /// are subtracted again by act() and end_round().
    void keep(std::vector<typename Game::Event> told)
    {
        for (const typename Game::Event &event : told) {
            figures.turns += std::holds_alternative<typename Game::TurnStarted>(event);
            if (const auto *closed = std::get_if<typename Game::WindowClosed>(&event))
                m_open &= ~(1U << closed->seat);
            if (const auto *caught = std::get_if<typename Game::Caught>(&event))
                m_open &= ~(1U << caught->seat);
            if (const auto *called = std::get_if<typename Game::Called>(&event))
                m_open &= ~(1U << called->seat);
            if (const auto *exposed = std::get_if<typename Game::Exposed>(&event)) {
                of(exposed->seat).missed += ((m_open >> exposed->seat) & 1U) == 0;
                m_open |= 1U << exposed->seat;
            }
            events.push_back(event);
        }
        if (m_match.phase() == MatchPhase::playing) {
            EXPECT_EQ(m_open, m_match.state().table.exposed);
        }
    }

    void end_round()
    {
        ++figures.rounds;
        figures.totals = m_match.totals();
        ++of(Game::winner(m_match.state())).rounds_won;
        for (int seat = 0; seat < m_match.seats(); ++seat)
            of(seat).missed -= static_cast<int>((m_open >> seat) & 1U);
        m_open = 0;
    }

    Random m_random;
    Match<Game> m_match;
    PlainBestTurn m_best;
    unsigned m_open = 0; ///< A bit for each seat that can be caught: bit n is seat n.
};

template <typename Game>
MatchFigures expect_same_figures(int seats, const typename Game::Ruleset &rules, std::uint64_t seed)
{
    SCOPED_TRACE(std::to_string(seats) + " seats, seed " + std::to_string(seed));
    const CountedMatch<Game> played(seats, rules, seed);
    MatchFigures counted = figures_of<Game>(seats, played.events);
    EXPECT_EQ(counted.rounds, played.figures.rounds);
    EXPECT_EQ(counted.turns, played.figures.turns);
    EXPECT_EQ(counted.winner, played.figures.winner);
    EXPECT_EQ(counted.totals, played.figures.totals);
    for (std::size_t seat = 0; seat < counted.seats.size(); ++seat) {
        for (const auto member : {&SeatFigures::rounds_won, &SeatFigures::calls, &SeatFigures::missed,
                                  &SeatFigures::caught, &SeatFigures::catches, &SeatFigures::best_turn})
            EXPECT_EQ(counted.seats[seat].*member, played.figures.seats[seat].*member) << "seat " << seat;
    }
    return counted;
}

template <typename Game>
class MatchFiguresOf : public testing::Test
{};
TYPED_TEST_SUITE(MatchFiguresOf, tableside::test::Games, tableside::test::GameNames);

TYPED_TEST(MatchFiguresOf, equal_an_independent_count)
{
    SeatFigures sum;
    int best = 0;
    for (unsigned seed = 1; seed <= 256; ++seed) {
        const auto rules = tableside::test::ruleset<TypeParam>(seed % tableside::test::match_rulesets<TypeParam>);
        const int seats = tableside::test::seats_for<TypeParam>(seed);
        for (const SeatFigures &seat : expect_same_figures<TypeParam>(seats, rules, seed).seats) {
            sum.missed += seat.missed;
            sum.caught += seat.caught;
            sum.catches += seat.catches;
            best = std::max(best, seat.best_turn);
        }
    }
    EXPECT_EQ(sum.caught, sum.catches);
    EXPECT_GT(sum.caught, 100);
    EXPECT_GT(sum.missed, sum.caught);
    EXPECT_GE(best, TypeParam::name == "dos" ? 4 : 8) << "in UNO a stack of two Wild Draw Fours";
}

/// Cards drawn for the first card of the pile, which no seat played, and after a successful challenge do not count.
TEST(MatchFigures, the_best_turn_of_UNO_counts_cards_that_a_played_card_gives_others)
{
    const uno::Cards four(4, uno::Card::from_code(1));
    uno::BestTurn best(3);
    best.watch(uno::RoundStarted{1, 0});
    best.watch(uno::Drew{1, {four.begin(), four.begin() + 2}, uno::DrawReason::draw_two});
    best.watch(uno::Played{1, four.front()});
    best.watch(uno::Drew{1, four, uno::DrawReason::challenge});
    best.watch(uno::Drew{2, four, uno::DrawReason::moved});
    best.watch(uno::Drew{2, four, uno::DrawReason::caught});
    for (int seat = 0; seat < 3; ++seat)
        EXPECT_EQ(best.most_cards(seat), 0);
    best.watch(uno::Played{0, four.front()});
    best.watch(uno::Drew{1, four, uno::DrawReason::draw_four});
    EXPECT_EQ(best.most_cards(0), 4);
}

TEST(MatchFigures, the_best_turn_of_DOS_does_not_add_up_two_turns)
{
    const dos::Cards two(2, dos::Card::from_code(1));
    dos::BestTurn best(2);
    best.watch(dos::RoundStarted{1, 0});
    for (int turn = 0; turn < 2; ++turn) {
        best.watch(dos::TurnStarted{0});
        best.watch(dos::Matched{0, 0, two.front(), two, {}});
        best.watch(dos::Laid{0, two.front(), dos::LayReason::bonus});
    }
    EXPECT_EQ(best.most_cards(0), 3);
    EXPECT_EQ(best.most_cards(1), 0);
}

} // namespace

} // namespace tableside::score::test
