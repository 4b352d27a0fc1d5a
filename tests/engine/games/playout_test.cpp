// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays random rounds with calls, catches, moves and jump-ins, for every number of seats and every ruleset: many in which every
// state is checked for all invariants, and at least 100,000 with few checks. A failure reports the seed of its round.
#include "tests/engine/dos/kit.h"
#include "tests/engine/support/playout.h"
#include "tests/engine/uno/kit.h"

#include "engine/core/game_id.h"

#include <cstdlib>
#include <ostream>

namespace tableside::test {

namespace {

/// A game and a number of seats.
struct GameTable
{
    GameId game;
    int seats;

    friend std::ostream &operator<<(std::ostream &out, const GameTable &table)
    {
        return out << game_name(table.game) << ' ' << table.seats;
    }
};

template <typename Game>
void add_tables(GameId id, std::vector<GameTable> &tables)
{
    for (int seats = Game::fewest_seats; seats <= Game::most_seats; ++seats)
        tables.push_back({id, seats});
}

std::vector<GameTable> all_tables()
{
    std::vector<GameTable> tables;
    add_tables<dos::Game>(GameId::dos, tables);
    add_tables<uno::Game>(GameId::uno, tables);
    return tables;
}

/// Calls visit<Kit>() with the kit of the game.
void with_kit(GameId id, auto visit)
{
    if (id == GameId::dos)
        visit.template operator()<DosKit>();
    else
        visit.template operator()<uno_test::UnoKit>();
}

/// Plays each legal action with the same probability.
template <typename Kit>
struct Uniform : Kit
{
    static std::size_t choices(const auto &, const auto &legal, Random &) { return legal.size(); }
};

/// Calls play(rules, seed) `rounds_each` times for each ruleset of a game, until it returns 0.
template <typename Kit>
void for_each_ruleset(int seats, int rounds_each, std::uint64_t first_seed, auto play)
{
    std::uint64_t seed = first_seed;
    for (unsigned index = 0; index < Kit::rulesets; ++index) {
        for (int round = 0; round < rounds_each; ++round, ++seed) {
            if (play(Kit::ruleset(index), seed) == 0)
                FAIL() << "seed " << seed << ", seats " << seats << ", ruleset " << index;
        }
    }
}

class Playouts : public testing::TestWithParam<GameTable>
{};

TEST_P(Playouts, hold_every_invariant)
{
    const int seats = GetParam().seats;
    with_kit(GetParam().game, [&]<typename Kit>() {
        const std::uint64_t seed = derived_seed(static_cast<std::uint64_t>(seats), 77);
        for_each_ruleset<Kit>(seats, Kit::rounds_each, seed, [&](const auto &rules, std::uint64_t round_seed) {
            return PlayoutRound<Uniform<Kit>>(seats, rules, round_seed).play();
        });
    });
}

/// UNO-TURN-5, among others: two positions that look alike to a seat give events that look alike to it.
TEST_P(Playouts, show_no_hidden_cards)
{
    const int seats = GetParam().seats;
    with_kit(GetParam().game, [&]<typename Kit>() {
        std::int64_t compared = 0;
        const std::uint64_t seed = derived_seed(static_cast<std::uint64_t>(seats), 815);
        for_each_ruleset<Kit>(seats, Kit::worlds_each, seed, [&](const auto &rules, std::uint64_t round_seed) {
            PlayoutRound<Kit> round(seats, rules, round_seed);
            round.compare_worlds();
            const int actions = round.play();
            compared += round.compared();
            return actions;
        });
        EXPECT_GT(compared, 1000);
    });
}

/// Returns the environment variable TABLESIDE_RANDOM_ROUNDS, at least 1, or 100,000 if it is not set.
std::int64_t random_rounds_in_all()
{
    const char *const wanted = std::getenv("TABLESIDE_RANDOM_ROUNDS");
    return wanted != nullptr ? std::max(1LL, std::atoll(wanted)) : 100'000;
}

class RandomRounds : public Playouts
{};

/// Changes the ruleset after each round. In one of a hundred passes through the rulesets, the rounds have all checks.
TEST_P(RandomRounds, end_and_keep_the_deck)
{
    const int seats = GetParam().seats;
    with_kit(GetParam().game, [&]<typename Kit>() {
        constexpr int seat_counts = Kit::Game::most_seats - Kit::Game::fewest_seats + 1;
        const std::uint64_t first_seed = derived_seed(static_cast<std::uint64_t>(seats), 4711);
        typename Kit::Game::ActionList legal;
        for (std::int64_t round = 0; round <= random_rounds_in_all() / seat_counts; ++round) {
            const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(round);
            const auto rules = Kit::ruleset(static_cast<unsigned>(round % Kit::rulesets));
            const int played = round / Kit::rulesets % 100 == 0 ? PlayoutRound<Kit>(seats, rules, seed).play()
                                                                : QuickRound<Kit>(seats, rules, seed).play(legal);
            if (played == 0)
                FAIL() << "seed " << seed << ", seats " << seats << ", ruleset " << round % Kit::rulesets;
        }
    });
}

std::string table_name(const testing::TestParamInfo<GameTable> &row)
{
    return std::string(game_name(row.param.game)) + "_" + std::to_string(row.param.seats);
}

INSTANTIATE_TEST_SUITE_P(Games, Playouts, testing::ValuesIn(all_tables()), table_name);
INSTANTIATE_TEST_SUITE_P(Games, RandomRounds, testing::ValuesIn(all_tables()), table_name);

} // namespace

} // namespace tableside::test
