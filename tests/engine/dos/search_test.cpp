// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the parts of the search that are specific to DOS, against slower computations or known results.
#include "tests/engine/search/believing.h"
#include "tests/engine/support/each_position.h"
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/belief.h"
#include "engine/dos/ai/search_parts.h"
#include "engine/dos/ai/plan_list.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/fast_matches.h"
#include "engine/search/match_odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace tableside::test {

using namespace dos;

namespace {

/// Returns the number of cards that a match sheds, including its bonus lay, and whether it is a double color match.
std::pair<int, bool> shed_by(const Table &table, const Hand &hand, const MatchRow &match)
{
    const Bonus bonus = bonus_of(table.row()[match.row], match.first, match.second);
    return {std::min(match.cards() + (bonus != Bonus::none), hand.size()), bonus == Bonus::double_};
}

/// Returns the worth for a policy of shedding the cards of a match, computed from the description of RolloutPolicy.
int worth_to(RolloutPolicy policy, const MatchRow &match)
{
    const auto worth = [&](Card card) {
        if (policy == RolloutPolicy::sheds_points || !card.is_wild())
            return card.is_none() ? 0 : card.points();
        return card.is_wild_dos() ? -2 : -40; // two Wild DOS are shed before a Wild #
    };
    return worth(match.first) + worth(match.second);
}

TEST(GreedyMatch, sheds_as_much_as_any_legal_match_and_what_the_policy_prefers)
{
    ActionList legal;
    int matches = 0;
    for_each_position(4, 60, [&](const State &state) {
        if (!Game::begins_turn(state))
            return;
        legal_actions(state, legal);
        const Hand &hand = state.hand_in_turn();
        for (std::uint8_t row = 0; row < state.table.row_count; ++row) {
            std::vector<MatchRow> possible;
            std::pair most(0, false);
            for (const Action &action : legal) {
                if (const auto *match = std::get_if<MatchRow>(&action); match != nullptr && match->row == row) {
                    possible.push_back(*match);
                    most = std::max(most, shed_by(state.table, hand, *match));
                }
            }
            const Card row_card = state.table.row()[row];
            const auto kind = [&](const MatchRow &match) {
                return std::pair(match.is_double(), bonus_of(row_card, match.first, match.second));
            };
            for (const RolloutPolicy policy : {RolloutPolicy::sheds_points, RolloutPolicy::keeps_wilds}) {
                const GreedyMatch found = best_match_on(hand, row_card, policy);
                ASSERT_EQ(static_cast<bool>(found), !possible.empty());
                if (!found)
                    continue;
                const MatchRow chosen{row, found.first, found.second};
                EXPECT_EQ(std::ranges::count(possible, chosen), 1) << text(Action(chosen));
                EXPECT_EQ(shed_by(state.table, hand, chosen), most);
                EXPECT_EQ(std::pair(int{found.cards}, found.is_double_color), most);
                for (const MatchRow &match : possible)
                    EXPECT_TRUE(kind(match) != kind(chosen) || worth_to(policy, match) <= worth_to(policy, chosen));
                ++matches;
            }
        }
    });
    EXPECT_GT(matches, 2000);
}

TEST(GreedyTurn, is_nearly_always_the_best_turn)
{
    ActionList legal;
    TurnPlanner planner;
    int turns = 0;
    int worse = 0;
    for_each_position(4, 300, [&](const State &state) {
        if (state.table.phase != Phase::play || state.table.matches > 0)
            return;
        const Observation seen = observe(state, state.table.turn);
        legal_actions(seen, legal);
        const TurnPlan &best = planner.plan(seen, legal);
        const RatedTurn greedy = greedy_turns(state.table.row(),
                                              seen.hand)[static_cast<std::size_t>(RolloutPolicy::sheds_points)];
        ASSERT_EQ(greedy.turn.count == 0, best.matches.empty());
        ASSERT_LE(greedy.shed.cards, best.worth.cards_shed);
        turns += greedy.turn.count > 0;
        worse += greedy.shed.cards < best.worth.cards_shed;
        State after = state;
        NoEvents none;
        for (const MatchRow &match : greedy.turn.matches())
            ASSERT_EQ(apply(after, state.table.turn, match, none), Reason::none);
    });
    EXPECT_GT(turns, 1000);
    EXPECT_LT(worse, turns / 25);
}

TEST(RolloutPolicy, lays_the_most_points_or_keeps_its_wild_cards)
{
    const Hand hand = state_of({.hands = {"r3 r4 b3 y# dos b10", "g1"}}).hands[0];
    EXPECT_EQ(preferred_lay(hand, RolloutPolicy::sheds_points), card("y#"));
    EXPECT_EQ(preferred_lay(hand, RolloutPolicy::keeps_wilds), card("b10"));
}

std::string joined(std::span<const Action> actions)
{
    std::string all;
    for (const Action &action : actions)
        all += (all.empty() ? "" : ", ") + text(action);
    return all;
}

std::string listed(const Position &position)
{
    const State state = state_of(position);
    const auto legal = all_legal<Game>(state);
    PlanList plans;
    plans.list(observe(state, state.table.turn), legal);
    std::string all;
    for (std::size_t plan = 0; plan < plans.size(); ++plan)
        all += (all.empty() ? "" : "; ") + joined(plans.actions(plan));
    return all;
}

TEST(PlanList, lists_whole_turns_and_parts_of_them)
{
    EXPECT_EQ(listed({.hands = {"r7 b9 y1", "g1"}, .row = "g7 b9"}),
              "match 0 r7, match 1 b9, end; match 1 b9, end; match 0 r7, end; draw");
    EXPECT_EQ(listed({.hands = {"r7 b9", "g1"}, .row = "g7 y9"}),
              "match 0 r7, match 1 b9; match 0 r7, end; match 1 b9, end; draw");
    EXPECT_EQ(listed({.hands = {"r7 y1", "g1"}, .row = "g7 b9", .drawn = true}), "match 0 r7, end; lay r7; lay y1");
    EXPECT_EQ(listed({.hands = {"r7 y1", "g1"}, .row = "g7 b9", .matched = {1}}), "match 0 r7, end; end");
    EXPECT_EQ(listed({.hands = {"r7 y1", "g1"}, .row = "g7 b9", .phase = Phase::bonus, .bonus_lays = 1}),
              "lay r7; lay y1; skip");
}

TEST(PlanList, lists_plans_with_the_same_result_once)
{
    // Either red 7 on either green 7 leaves the same hand and table.
    EXPECT_EQ(listed({.hands = {"r7 r7 y1", "g1"}, .row = "g7 g7"}),
              "match 0 r7, match 1 r7, end; match 0 r7, end; draw");
}

struct ExperienceRow
{
    const char *hand;
    const char *row;
    bool evaluates;
    const char *more; ///< The plan with the larger prior reward.
    const char *less; ///< The plan with the smaller prior reward.
};

TEST(PlanList, prior_reward_favors_shedding_most_or_the_better_hand)
{
    for (const auto &[hand, row, evaluates, more, less] : {
             ExperienceRow{"r3 r4 b7 y1", "r7 b9", false, "match 0 r3 r4, end", "match 0 b7, end"},
             ExperienceRow{"r3 r4 b7 y1", "r7 b9", false, "match 0 b7, end", "draw"},
             ExperienceRow{"r# g1 y10 dos", "g5 r10", false, "match 0 r# g1, match 1 y10, end", "match 1 y10, end"},
             ExperienceRow{"r# g1 y10 dos", "g5 r10", true, "match 1 y10, end", "match 0 r# g1, match 1 y10, end"},
         }) {
        const State state = state_of({.hands = {hand, "b1 b3 b4 b5 b6"}, .row = row});
        const auto legal = all_legal<Game>(state);
        PlanList plans;
        plans.list(observe(state, 0), legal);
        const auto prior_reward = [&](std::string_view wanted) {
            for (std::size_t plan = 0; plan < plans.size(); ++plan) {
                if (joined(plans.actions(plan)) == wanted)
                    return plans.prior_reward(evaluates)[plan];
            }
            ADD_FAILURE() << wanted << " is not listed";
            return 0.0;
        };
        EXPECT_GT(prior_reward(more), prior_reward(less)) << more << " against " << less;
    }
}

TEST(PlanList, finds_or_adds_the_requested_plan)
{
    const State state = state_of({.hands = {"r7 b9 y1", "g1"}, .row = "g7 b9"});
    const auto legal = all_legal<Game>(state);
    PlanList plans;
    const std::vector<Action> other_order{action_of("match 1 b9"), action_of("match 0 r7"), action_of("end")};
    plans.list(observe(state, 0), legal, other_order);
    EXPECT_EQ(plans.requested_plan(), 0U);
    EXPECT_EQ(plans.size(), 4U);
    plans.list(observe(state, 0), legal);
    EXPECT_EQ(plans.requested_plan(), PlanList::no_plan);
}

TEST(PlanList, every_plan_is_legal_and_has_its_own_result)
{
    PlanList plans;
    ActionList legal;
    NoEvents none;
    for_each_position(2, 60, [&](const State &state) {
        legal_actions(state, legal);
        plans.list(observe(state, state.table.turn), legal);
        ASSERT_GT(plans.size(), 0U);
        std::vector<State> ends;
        for (std::size_t plan = 0; plan < plans.size(); ++plan) {
            State after = state;
            for (const Action &action : plans.actions(plan))
                ASSERT_EQ(apply(after, state.table.turn, action, none), Reason::none);
            EXPECT_EQ(std::count(ends.begin(), ends.end(), after), 0);
            ends.push_back(after);
        }
    });
}

TEST(MatchOdds, worths_of_all_seats_sum_to_zero)
{
    const std::vector<std::vector<std::uint16_t>> standings{{0, 0}, {190, 20}, {120, 0, 199}, {10, 60, 110, 160}};
    for (const auto &scores : standings) {
        MatchOdds odds(match_odds_fit);
        odds.prepare(scores, 200);
        const int seats = static_cast<int>(scores.size());
        for (int winner = 0; winner < seats; ++winner) {
            double before = 0.0;
            for (int points = 1; points <= 250; ++points) {
                double sum = 0.0;
                for (int seat = 0; seat < seats; ++seat)
                    sum += odds.worth(seat, winner, points);
                EXPECT_NEAR(sum, 0.0, 1e-9);
                EXPECT_GE(odds.worth(winner, winner, points), before) << points;
                before = odds.worth(winner, winner, points);
            }
        }
    }
}

TEST(MatchOdds, a_point_is_worth_one_at_first_and_the_winning_points_more)
{
    MatchOdds odds(match_odds_fit);
    const std::uint16_t level[] = {0, 0};
    odds.prepare(level, 200);
    EXPECT_NEAR(odds.worth(0, 0, 1), 1.0, 0.02);
    EXPECT_NEAR(odds.worth(0, 1, 1), -1.0, 0.02);
    const std::uint16_t late[] = {190, 190};
    odds.prepare(late, 200);
    EXPECT_EQ(odds.worth(0, 0, 10), odds.worth(0, 0, 100)); // both win the match
    EXPECT_GT(odds.worth(0, 0, 10), 100.0);
    EXPECT_LT(odds.worth(0, 0, 9), odds.worth(0, 0, 10) / 4.0);
}

struct BelievingKit
{
    using Game = dos::Game;

