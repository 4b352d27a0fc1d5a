// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the computer players of every level of each game: they choose legal actions, choose the same for the same seed, and
// have the expected relative strength.
#include "tests/engine/support/played_round.h"
#include "tests/engine/support/rulesets.h"

#include "engine/dos/ai/call_hooks.h"
#include "engine/uno/ai/call_hooks.h"

namespace tableside::test {

namespace {

template <typename Game>
class EveryLevel : public testing::Test
{
protected:
    /// Calls visit(level, rounds) for each level of the game; `rounds` is small for the levels that search.
    static void for_each_level(auto visit)
    {
        for (const Level level : all_levels) {
            SCOPED_TRACE(level_name(level));
            if (has_level<Game>(level))
                visit(level, level == Level::medium || level == Level::hard ? 1U : 8U);
        }
    }
};
TYPED_TEST_SUITE(EveryLevel, Games, GameNames);

/// The rounds have calls, catches and, in UNO, poses and jump-ins. A level that searches plays against greedy players.
TYPED_TEST(EveryLevel, choose_legal_actions_under_any_rules)
{
    this->for_each_level([](Level level, unsigned rounds) {
        for (unsigned index = 0; index < 24 + 2 * rounds; ++index) {
            const auto seats = static_cast<std::size_t>(seats_for<TypeParam>(index));
            const std::vector<Temperament> tempers(seats, temperament_of(Level::easy));
            std::vector<Level> levels(seats, rounds == 1 ? Level::greedy : level);
            levels[0] = level;
            const auto players = make_players<TypeParam>(levels, index);
            for (unsigned seed = 0; seed < rounds; ++seed) {
                const auto rules = ruleset<TypeParam>(index * 11 % match_rulesets<TypeParam>);
                SingleRound<TypeParam> round(static_cast<int>(seats), 0, rules, Random(seed + index));
                PlayerSeats<TypeParam, CallingSeats<TypeParam>> player_seats(players, 40, CallSimulator(tempers, seed));
                drive(round, player_seats);
            }
        }
    });
}

TYPED_TEST(EveryLevel, choose_the_same_for_the_same_seed)
{
    this->for_each_level([](Level level, unsigned rounds) {
        std::vector<std::size_t> choices[2];
        for (auto &made : choices) {
            const auto players = make_players<TypeParam>({level, level, level}, 77);
            for (unsigned seed = 0; seed < rounds; ++seed)
                play_round<TypeParam>(players, 0, seed, {}, &made);
        }
        EXPECT_EQ(choices[0], choices[1]);
    });
}

TYPED_TEST(EveryLevel, have_a_player_and_a_name)
{
    for (const Level level : all_levels) {
        EXPECT_EQ(make_player<TypeParam>(level, 1) != nullptr, has_level<TypeParam>(level)) << level_name(level);
        EXPECT_EQ(level_named(level_name(level)), level);
    }
    EXPECT_TRUE(has_level<TypeParam>(Level::greedy));
    for (const char *name : {"", "Greedy", "greedy ", "exec:bot"})
        EXPECT_EQ(level_named(name), std::nullopt) << name;
}

struct StrengthRow
{
    const char *name;
    double (*win_rate)(const std::vector<Level> &levels, int rounds, std::uint64_t seed, int playouts);
    std::vector<Level> levels;
    double above; ///< The percentage of rounds that the first seat wins at least.
    double below; ///< The percentage of rounds that it wins at most.
    int rounds;
    int playouts = 40;
};

class Strength : public testing::TestWithParam<StrengthRow>
{};

TEST_P(Strength, is_as_expected)
{
    const StrengthRow &row = GetParam();
    const double rate = row.win_rate(row.levels, row.rounds, 1, row.playouts);
    EXPECT_GT(rate, row.above);
    EXPECT_LT(rate, row.below);
}

// The bounds are loose: four standard deviations are 4.5 % in 2,000 rounds, 3.2 % in 4,000, and 1.4 % in 20,000. The search has
// few playouts here, so that the test is quick; tests/bench/README.md has the real figures. With a single playout, which
// amounts to no search, `hard` wins 62 % of such rounds of DOS.
std::vector<StrengthRow> strength_rows()
{
    using enum Level;
    constexpr auto dos_rate = &win_rate<dos::Game>;
    constexpr auto uno_rate = &win_rate<uno::Game>;
    return {
        {"dos_greedy_beats_random", dos_rate, {greedy, random}, 75.0, 100.0, 2000},
        {"dos_greedy_beats_three_random", dos_rate, {greedy, random, random, random}, 55.0, 100.0, 2000},
        {"dos_easy_is_above_random", dos_rate, {easy, random}, 58.0, 72.0, 2000},
        {"dos_greedy_beats_easy", dos_rate, {greedy, easy}, 63.0, 100.0, 2000},
        {"dos_keeper_beats_greedy", dos_rate, {keeper, greedy}, 51.0, 100.0, 20000},
        {"dos_medium_beats_easy", dos_rate, {medium, easy}, 66.0, 100.0, 600},
        {"dos_hard_beats_greedy", dos_rate, {hard, greedy}, 64.5, 100.0, 600, 100},
        {"uno_greedy_beats_random", uno_rate, {greedy, random}, 56.0, 100.0, 4000},
        {"uno_greedy_beats_three_random", uno_rate, {greedy, random, random, random}, 28.0, 100.0, 4000},
        {"uno_greedy_beats_easy", uno_rate, {greedy, easy}, 52.0, 100.0, 4000},
        {"uno_random_is_below_easy", uno_rate, {random, easy}, 0.0, 50.0, 4000},
    };
}

INSTANTIATE_TEST_SUITE_P(Ai, Strength, testing::ValuesIn(strength_rows()),
                         [](const auto &row) { return std::string(row.param.name); });

} // namespace

} // namespace tableside::test
