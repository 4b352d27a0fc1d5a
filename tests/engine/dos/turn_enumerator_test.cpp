// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the evaluation of turns: expected_shed() against a slower count, TurnEvaluator, and TurnEnumerator and EvaluatedTurn
// against all sets of matches that the rules allow, found by trying every order.
#include "tests/engine/support/each_position.h"
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/evaluated_turn.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/ai/turn_evaluator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

Hand hand_of(std::string_view text)
{
    Hand hand;
    for (const Card card : cards(text))
        hand.add(card);
    return hand;
}

TEST(HandValue, counts_the_best_match_on_every_card_of_the_deck)
{
    int hands = 0;
    for_each_position(3, 60, [&](const State &state) {
        const Hand &hand = state.hand_in_turn();
        if (hand.size() < 3)
            return; // expected_shed() assumes a card for the bonus lay
        int shed = 0;
        for (const Card row : sorted_deck()) {
            const GreedyMatch best = best_match_on(hand, row, RolloutPolicy::keeps_wilds);
            shed += best.cards + int{best.is_double_color};
        }
        EXPECT_DOUBLE_EQ(expected_shed(hand), static_cast<double>(shed) / deck_size);
        ++hands;
    });
    EXPECT_GT(hands, 500);
}

constexpr const char *far_from_out = "b1 b3 b4 b5 b6";

TurnEvaluator judge_of(const State &state)
{
    std::array<std::uint8_t, most_seats> sizes{};
    for (int seat = 0; seat < state.table.seats; ++seat)
        sizes[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(seat).size());
    return {state.table, state.table.turn, sizes};
}

struct Left
{
    const char *hand;
    const char *row = "g7 y9";
    const char *other = far_from_out;
    int lays = 0;
    int double_colors = 0;
};

double worth_of(const Left &left)
{
    const TurnEvaluator judge = judge_of(state_of({.hands = {left.hand, left.other}, .row = left.row}));
    return judge.worth(hand_of(left.hand), judge.row(), left.lays, left.double_colors);
}

struct WorthRow
{
    const char *why;
    Left more;
    Left less;
};

TEST(TurnEvaluator, rates_the_better_turn_higher)
{
    for (const auto &[why, more, less] : {
             WorthRow{"to be out", {.hand = "r1", .lays = 1}, {"r1"}},
             WorthRow{"fewer cards", {"r8 b10"}, {"r8 b10 y9"}},
             WorthRow{"pairs of one color", {"r7 r3 r4"}, {"r7 g8 b9"}},
             WorthRow{"others draw",
                      {.hand = "r8 b10", .other = "b1", .double_colors = 1},
                      {.hand = "r8 b10", .other = "b1"}},
             WorthRow{"others have more cards", {"r8 b10"}, {.hand = "r8 b10", .other = "b1"}},
         })
        EXPECT_GT(worth_of(more), worth_of(less)) << why;
}

TEST(TurnEvaluator, lays_the_highest_ordinary_card)
{
    const State state = state_of({.hands = {"r1 b10 dos", far_from_out}, .row = "g7 y9"});
    const TurnEvaluator judge = judge_of(state);
    RowLeft row = judge.row();
    judge.lay(row, Card(Color::blue, 10));
    EXPECT_DOUBLE_EQ(judge.worth(hand_of("r1 b10 dos"), judge.row(), 1, 0), judge.worth(hand_of("r1 dos"), row, 0, 0));
}

TEST(TurnEvaluator, removes_matched_cards_from_the_row)
{
    const TurnEvaluator judge = judge_of(state_of({.hands = {"r1", far_from_out}, .row = "g7 y9 b#"}));
    const TurnEvaluator rest = judge_of(state_of({.hands = {"r1", far_from_out}, .row = "g7 b#"}));
    RowLeft row = judge.row();
    judge.match(row, Card(Color::yellow, 9));
    EXPECT_EQ(row.cards, rest.row().cards);
    EXPECT_EQ(row.values, 18);
    EXPECT_NEAR(row.worth, rest.row().worth, 1e-9);
}

TEST(TurnEvaluator, stays_finite_for_huge_hands_and_rows)
{
    for_each_position(4, 60, [](const State &state) {
        const TurnEvaluator judge = judge_of(state);
        EXPECT_LT(std::abs(judge.worth(state.hand_in_turn(), judge.row(), 0, 0)), 400.0);
        EXPECT_LT(std::abs(judge.worth_of_drawing(state.hand_in_turn(), state.table)), 400.0);
    });
}

/// Returns the best turn and whether all its actions are legal.
std::string patient(const Position &position)
{
    EvaluatedTurn turn;
    std::string joined;
    for (const Action &action : turn.find(state_of(position)))
        joined += (joined.empty() ? "" : ", ") + text(action);
    return joined;
}

TEST(EvaluatedTurn, keeps_cards_that_match_well_and_lays_or_goes_out_when_it_can)
{
    // Matching the 5 with the Wild # and the 1 would shed three cards, but the cards kept here match nearly any row card.
    EXPECT_EQ(patient({.hands = {"r# g1 y10 dos", far_from_out}, .row = "g5 r10"}), "match 1 y10, end");
    EXPECT_EQ(patient({.hands = {"r# g1 y10 dos", "b1"}, .row = "g5 r10"}), "match 1 r# dos, end")
        << "sheds points when another is about to go out";
    EXPECT_EQ(patient({.hands = {"g7 b1", "g1"}, .row = "g7 y9"}), "match 0 g7, end") << "the 1 is the bonus lay";
    EXPECT_EQ(patient({.hands = {"r1 b10", "g1"}, .row = "g7 y9", .drawn = true}), "lay b10");
}

