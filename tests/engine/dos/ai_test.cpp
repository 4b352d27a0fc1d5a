// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the choices of DOS's players that do not search. tests/engine/players/levels_test.cpp tests all levels.
#include "tests/engine/support/played_round.h"
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/easy_player.h"

#include <gtest/gtest.h>

namespace tableside::test {

using namespace dos;

namespace {

std::string chosen_by(Player<Game> &player, const Position &position)
{
    const State state = state_of(position);
    const auto legal = all_legal<Game>(state);
    return text(legal.at(player.choose(observe(state, state.table.turn), legal, {})));
}

struct GreedyRow
{
    Style style;
    Position position;
    const char *choice;
};

TEST(Greedy, chooses_by_its_style)
{
    // clang-format off
    const GreedyRow rows[] = {
        {{}, {.hands = {"r6 b8", "g1"}, .row = "g7 b9", .draw = "y1"}, "draw"},
        {{}, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .draw = "y1"}, "match 0 r7"},
        {{}, {.hands = {"r6 b8", "g1"}, .row = "g7 b9", .matched = {0}}, "end"},
        {{}, {.hands = {"r6 b8 r8 g1", "g1"}, .row = "b5 b3", .drawn = true}, "lay r8"},
        {{}, {.hands = {"r6 y# dos", "g1"}, .row = "b5 b3", .phase = Phase::bonus, .bonus_lays = 1}, "lay y#"},
        {keeper_style, {.hands = {"r7 y# b10 g8", "g1"}, .row = "g7 b9"}, "match 0 r7"},
        {keeper_style, {.hands = {"r6 y# dos", "g1"}, .row = "b5 b3", .phase = Phase::bonus, .bonus_lays = 1}, "lay r6"},
        {keeper_style, {.hands = {"y# dos", "g1"}, .row = "b5 b3", .phase = Phase::bonus, .bonus_lays = 1}, "lay y#"},
    };
    // clang-format on
    for (const GreedyRow &row : rows) {
        GreedyPlayer greedy(row.style);
        EXPECT_EQ(chosen_by(greedy, row.position), row.choice) << row.position.hands[0];
    }
}

struct StyleRow
{
    Style style;
    Position position;
    const char *usual;
    const char *in_style;
};

TEST(Style, changes_the_choice_of_greedy_and_easy)
{
    // clang-format off
    const StyleRow rows[] = {
        {{.wild_card_cost = 1.0}, {.hands = {"b7 y# b10 g8", "g1"}, .row = "r7"}, "match 0 y#", "match 0 b7"},
        {{.wild_card_cost = 11.0}, {.hands = {"y# b10 g8", "g1"}, .row = "g7 b4"}, "match 0 y#", "draw"},
        {{.double_match_bonus = 4.0}, {.hands = {"g7 r3 y4 b10", "g1"}, .row = "g7 b9"}, "match 0 g7", "match 0 r3 y4"},
        {{.gambles = 12.0}, {.hands = {"r7 b10 g8", "g1"}, .row = "g7 b4"}, "match 0 r7", "draw"},
    };
    // clang-format on
    for (const StyleRow &row : rows) {
        GreedyPlayer greedy;
        GreedyPlayer greedy_in_style(row.style);
        EasyPlayer easy_in_style(1, row.style, {0.0, 0.0, 0.0, 0.0});
        EXPECT_EQ(chosen_by(greedy, row.position), row.usual);
        EXPECT_EQ(chosen_by(greedy_in_style, row.position), row.in_style);
        EXPECT_EQ(chosen_by(easy_in_style, row.position), row.in_style);
    }
}

/// Returns the share, 0 to 1, of decisions in which the level easy draws although it could match.
double share_of_draws(const Style &style)
{
    EasyPlayer easy(1, style);
    constexpr int tries = 2000;
    int draws = 0;
    for (int count = 0; count < tries; ++count)
        draws += chosen_by(easy, {.hands = {"r7 g8 b10", "g1"}, .row = "g7 g8 b10 y9", .draw = "y1"}) == "draw";
    return 1.0 * draws / tries;
}

TEST(Easy, a_gambling_style_draws_more_often)
{
    const double usual = share_of_draws({});
    EXPECT_NEAR(share_of_draws({.gambles = 4.0}), usual + 0.12, 0.04);
    EXPECT_LT(share_of_draws({.gambles = -3.0}), usual - 0.04);
}

TEST(Easy, plays_like_greedy_without_mistakes)
{
    EasyPlayer careful(1, {}, {0.0, 0.0, 0.0, 0.0});
    GreedyPlayer greedy;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        SingleRound<Game> round(2, 0, {}, Random(seed));
        const RoundEnd end = drive_by(round, [&](const Observation &seen, const ActionList &legal) {
            const std::size_t index = greedy.choose(seen, legal, {});
            EXPECT_EQ(careful.choose(seen, legal, {}), index);
            return index;
        });
        ASSERT_EQ(end, RoundEnd::over);
    }
}

TEST(Easy, draws_and_lays_if_it_overlooks_every_match)
{
    EasyPlayer blind(1, {}, {1.0, 1.0, 1.0, 1.0});
    EXPECT_EQ(chosen_by(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .draw = "y1"}), "draw");
    EXPECT_EQ(chosen_by(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .drawn = true}).substr(0, 3), "lay");
    EXPECT_EQ(chosen_by(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .matched = {0}}), "end");
}

} // namespace

} // namespace tableside::test