    static Event dealt(const State &state)
    {
        Dealt dealt;
        for (int seat = 0; seat < state.table.seats; ++seat)
            dealt.hands.push_back(Game::hand_cards(state, seat));
        dealt.row.assign(state.table.row().begin(), state.table.row().end());
        return dealt;
    }
    static Census census(const State &state) { return test::census(state); }
    static Action action_of(std::string_view text) { return test::action_of(text); }
};

bool holds_high(const Hand &hand)
{
    for (int value = 6; value <= highest_number; ++value) {
        for (int color = 0; color < color_count; ++color) {
            if (hand.has({static_cast<Color>(color), value}))
                return true;
        }
    }
    return false;
}

// clang-format off
TEST(Belief, follows_the_script)
{
    constexpr std::string_view own_hand = "r1 r3 r4 r5 r6 r8 r9";
    const auto has_wild_dos = [](const Hand &hand) { return hand.wild_dos() > 0; };
    const auto could_match = [](const Hand &hand) { return matches_any(hand, value_bit(10)); };
    const Position no_match{.hands = {own_hand, "b1 b1 b5 b6 b6 b8 b8"}, .row = "g10 y10", .draw = "g1", .turn = 1};
    const Position low{.hands = {own_hand, "b1 b1 b3 b3 y3 y3 g4"}, .row = "g9 y10", .draw = "g1", .turn = 1};
    const BeliefRow<Position, Hand> rows[] = {
        // 99 cards are unseen, 12 of them Wild DOS. A hand of seven has at least one Wild DOS with a probability of 60 %.
        {"is uniform at first", {.hands = {own_hand, "b1 b3 b4 b5 b6 b8 b9"}, .row = "g7 y9"}, "", has_wild_dos, 0.555, 0.655},
        {"most hands could match", no_match, "", could_match, 0.6, 1.0},
        {"a seat that drew and laid had no match", no_match, "1 draw; 1 lay b8", could_match, 0.0, 0.1},
        {"most hands have a high card", low, "", holds_high, 0.8, 1.0},
        {"a seat that lays a low card holds no high card", low, "1 draw; 1 lay g4", holds_high, 0.0, 1.0, 0.0, 0.5},
    };
    expect_beliefs<BelievingKit>(rows);
}
// clang-format on

} // namespace

} // namespace tableside::test