constexpr std::size_t most_legal = 20; ///< With more legal actions, trying everything takes too long.

/// Maps a sorted set of matches to the position after these matches.
using Sets = std::map<std::vector<std::string>, State>;

/// Adds `matches`, which led to `state`, and all sets that extend them, by trying every order.
void try_all(const State &state, const std::vector<std::string> &matches, Sets &sets)
{
    if (!sets.emplace(matches, state).second || state.is_over())
        return;
    const auto legal = all_legal<Game>(observe(state, state.table.turn));
    for (const Action &action : legal) {
        if (!std::holds_alternative<MatchRow>(action))
            continue;
        std::vector<std::string> more = matches;
        more.push_back(text(action));
        std::ranges::sort(more);
        State next = state;
        NoEvents none;
        apply(next, next.table.turn, action, none);
        try_all(next, more, sets);
    }
}

std::vector<std::string> texts(std::span<const Action> matches)
{
    std::vector<std::string> all;
    for (const Action &match : matches)
        all.push_back(text(match));
    std::ranges::sort(all);
    return all;
}

/// Calls visit(state, legal) for positions in which all sets of matches can be tried.
template <typename Visit>
void for_each_choice(int seats, int rounds, Visit visit)
{
    ActionList legal;
    for_each_position(seats, rounds, [&](const State &state) {
        legal_actions(state, legal);
        if (state.table.phase == Phase::play && legal.size() <= most_legal)
            visit(state, legal);
    });
}

TEST(TurnEnumerator, gives_every_set_that_the_rules_allow_once)
{
    TurnEnumerator<> turns;
    std::size_t given = 0;
    for_each_choice(3, 60, [&](const State &state, const ActionList &legal) {
        Sets expected;
        try_all(state, {}, expected);
        expected.erase(std::vector<std::string>());
        const PlayedTurn start{state.hand_in_turn(), state.table.bonus_lays, state.table.others_draw};
        turns.list(legal, state.table.row());
        turns.for_each(start, 100'000, [&](const PlayedTurn &turn, std::span<const Action> matches) {
            const auto found = expected.extract(texts(matches));
            ASSERT_FALSE(found.empty()) << testing::PrintToString(texts(matches));
            const State &after = found.mapped();
            const Hand &hand = after.hand(state.table.turn);
            EXPECT_EQ(turn.hand, hand);
            EXPECT_EQ(turn.cards, start.hand.size() - hand.size());
            EXPECT_EQ(turn.points, start.hand.points() - hand.points());
            EXPECT_EQ(turn.wilds,
                      start.hand.wild_dos() + start.hand.wild_numbers() - hand.wild_dos() - hand.wild_numbers());
            EXPECT_EQ(turn.doubles, turn.cards - static_cast<int>(matches.size()));
            if (!after.is_over()) {
                EXPECT_EQ(turn.bonus_lays, after.table.bonus_lays);
                EXPECT_EQ(turn.double_colors, after.table.others_draw);
            }
            ++given;
        });
        EXPECT_TRUE(expected.empty()) << testing::PrintToString(expected.begin()->first);
    });
    EXPECT_GT(given, 5000U);
}

TEST(TurnEnumerator, obeys_the_limit_and_the_bound)
{
    const State state = state_of({.hands = {"r7 b7 r3 r4 y# dos", "g1"}, .row = "g7 y7 b9"});
    const auto legal = all_legal<Game>(state);
    TurnEnumerator<> turns;
    turns.list(legal, state.table.row());
    const auto ignore = [](const PlayedTurn &, std::span<const Action>) {};
    EXPECT_EQ(turns.for_each({state.hands[0]}, 5, ignore), 5);
    const int all = turns.for_each({state.hands[0]}, 100'000, ignore);
    EXPECT_GT(all, 100);
    EXPECT_LT(turns.for_each({state.hands[0]}, 100'000, ignore,
                             [](std::size_t row_card, const PlayedTurn &) { return row_card < 1; }),
              all);
}

TEST(EvaluatedTurn, has_the_highest_evaluation)
{
    EvaluatedTurn evaluated;
    int turns = 0;
    for_each_choice(2, 60, [&](const State &state, const ActionList &) {
        if (state.table.matches > 0 || state.table.drawn)
            return;
        Sets sets;
        try_all(state, {}, sets);
        if (sets.size() > EvaluatedTurn::most_sets)
            return;
        const TurnEvaluator evaluator = judge_of(state);
        double most = evaluator.worth_of_drawing(state.hand_in_turn(), state.table);
        for (const auto &[matches, after] : sets) {
            if (matches.empty() || after.is_over())
                continue; // a seat that goes out is not evaluated by its hand
            std::vector<Action> actions;
            for (const std::string &match : matches)
                actions.push_back(action_of(match));
            const double worth = evaluator.worth(after.hand(state.table.turn), evaluator.row_after(actions),
                                                 after.table.bonus_lays, after.table.others_draw);
            most = std::max(most, worth);
        }
        State ended = state;
        NoEvents none;
        for (const Action &action : evaluated.find(state))
            ASSERT_EQ(apply(ended, state.table.turn, action, none), Reason::none) << text(action);
        EXPECT_GE(evaluated.worth(), most - 1e-9);
        if (std::none_of(sets.begin(), sets.end(), [](const auto &set) { return set.second.is_over(); })) {
            EXPECT_NEAR(evaluated.worth(), most, 1e-9);
            ++turns;
        }
    });
    EXPECT_GT(turns, 300);
}

} // namespace

} // namespace tableside::test
