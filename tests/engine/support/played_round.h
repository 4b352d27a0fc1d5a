// Whole rounds between the engine's players, as a table would run them, calls left out. A template over a game; DOS
// where none is named.
#pragma once

#include "engine/players/levels.h"
#include "engine/dos/game.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace tableside::test {

template <typename Game>
using PlayersOf = std::vector<std::unique_ptr<Player<Game>>>;
using Players = PlayersOf<dos::Game>;

template <typename Game = dos::Game>
PlayersOf<Game> make_players(const std::vector<Level> &levels, std::uint64_t seed)
{
    PlayersOf<Game> players;
    for (std::size_t seat = 0; seat < levels.size(); ++seat)
        players.push_back(make_player<Game>(levels[seat], derived_seed(seed, seat)));
    return players;
}

/// Tells each player what its seat saw.
template <typename Game>
void tell(const PlayersOf<Game> &players, const std::vector<typename Game::Event> &events)
{
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        for (const auto &event : events)
            players[seat]->watch(Game::seen_by(event, static_cast<int>(seat)));
    }
}

/// The seat that won; `choices` collects what was chosen. Searching levels think for `playouts`.
template <typename Game>
int play_round(const PlayersOf<Game> &players, int dealer, std::uint64_t seed, const typename Game::Ruleset &rules = {},
               std::vector<std::size_t> *choices = nullptr, int playouts = 40)
{
    typename Game::EventList events;
    typename Game::State state = Game::deal(static_cast<int>(players.size()), dealer, rules, Random(seed), events);
    typename Game::ActionList legal;
    Thinking thinking;
    thinking.playouts = playouts;
    while (!Game::is_over(state)) {
        tell<Game>(players, events.take());
        const int seat = Game::seat_in_turn(state);
        const typename Game::Observation seen = Game::observe(state, seat);
        Game::legal_actions(seen, legal);
        const std::size_t index = players[static_cast<std::size_t>(seat)]->choose(seen, legal, thinking);
        EXPECT_LT(index, legal.size());
        if (choices != nullptr)
            choices->push_back(index);
        EXPECT_EQ(Game::apply(state, seat, legal.at(index), events), Game::Reason::none);
    }
    return Game::winner(state);
}

/// The percentage of rounds won by seat 0; the deal goes round.
template <typename Game = dos::Game>
double win_rate(const std::vector<Level> &levels, int rounds, std::uint64_t seed)
{
    const PlayersOf<Game> players = make_players<Game>(levels, seed);
    int wins = 0;
    for (int round = 0; round < rounds; ++round) {
        const int dealer = round % static_cast<int>(levels.size());
        wins += play_round<Game>(players, dealer, derived_seed(seed, 1000 + static_cast<std::uint64_t>(round))) == 0;
    }
    return 100.0 * wins / rounds;
}

} // namespace tableside::test
