// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the choices of UNO's players that do not search, and of their actions out of turn in simulated rounds.
// tests/engine/players/levels_test.cpp tests all levels.
#include "tests/engine/support/played_round.h"
#include "tests/engine/uno/position.h"

#include "engine/players/character.h"
#include "engine/uno/ai/call_hooks.h"
#include "engine/uno/ai/easy_player.h"
#include "engine/uno/ai/greedy_player.h"

#include <algorithm>

namespace tableside::uno_test {

using namespace uno;

namespace {

/// Returns the choice of a player after the script was played from the position.
std::string chosen_by(Player<Game> &player, const Position &position, std::string_view script = "")
{
    State state = state_of(position);
    played(state, script);
    const auto legal = test::all_legal<Game>(state);
    return text(legal.at(player.choose(observe(state, state.table.turn), legal, {})));
}

struct GreedyRow
{
    Position position;
    const char *choice;
    const char *script = "";
};

TEST(UnoGreedy, chooses_as_described)
{
    // clang-format off
    const GreedyRow rows[] = {
        {{.hands = {"r5 g5 g1 g2 g3", "b1 b2 b3"}, .top = "b5"}, "play g5"}, // its strongest color
        {{.hands = {"r2 r9 b1", "b1 b2 b3"}, .top = "r5"}, "play r9"},
        {{.hands = {"b2 y9 b1", "b1 b2 b3"}, .top = "r5", .draw = "g1"}, "draw"},
        {{.hands = {"r5 wild wild+4 g3", "b1 b2 b3"}, .top = "b5"}, "play r5"}, // keeps its wild cards
        {{.hands = {"wild wild+4 g3 g4 y1", "b1 b2 b3"}, .top = "b5"}, "play wild g"},
        {{.hands = {"wild+4 g3 y4 y1", "b1 b2 b3"}, .top = "b5"}, "play wild+4 y"},
        {{.hands = {"g3 y4 y1", "b1 b2"}, .top = "wild", .phase = Phase::color}, "colour y"},
        {{.hands = {"b2 y9", "b1 b2 b3"}, .top = "b5", .draw = "wild+4"}, "pass", "0 draw"}, // does not bluff
        {{.hands = {"rskip r9 r8 r7", "b1", "y1 y2 y3"}, .top = "r5"}, "play rskip"}, // stops who is about to go out
        {{.hands = {"r8 r7", "b1 b2 b3", "y1 y2", "g1 g2 g3"}, .top = "r7", .phase = Phase::swap}, "swap 2"},
    };
    // clang-format on
    for (const GreedyRow &row : rows) {
        GreedyPlayer greedy(1);
        EXPECT_EQ(chosen_by(greedy, row.position, row.script), row.choice) << row.position.hands[0];
    }
}

TEST(UnoGreedy, UNO_CHAL_1_challenges_by_the_odds)
{
    GreedyPlayer greedy(1);
    const auto challenges_of = [&](std::string_view other_hand) {
        int count = 0;
        for (int time = 0; time < 1000; ++time) {
            const Position before{.hands = {other_hand, "b1 b2 b3"}, .top = "r5", .draw = "b5 b6 b7 b8 b9 g1 g2"};
            count += chosen_by(greedy, before, "0 play wild+4 g") == "challenge";
        }
        return count;
    };
    const int few = challenges_of("wild+4 b4");
    const int many = challenges_of("wild+4 b4 b5 b6 b7 g3 g4 g5 g6 y1 y2");
    EXPECT_GT(few, 20);
    EXPECT_GT(many, few + 100);
    EXPECT_LT(many, 700);
    EXPECT_DOUBLE_EQ(probability_of_color(0), 0.0);
    EXPECT_NEAR(probability_of_color(1), 25.0 / 112, 1e-12);
}

TEST(UnoGreedy, UNO_SEVEN_1_plays_a_7_or_a_0_only_for_a_smaller_hand)
{
    constexpr Ruleset seven_zero{.seven_zero = true};
    // clang-format off
    const GreedyRow rows[] = {
        {{.hands = {"r7 b1", "b2 b3 b4 b5", "r1 r2 r3 r4 r5 r6"}, .top = "r9"}, "play r7"},
        {{.hands = {"r7 r1 b1", "b2 b3 b4 b5", "r1 r2 r3 r4 r5 r6"}, .top = "r9", .rules = seven_zero}, "play r1"},
        {{.hands = {"r0 wild", "b2 b3 b4 b5", "r1 r2 r3"}, .top = "r9", .rules = seven_zero}, "play r0"},
        {{.hands = {"r0 wild", "b2 b3 b4 b5", "r1 r2 r3 r4 r5 r6 r8 r9"}, .top = "r9", .rules = seven_zero}, "play wild r"},
        {{.hands = {"r7 r0 r1 r2 r3 r4 r5", "b2 b3", "b4 b5 b6 b8"}, .top = "r9", .rules = seven_zero}, "play r7"},
        {{.hands = {"r0 r1 r2 r3 r4 r5 r6", "b2 b3", "b4 b5 b6 b8"}, .top = "r9", .rules = seven_zero}, "play r0"},
        {{.hands = {"r7", "b2 b3"}, .top = "r9", .rules = seven_zero}, "play r7"},
    };
    // clang-format on
    for (const GreedyRow &row : rows) {
        const Observation seen = observe(state_of(row.position), 0);
        const auto legal = test::all_legal<Game>(seen);
        EXPECT_EQ(text(legal[best_choice(seen, legal)]), row.choice) << row.position.hands[0];
    }
}

TEST(UnoGreedy, UNO_STACK_1_does_not_stack_as_a_bluff)
{
    const Position stacked{.hands = {"b1 b2", "wild+4 r2 y3"},
                           .top = "wild+4",
                           .draw = "g1 g2 g3 g4",
                           .color = "r",
                           .turn = 1,
                           .phase = Phase::challenge,
                           .rules = {.stacking = true}};
    GreedyPlayer greedy(1);
    EasyPlayer easy(1, {0.0, 0.0, 0.0});
    EXPECT_FALSE(chosen_by(greedy, stacked).starts_with("play"));
    EXPECT_FALSE(chosen_by(easy, stacked).starts_with("play"));
}

int times_chosen(const MistakeRates &mistakes, const Position &position, const std::string &wanted)
{
    EasyPlayer easy(1, mistakes);
    int times = 0;
    for (int count = 0; count < 200; ++count)
        times += chosen_by(easy, position) == wanted;
    return times;
}

struct EasyStyleRow
{
    Style style;
    Position position;
    const char *in_style; ///< Chosen sometimes with the style and never without it.
};

TEST(UnoEasy, a_style_causes_its_own_mistakes)
{
    // clang-format off
    const EasyStyleRow rows[] = {
        {{.wild_card_cost = 7.0}, {.hands = {"wild g1 g2", "b2"}, .top = "r9"}, "draw"},
        {{.wild_card_cost = -6.0}, {.hands = {"wild r1 g2 g3", "b2"}, .top = "r9"}, "play wild g"},
        {{.gambles = 4.0}, {.hands = {"r1 g1 g2", "b2"}, .top = "r9"}, "draw"},
        {{.bluffs = 8.0}, {.hands = {"wild+4 r1 g2 g3", "b2 b3"}, .top = "r9"}, "play wild+4 g"},
    };
    // clang-format on
    for (const EasyStyleRow &row : rows) {
        MistakeRates mistakes = mistakes_in_style(row.style);
        mistakes.overlooks_card = mistakes.plays_any_card = 0.0;
        EXPECT_GT(times_chosen(mistakes, row.position, row.in_style), 20) << row.position.hands[0];
        EXPECT_EQ(times_chosen({0.0, 0.0, 0.0}, row.position, row.in_style), 0) << row.position.hands[0];
    }
}

TEST(UnoEasy, UNO_TURN_3_a_gambling_style_draws_although_it_can_play)
{
    const Position can_play{.hands = {"r1 g1 g2", "b2"}, .top = "r9"};
    const auto draws = [&](const Style &style) { return times_chosen(mistakes_in_style(style), can_play, "draw"); };
    const int usual = draws({});
    EXPECT_GT(draws(style_of(Character::heron)), 2 * usual);
    EXPECT_LT(draws(style_of(Character::badger)), usual);
    EXPECT_GT(usual, 0) << "it overlooks its card";
    const MistakeRates attentive{.overlooks_card = 0.0, .plays_any_card = 0.0, .keeps_cards = 1.0};
    EXPECT_EQ(times_chosen(attentive, can_play, "draw"), 200);
    EXPECT_EQ(times_chosen(attentive, {.hands = {"r1", "b2"}, .top = "r9"}, "draw"), 0) << "its last card";
}

TEST(UnoEasy, UNO_CHAL_1_challenges_but_never_a_last_card)
{
    EasyPlayer rash(1, {.challenges = 1.0});
    const auto answer_to = [&](std::string_view hand) {
        return chosen_by(rash, {.hands = {hand, "g1 g2"}, .top = "r5", .draw = "b9 b8 b7 b6 b5 b4"}, "0 play wild+4 g");
    };
    EXPECT_EQ(answer_to("wild+4 r1"), "challenge");
    EXPECT_EQ(answer_to("wild+4"), "accept") << "there was no card left to hold the color";
}

TEST(UnoEasy, without_mistakes_plays_like_greedy_except_for_challenges)
{
    EasyPlayer careful(1, {0.0, 0.0, 0.0});
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SingleRound<Game> round(3, 0, {}, Random(seed));
        const RoundEnd end = test::drive_by(round, [&](const Observation &seen, const ActionList &legal) {
            const std::size_t index = careful.choose(seen, legal, {});
            EXPECT_TRUE(seen.table.phase == Phase::challenge || index == best_choice(seen, legal));
            return index;
        });
        ASSERT_EQ(end, RoundEnd::over);
    }
}

constexpr Temperament still{0.0, 0.0, 700.0, 0.05, 0.0};
constexpr Temperament fidgety{1.0, 0.0, 700.0, 0.05, 1.0};
constexpr Temperament watchful{0.0, 1.0, 700.0, 0.05, 0.0};

TEST(UnoCalls, UNO_ACT_6_a_seat_that_flinches_moves_once_per_pose)
{
    State state = state_of({.hands = {"b1 b2", "g1 g2", "y1 y2"}, .top = "r5", .posing = {0, 1}});
    CallSimulator simulator({still, fidgety, fidgety}, 1);
    const auto moved = CallHooks::next_call(simulator, state);
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->first, 1);
    EXPECT_EQ(text(moved->second), "moved 1");
    EXPECT_EQ(CallHooks::next_call(simulator, state), std::nullopt);
    state.table.posing = 0;
    EXPECT_EQ(CallHooks::next_call(simulator, state), std::nullopt);
    state.table.posing = 2;
    EXPECT_TRUE(CallHooks::next_call(simulator, state)) << "a new pose is a new chance to move";
}

