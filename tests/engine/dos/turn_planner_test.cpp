// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of TurnPlanner against the best of all turns. turn_enumerator_test.cpp tests that TurnEnumerator finds all of them.
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/ai/turn_planner.h"
#include "engine/players/character.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

/// Returns the worth of ending a turn after these matches. The bonus lays go to the cards with the most points.
TurnWorth worth_of(const PlayedTurn &turn, const Style &style)
{
    std::vector<int> points;
    turn.hand.for_each_card([&](Card card) { points.push_back(card.points()); });
    std::ranges::sort(points, std::greater<>());
    points.resize(std::min(points.size(), static_cast<std::size_t>(turn.bonus_lays)));
    const int cards = turn.cards + static_cast<int>(points.size());
    const double liked = style.double_match_bonus * turn.doubles - style.wild_card_cost * turn.wilds
        - style.gambles * cards;
    return {cards, turn.double_colors, std::accumulate(points.begin(), points.end(), turn.points), liked};
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
    constexpr std::size_t longest = 30; // with more legal actions, trying everything takes too long
    const std::vector<Style> styles = all_styles();
    std::vector<TurnPlanner> planners(styles.begin(), styles.end());
    TurnEnumerator<> turns;
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
        const PlayedTurn start{state.hands[0], state.table.bonus_lays};
        std::vector<PlayedTurn> possible{start};
        turns.list(legal, state.table.row());
        turns.for_each(start, 1'000'000, [&](const PlayedTurn &turn, auto) { possible.push_back(turn); });
        for (std::size_t index = 0; index < styles.size(); ++index) {
            SCOPED_TRACE(testing::Message() << "seed " << seed << ", style " << index);
            TurnWorth best = worth_of(start, styles[index]);
            for (const PlayedTurn &turn : possible)
                best = std::max(best, worth_of(turn, styles[index]));
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
    const auto legal = all_legal<Game>(state);
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
