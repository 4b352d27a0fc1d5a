// The players: always legal, the same for the same seed, and as strong as they should be beside each other.
#include "position.h"

#include "ai/dos_greedy.h"
#include "ai/easy_player.h"
#include "ai/levels.h"
#include "dos/game.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

using Players = std::vector<std::unique_ptr<Player<Game>>>;

Players make_players(const std::vector<Level> &levels, std::uint64_t seed)
{
    Players players;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        players.push_back(make_player<Game>(levels[seat], derived_seed(seed, seat)));
    return players;
}

/// The seat that went out; `choices` collects what was chosen.
int play_round(const Players &players, int dealer, std::uint64_t seed, const Ruleset &rules = {},
               std::vector<std::size_t> *choices = nullptr)
{
    NoEvents none;
    State state = deal(static_cast<int>(players.size()), dealer, rules, Random(seed), none);
    ActionList legal;
    while (!state.is_over()) {
        const Observation seen = observe(state, state.table.turn);
        legal_actions(seen, legal);
        const std::size_t index = players[state.table.turn]->choose(seen, legal, {});
        EXPECT_LT(index, legal.size());
        if (choices != nullptr)
            choices->push_back(index);
        EXPECT_EQ(apply(state, state.table.turn, legal.at(index), none), Reason::none);
    }
    return state.table.turn;
}

/// The percentage of rounds won by seat 0; the deal goes round.
double win_rate(const std::vector<Level> &levels, int rounds, std::uint64_t seed)
{
    const Players players = make_players(levels, seed);
    int wins = 0;
    for (int round = 0; round < rounds; ++round) {
        const int dealer = round % static_cast<int>(levels.size());
        wins += play_round(players, dealer, derived_seed(seed, 1000 + static_cast<std::uint64_t>(round))) == 0;
    }
    return 100.0 * wins / rounds;
}

class LevelTest : public testing::TestWithParam<Level>
{
};

TEST_P(LevelTest, always_legal)
{
    for (int seats = 2; seats <= 4; ++seats) {
        for (const BonusLay bonus_lay : {BonusLay::optional, BonusLay::compulsory}) {
            Ruleset rules;
            rules.bonus_lay = bonus_lay;
            const Players players = make_players(std::vector<Level>(static_cast<std::size_t>(seats), GetParam()), 5);
            for (std::uint64_t seed = 0; seed < 60; ++seed)
                play_round(players, 0, seed, rules);
        }
    }
}

TEST_P(LevelTest, the_same_for_a_seed)
{
    std::vector<std::size_t> first;
    std::vector<std::size_t> second;
    for (auto *choices : {&first, &second}) {
        const Players players = make_players({GetParam(), GetParam(), GetParam()}, 77);
        for (std::uint64_t seed = 0; seed < 20; ++seed)
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

TEST(Levels, other_names_are_none)
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

TEST(Strength, easy_is_between)
{
    const double against_random = win_rate({Level::easy, Level::random}, 2000, 3);
    EXPECT_GT(against_random, 58.0);
    EXPECT_LT(against_random, 72.0);
    EXPECT_GT(win_rate({Level::greedy, Level::easy}, 2000, 4), 63.0);
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

TEST(Greedy, ends_its_turn_when_nothing_is_left)
{
    GreedyPlayer greedy;
    EXPECT_EQ(choice(greedy, {.hands = {"r6 b8", "g1"}, .row = "g7 b9", .matched = {0}}), "end");
}

TEST(Easy, without_slips_is_greedy)
{
    EasyPlayer careful(1, {}, {0.0, 0.0, 0.0, 0.0});
    GreedyPlayer greedy;
    NoEvents none;
    ActionList legal;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        State state = deal(2, 0, {}, Random(seed), none);
        while (!state.is_over()) {
            const Observation seen = observe(state, state.table.turn);
            legal_actions(seen, legal);
            const std::size_t index = greedy.choose(seen, legal, {});
            ASSERT_EQ(careful.choose(seen, legal, {}), index);
            apply(state, state.table.turn, legal[index], none);
        }
    }
}

TEST(Easy, blind_draws_and_lays)
{
    EasyPlayer blind(1, {}, {1.0, 1.0, 1.0, 1.0});
    EXPECT_EQ(choice(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .draw = "y1"}), "draw");
    EXPECT_EQ(choice(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .drawn = true}).substr(0, 3), "lay");
    EXPECT_EQ(choice(blind, {.hands = {"r7 b8", "g1"}, .row = "g7 b9", .matched = {0}}), "end");
}

} // namespace

} // namespace tableside::test