/// Returns in how many of 50 simulations seat 0, which is slow and always exposed, calls while the same action is
/// repeated 10 times.
int slow_calls(const Action &action)
{
    const State state = state_of(
        {.hands = {"b1", "g1 g2", "y1 y2"}, .top = "r0", .exposed = {0}, .rules = {.seven_zero = true}});
    constexpr Temperament slow{0.0, 0.0, 7000.0, 0.01, 0.0};
    int calls = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        CallSimulator simulator({slow, still, still}, seed);
        bool has_called = false;
        for (int time = 0; time < 10 && !has_called; ++time) {
            CallHooks::on_action(simulator, action, state);
            has_called = CallHooks::next_call(simulator, state).has_value();
        }
        calls += has_called;
    }
    return calls;
}

TEST(UnoCalls, UNO_SEVEN_1_a_play_restarts_the_reaction_times_of_exposed_seats)
{
    EXPECT_EQ(slow_calls(ReportMove{1}), 50) << "the window stays open";
    EXPECT_LT(slow_calls(PlayCard{card("r0")}), 25) << "it has just been opened, each time";
}

TEST(UnoCalls, UNO_JUMP_1_a_seat_that_notices_jumps_in)
{
    const State state = state_of({.hands = {"b1 b2", "r5 g2", "r5 y2"}, .top = "r5", .rules = {.jump_in = true}});
    CallSimulator simulator({still, still, watchful}, 1);
    const auto jump = CallHooks::next_call(simulator, state);
    ASSERT_TRUE(jump);
    EXPECT_EQ(jump->first, 2);
    EXPECT_EQ(text(jump->second), "play r5");
    State off = state;
    off.table.rules.jump_in = false;
    EXPECT_EQ(CallHooks::next_call(simulator, off), std::nullopt);
}

