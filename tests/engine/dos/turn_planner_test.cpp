// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of TurnPlanner against the best turn found by trying everything.
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/turn_planner.h"
#include "engine/players/character.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

/// The outcome of a turn, without the score of a style.
struct Outcome
{
    int cards = 0; ///< The cards shed, including bonus lays.
    int points = 0;
    int double_colors = 0;
    int doubles = 0;
    int wilds = 0; ///< The wild cards matched, without those laid.

    friend auto operator<=>(const Outcome &, const Outcome &) = default;
};

/// Returns the outcome of ending the turn in this state, after the matches counted in `sofar`, with the bonus lays added.
Outcome ended_here(const State &state, Outcome sofar)
{
    std::vector<int> points;
    state.hand_in_turn().for_each_card([&](Card card) { points.push_back(card.points()); });
    std::ranges::sort(points, std::greater<>());
    points.resize(std::min(points.size(), std::size_t{state.table.bonus_lays}));
    sofar.cards += static_cast<int>(points.size());
    sofar.points += std::accumulate(points.begin(), points.end(), 0);
    return sofar;
}

/// Adds the outcome of ending the turn here and, with the rules, of every sequence of further matches.
void try_everything(const State &state, const Outcome &sofar, std::set<Outcome> &outcomes)
{
    ActionList legal;
    NoEvents none;
    outcomes.insert(ended_here(state, sofar));
    legal_actions(state, legal);
    for (const Action &action : legal) {
        const auto *match = std::get_if<MatchRow>(&action);
        if (match == nullptr)
            continue;
        Outcome longer = sofar;
        longer.cards += match->cards();
        longer.double_colors += bonus_of(state.table.row()[match->row], match->first, match->second) == Bonus::double_;
        longer.doubles += match->is_double();
        for (const Card card : {match->first, match->second}) {
            if (card.is_none())
                continue;
            longer.points += card.points();
            longer.wilds += card.is_wild();
        }
        State next = state;
        apply(next, next.table.turn, action, none);
        try_everything(next, longer, outcomes);
    }
}

TurnWorth worth_of(const Outcome &outcome, const Style &style)
{
    const double liked = style.double_match_bonus * outcome.doubles - style.wild_card_cost * outcome.wilds
        - style.gambles * outcome.cards;
    return {outcome.cards, outcome.double_colors, outcome.points, liked};
}

std::vector<Style> all_styles()
{
    std::vector<Style> styles{Style(), keeper_style};
    for (const Character character : all_characters)
        styles.push_back(style_of(character));
    return styles;
}

/// Returns a position with two to five cards in the row and two to eight in the hand of seat 0; one in five has a bonus lay
/// earned before.
State random_position(std::uint64_t seed)
{
    Random random(seed);
    auto deck = sorted_deck();
    shuffle(deck.data(), deck.size(), random);
    State state = state_of({.hands = {"", "g1"}});
    const auto row = 2 + random.below(4);
    const auto held = 2 + random.below(7);
    std::copy_n(deck.begin(), row, state.table.cards.begin());
    state.table.row_count = static_cast<std::uint8_t>(row);
    for (std::size_t index = row; index < row + held; ++index)
        state.hands[0].add(deck[index]);
    if (random.chance(0.2))
        state.table.bonus_lays = 1;
    return state;
}

/// Each style has one planner for all positions, which tests that earlier turns do not affect later ones.
TEST(Planner, as_good_as_trying_everything_in_every_style)
{
    constexpr std::size_t longest = 24; // with more legal actions, trying everything takes too long
    const std::vector<Style> styles = all_styles();
    std::vector<TurnPlanner> planners(styles.begin(), styles.end());
    ActionList legal;
    NoEvents none;
    int positions = 0;
    int without_match = 0;
    for (std::uint64_t seed = 1; positions < 3000; ++seed) {
        const State state = random_position(seed);
        legal_actions(state, legal);
        if (legal.size() > longest)
            continue;
        ++positions;
        without_match += std::holds_alternative<DrawCard>(legal.front());
        std::set<Outcome> outcomes;
        try_everything(state, {}, outcomes);
        for (std::size_t index = 0; index < styles.size(); ++index) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", style " << index);
            TurnWorth best = worth_of(*outcomes.begin(), styles[index]);
            for (const Outcome &outcome : outcomes)
                best = std::max(best, worth_of(outcome, styles[index]));
            const TurnPlan &plan = planners[index].plan(observe(state, 0), legal);
            EXPECT_EQ(plan.worth, best);
            State after = state;
            for (const Action &match : plan.matches)
                ASSERT_EQ(apply(after, 0, match, none), Reason::none);
            if (!after.is_over()) {
                EXPECT_EQ(after.table.others_draw, plan.worth.double_colors);
            }
        }
        ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(without_match, 50);
}

TEST(Planner, counts_the_bonus_lay)
{
    const State state = state_of({.hands = {"g3 g4 b3 y4 r1 r10", "g1"}, .row = "g7 b9"});
    ActionList legal;
    legal_actions(state, legal);
    TurnPlanner planner;
    const TurnPlan &plan = planner.plan(observe(state, 0), legal);
    EXPECT_EQ(plan.worth, (TurnWorth{3, 1, 17, 0.0}));
    ASSERT_EQ(plan.matches.size(), 1U);
    EXPECT_EQ(text(plan.matches[0]), "match 0 g3 g4");
}

/// Both styles shed all five cards of the hand.
TEST(Planner, the_badger_style_still_goes_out)
{
    const State state = state_of({.hands = {"r3 r4 b9 g10 y10", "g1"}, .row = "g7 r7 b9"});
    ActionList legal;
    legal_actions(state, legal);
    for (const Style &style : {Style(), style_of(Character::badger)}) {
        TurnPlanner planner(style);
        EXPECT_EQ(planner.plan(observe(state, 0), legal).worth.cards_shed, 5);
    }
}

TEST(Planner, huge_rows_and_hands_stay_within_the_limit)
{
    auto deck = sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    State state = state_of({.hands = {"", ""}});
    std::copy_n(deck.begin(), 54, state.table.cards.begin());
    state.table.row_count = 54;
    for (std::size_t index = 54; index < deck.size(); ++index)
        state.hands[0].add(deck[index]);
    ActionList legal;
    legal_actions(state, legal);
    TurnPlanner planner;
    const TurnPlan plan = planner.plan(observe(state, 0), legal);
    EXPECT_GT(plan.worth.cards_shed, 40);
    NoEvents none;
    for (const Action &match : plan.matches) {
        ASSERT_FALSE(state.is_over());
        ASSERT_EQ(apply(state, 0, match, none), Reason::none);
    }
}

} // namespace

} // namespace tableside::test
