// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the parts of the search that are specific to UNO, against slower computations or known results.
#include "tests/engine/support/random_seats.h"
#include "tests/engine/support/rulesets.h"
#include "tests/engine/uno/position.h"

#include "engine/search/round_value.h"
#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/ai/plan_list.h"
#include "engine/uno/ai/playout.h"
#include "engine/uno/ai/rollout_play.h"
#include "engine/match/match.h"
#include "engine/uno/matching.h"

#include <array>

namespace tableside::uno_test {

using namespace uno;

namespace {

TEST(UnoQuickPlay, equals_the_greedy_choice)
{
    int plays = 0;
    for (std::uint64_t seed = 0; seed < 90; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 9);
        SingleRound<Game> round(seats, 0, {.seven_zero = seed % 2 == 1}, Random(seed));
        const RoundEnd end = test::drive_by(round, [&](const Observation &seen, const ActionList &legal) {
            const State &state = round.state();
            const Table &table = state.table;
            const std::size_t choice = best_choice(seen, legal);
            if (table.phase == Phase::play) {
                const Threat threat = threat_at(table, table.turn, [&](int seat) { return state.hand(seat).size(); });
                const PlayCard quick = rollout_play({table.top(), table.color}, seen.hand, threat);
                EXPECT_EQ(quick.card.is_none() ? Action(DrawCard{}) : Action(quick), legal[choice]) << "seed " << seed;
                EXPECT_EQ(can_play({table.top(), table.color}, seen.hand), !quick.card.is_none());
                ++plays;
            }
            return choice;
        });
        ASSERT_EQ(end, RoundEnd::over);
    }
    EXPECT_GT(plays, 2000);
}

TEST(UnoPlayout, without_bluffs_equals_a_round_of_greedy_players)
{
    NoEvents none;
    constexpr Ruleset rules{.no_bluffing = true};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 9);
        Determinization sample;
        sample.state = deal(seats, 0, rules, Random(seed), none);
        SingleRound<Game> round(sample.state);
        bool has_posed = false; // in a playout a seat may move in its pose for a Wild Dumb Fu
        const RoundEnd end = test::drive_by(round, [&](const Observation &seen, const ActionList &legal) {
            has_posed |= seen.table.posing != 0;
            return best_choice(seen, legal);
        });
        ASSERT_EQ(end, RoundEnd::over);
        const State &state = round.state();
        if (has_posed || state.table.posing != 0)
            continue;
        Playout playout;
        playout.prepare(observe(sample.state, 0), false);
        EXPECT_EQ(playout.play(sample, {}).won, state.table.turn == 0) << "seed " << seed;
        EXPECT_EQ(sample.state, state) << "seed " << seed;
    }
}

TEST(UnoPlayout, rounds_end_over_every_house_rule)
{
    NoEvents none;
    int rounds = 0;
    int ended = 0;
    for (unsigned switches = 0; switches < 32; ++switches) {
        for (int seats = fewest_seats; seats <= most_seats; ++seats) {
            Determinization sample;
            sample.state = deal(seats, 0, test::ruleset<Game>(switches), Random(switches), none);
            for (int seat = 0; seat < seats; ++seat)
                sample.policies[static_cast<std::size_t>(seat)] = seat % 2 == 0 ? RolloutPolicy::greedy
                                                                                : RolloutPolicy::free;
            Playout playout;
            playout.prepare(observe(sample.state, 0), false);
            playout.play(sample, {});
            ++rounds;
            ended += sample.state.is_over();
        }
    }
    EXPECT_GE(ended, rounds * 95 / 100);
}

TEST(UnoPlayout, UNO_ACT_6_a_pose_caused_by_the_plan_may_be_broken)
{
    const State state = state_of(
        {.hands = {"wildfu r1 r2", "wild"}, .top = "r9", .draw = "b1 b2 b3 b4 b5 b6 b7 b8 g1 g2 g3 g4"});
    Playout playout;
    playout.prepare(observe(state, 0), false);
    const Action pose = action_of("play wildfu r");
    int won = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Determinization sample{.state = state};
        sample.state.random = Random(seed);
        won += playout.play(sample, {&pose, 1}).won;
    }
    EXPECT_GT(won, 0) << "who holds still goes out with the next card";
    EXPECT_LT(won, 100);
}

std::string listed(const Position &position, std::string_view requested_plan = {})
{
    const State state = state_of(position);
    const auto legal = test::all_legal<Game>(state);
    PlanList plans;
    std::vector<Action> asked;
    if (!requested_plan.empty())
        asked.push_back(action_of(requested_plan));
    plans.list(observe(state, state.table.turn), legal, asked);
    std::string joined;
    for (std::size_t plan = 0; plan < plans.size(); ++plan)
        joined += (plan == 0 ? "" : "; ") + text(plans.actions(plan).front())
            + (plan == plans.requested_plan() ? "*" : "");
    return joined;
}

TEST(UnoPlans, are_the_useful_legal_actions)
{
    EXPECT_EQ(listed({.hands = {"r5 b9 y1", "g1"}, .top = "r9"}), "play r5; play b9; draw");
    EXPECT_EQ(listed({.hands = {"r5 wild y1", "g1"}, .top = "b9"}), "play wild r; play wild y; draw");
    EXPECT_EQ(listed({.hands = {"wild", "g1"}, .top = "b9"}),
              "play wild r; play wild b; play wild g; play wild y; draw");
    EXPECT_EQ(listed({.hands = {"r5 r6", "g1", "g2"}, .top = "r7", .phase = Phase::swap}), "swap 1; swap 2");
    EXPECT_EQ(listed({.hands = {"r5 r6", "g1"}, .top = "wild", .phase = Phase::color}),
              "colour r; colour b; colour g; colour y");
}

TEST(UnoPlans, the_requested_plan_is_marked_or_added)
{
    EXPECT_EQ(listed({.hands = {"r5 b9 y1", "g1"}, .top = "r9"}, "play b9"), "play r5; play b9*; draw");
    EXPECT_EQ(listed({.hands = {"r5 wild", "g1"}, .top = "b9"}, "play wild g"), "play wild r; play wild g*; draw");
}

/// Match scores a blocked round in the same way: the winner's own cards do not count.
TEST(UnoRoundValue, UNO_PILE_1_a_blocked_round_scores_the_other_hands)
{
    State state = state_of({.hands = {"b3 b4", "g1", "y9 y8"}, .top = "r5", .turn = 0});
    played(state, "0 draw; 1 draw; 2 draw");
    ASSERT_TRUE(state.is_over());
    ASSERT_EQ(Game::winner(state), 1);
    MatchOdds odds(match_odds_fit);
    odds.prepare(std::array<std::uint16_t, 3>{}, state.table.rules.target);
    const int taken = round_points<Game>(state, 3, false)[1];
    EXPECT_EQ(taken, 24);
    EXPECT_EQ(value_of_round(state, 1, odds, 0.0).points, taken);
    EXPECT_EQ(value_of_round(state, 0, odds, 0.0).points, -taken / 2.0);
    state.table.rules.scoring = Scoring::count_against;
    EXPECT_EQ(value_of_round(state, 1, odds, 0.0).points, 24 / 2.0 - 1);
}

} // namespace

} // namespace tableside::uno_test