TEST(UnoCalls, UNO_JUMP_1_nobody_jumps_in_with_a_bluff)
{
    const State state = state_of(
        {.hands = {"b1 b2", "wild+4 y2", "wild+4 r2"}, .top = "wild+4", .color = "r", .rules = {.jump_in = true}});
    EXPECT_EQ(best_jump_in(observe(state, 2)), std::nullopt);
    const auto honest = best_jump_in(observe(state, 1));
    ASSERT_TRUE(honest);
    EXPECT_EQ(text(*honest), "play wild+4 y");
}

TEST(UnoCalls, UNO_ACT_6_a_pose_that_is_struck_again_may_be_broken_again)
{
    constexpr Temperament uneasy{.flinches = 0.5};
    State after;
    after.table.seats = 2;
    after.table.turn = 1;
    after.table.posing = 0b10;
    int broken = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        CallSimulator simulator({uneasy, uneasy}, seed);
        simulator.next_moved_pose(after.table.posing);
        EXPECT_EQ(simulator.next_moved_pose(after.table.posing), std::nullopt) << "asked once for a pose";
        CallHooks::on_action(simulator, PlayCard{wild_dumb_fu, Color::red}, after);
        broken += simulator.next_moved_pose(after.table.posing).has_value();
    }
    EXPECT_GT(broken, 150);
    EXPECT_LT(broken, 250);
}

} // namespace

} // namespace tableside::uno_test
