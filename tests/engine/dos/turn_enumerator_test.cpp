// Compares TurnEnumerator with all sets of matches that the rules allow, found by trying every order, and EvaluatedTurn with
// the best of these sets.
#include "tests/engine/support/each_position.h"
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/evaluated_turn.h"
#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/ai/turn_evaluator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

constexpr std::size_t most_legal = 20; ///< With more legal actions, trying everything takes too long.

/// Maps a sorted set of matches to the position after these matches.
using Sets = std::map<std::vector<std::string>, State>;

/// Adds `matches`, which led to `state`, and all sets that extend them, by trying every order.
void try_all(const State &state, const std::vector<std::string> &matches, Sets &sets)
{
    if (!sets.emplace(matches, state).second || state.is_over())
        return;
    ActionList legal;
    legal_actions(observe(state, state.table.turn), legal);
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
    ActionList legal;
    legal_actions(state, legal);
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
        std::array<std::uint8_t, most_seats> sizes{};
        for (int seat = 0; seat < state.table.seats; ++seat)
            sizes[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(seat).size());
        const TurnEvaluator evaluator(state.table, state.table.turn, sizes);
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
        evaluated.find(state);
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
