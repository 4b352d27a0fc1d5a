// Tests of the players: they choose legal actions, choose the same for the same seed, and have the expected relative
// strength.
#include "tests/engine/support/played_round.h"
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/easy_player.h"

#include <gtest/gtest.h>

namespace tableside::test {

using namespace dos;

namespace {

class LevelTest : public testing::TestWithParam<Level>
{};

TEST_P(LevelTest, chooses_legal_actions)
{
    for (int seats = 2; seats <= 4; ++seats) {
        for (const BonusLay bonus_lay : {BonusLay::optional, BonusLay::compulsory}) {
            Ruleset rules;
            rules.bonus_lay = bonus_lay;
            const Players players = make_players(std::vector<Level>(static_cast<std::size_t>(seats), GetParam()), 5);
            for (std::uint64_t seed = 0; seed < 8; ++seed)
                play_round(players, 0, seed, rules);
        }
    }
}

TEST_P(LevelTest, chooses_the_same_for_the_same_seed)
{
    std::vector<std::size_t> first;
    std::vector<std::size_t> second;
    for (auto *choices : {&first, &second}) {
        const Players players = make_players({GetParam(), GetParam(), GetParam()}, 77);
        for (std::uint64_t seed = 0; seed < 8; ++seed)
            play_round(players, 0, seed, {}, choices);
    }
    EXPECT_EQ(first, second);
}

TEST_P(LevelTest, has_a_name)
{
    EXPECT_EQ(level_named(level_name(GetParam())), GetParam());
}

INSTANTIATE_TEST_SUITE_P(Ai, LevelTest, testing::ValuesIn(all_levels),
                         [](const auto &row) { return std::string(level_name(row.param)); });

TEST(Levels, unknown_names_have_no_level)
{
    for (const char *name : {"", "Greedy", "greedy ", "exec:bot"})
        EXPECT_EQ(level_named(name), std::nullopt) << name;
}

// The bounds are loose: four standard deviations of 2,000 rounds are 4.5 %.
TEST(Strength, greedy_beats_random)
{
    EXPECT_GT(win_rate({Level::greedy, Level::random}, 2000, 1), 75.0);
    EXPECT_GT(win_rate({Level::greedy, Level::random, Level::random, Level::random}, 2000, 2), 55.0);
}

TEST(Strength, easy_is_between_random_and_greedy)
{
    const double against_random = win_rate({Level::easy, Level::random}, 2000, 3);
    EXPECT_GT(against_random, 58.0);
    EXPECT_LT(against_random, 72.0);
    EXPECT_GT(win_rate({Level::greedy, Level::easy}, 2000, 4), 63.0);
}

TEST(Strength, keeper_beats_greedy)
{
    EXPECT_GT(win_rate({Level::keeper, Level::greedy}, 20000, 5), 51.0); // four standard deviations are 1.4 %
}

// The search has few playouts here, so that the test is quick; tests/bench/README.md has the real figures. With a single
// playout, which amounts to no search, `hard` wins 62 % of such rounds.
TEST(Strength, searching_levels_beat_the_others)
{
    EXPECT_GT(win_rate({Level::medium, Level::easy}, 600, 6), 66.0);
    EXPECT_GT(win_rate({Level::hard, Level::greedy}, 600, 9, 100), 64.5);
}

std::string choice(Player<Game> &player, const Position &position)
{
    const State state = state_of(position);
    ActionList legal;
    legal_actions(state, legal);
    return text(legal.at(player.choose(observe(state, state.table.turn), legal, {})));
}

TEST(Greedy, draws_only_when_nothing_matches)
{
    GreedyPlayer greedy;
    EXPECT_EQ(choice(greedy, {.hands = {"r6 b8", "g1"}, .row = "g7 b9", .draw = "y1"}), "draw");
    EXPECT_EQ(choice(greedy, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .draw = "y1"}), "match 0 r7");
}

TEST(Greedy, lays_its_highest_card)
{
    GreedyPlayer greedy;
    EXPECT_EQ(choice(greedy, {.hands = {"r6 b8 r8 g1", "g1"}, .row = "b5 b3", .draw = "", .drawn = true}), "lay r8");
    EXPECT_EQ(choice(greedy, {.hands = {"r6 y# dos", "g1"}, .row = "b5 b3", .phase = Phase::bonus, .bonus_lays = 1}),
              "lay y#");
}

TEST(Greedy, a_keeper_keeps_its_wild_cards)
{
    GreedyPlayer keeper(keeper_style);
    EXPECT_EQ(choice(keeper, {.hands = {"r7 y# b10 g8", "g1"}, .row = "g7 b9"}), "match 0 r7");
    EXPECT_EQ(choice(keeper, {.hands = {"r6 y# dos", "g1"}, .row = "b5 b3", .phase = Phase::bonus, .bonus_lays = 1}),
              "lay r6");
    EXPECT_EQ(choice(keeper, {.hands = {"y# dos", "g1"}, .row = "b5 b3", .phase = Phase::bonus, .bonus_lays = 1}),
              "lay y#");
}

struct StyleRow
{
    const char *name;
    Style style;
    Position position;
    const char *usual;
    const char *in_style;
};

class StyleTest : public testing::TestWithParam<StyleRow>
{};

TEST_P(StyleTest, changes_the_choice_of_greedy_and_easy)
{
    const StyleRow &row = GetParam();
    GreedyPlayer greedy;
    GreedyPlayer greedy_in_style(row.style);
    EasyPlayer easy_in_style(1, row.style, {0.0, 0.0, 0.0, 0.0});
    EXPECT_EQ(choice(greedy, row.position), row.usual);
    EXPECT_EQ(choice(greedy_in_style, row.position), row.in_style);
    EXPECT_EQ(choice(easy_in_style, row.position), row.in_style);
}

INSTANTIATE_TEST_SUITE_P(
    Ai, StyleTest,
    testing::Values(
        StyleRow{"hoards_a_little",
                 {.wild_card_cost = 1.0},
                 {.hands = {"b7 y# b10 g8", "g1"}, .row = "r7"},
                 "match 0 y#",
                 "match 0 b7"},
        StyleRow{"hoards_rather_than_shedding",
                 {.wild_card_cost = 11.0},
                 {.hands = {"y# b10 g8", "g1"}, .row = "g7 b4"},
                 "match 0 y#",
                 "draw"},
        StyleRow{"double_match_bonus",
                 {.double_match_bonus = 4.0},
                 {.hands = {"g7 r3 y4 b10", "g1"}, .row = "g7 b9"},
                 "match 0 g7",
                 "match 0 r3 y4"},
        StyleRow{"gambles", {.gambles = 12.0}, {.hands = {"r7 b10 g8", "g1"}, .row = "g7 b4"}, "match 0 r7", "draw"}),
    [](const auto &row) { return std::string(row.param.name); });

/// Returns the share, 0 to 1, of decisions in which the level easy draws although it could match.
double share_of_draws(const Style &style)
{
    EasyPlayer easy(1, style);
    constexpr int tries = 2000;
    int draws = 0;
    for (int count = 0; count < tries; ++count)
        draws += choice(easy, {.hands = {"r7 g8 b10", "g1"}, .row = "g7 g8 b10 y9", .draw = "y1"}) == "draw";
    return 1.0 * draws / tries;
}

TEST(Easy, a_gambling_style_draws_more_often)
{
    const double usual = share_of_draws({});
    EXPECT_NEAR(share_of_draws({.gambles = 4.0}), usual + 0.12, 0.04);
    EXPECT_LT(share_of_draws({.gambles = -3.0}), usual - 0.04);
}

TEST(Greedy, ends_its_turn_when_nothing_is_left)
{
    GreedyPlayer greedy;
    EXPECT_EQ(choice(greedy, {.hands = {"r6 b8", "g1"}, .row = "g7 b9", .matched = {0}}), "end");
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
    EXPECT_EQ(choice(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .draw = "y1"}), "draw");
    EXPECT_EQ(choice(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .drawn = true}).substr(0, 3), "lay");
    EXPECT_EQ(choice(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .matched = {0}}), "end");
}

} // namespace

} // namespace tableside::test
