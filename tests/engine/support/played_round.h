// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays whole rounds between the engine's players by a MatchDriver, for tests. Templates over a game; the default is DOS.
#pragma once

#include "engine/dos/ai/levels.h"
#include "engine/uno/ai/levels.h"

#include "tests/engine/support/random_seats.h"

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

/// Passes the events to each player, as its seat may see them.
template <typename Game>
void tell(const PlayersOf<Game> &players, const std::vector<typename Game::Event> &events)
{
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        for (const auto &event : events)
            players[seat]->watch(Game::seen_by(event, static_cast<int>(seat)));
    }
}

/// Seats of a driver whose choices are made by players. `Calls` is CallingSeats<Game> to simulate calls.
template <typename Game, typename Calls = DriverSeats<Game>>
class PlayerSeats : public Calls
{
public:
    /// Players that search have a budget of `playouts` playouts per decision. `calls` are the arguments of the constructor of
    /// `Calls`. The players must outlive this object.
    template <typename... Parts>
    explicit PlayerSeats(const PlayersOf<Game> &players, int playouts = 0, Parts &&...calls)
        : Calls(std::forward<Parts>(calls)...), m_players(players)
    {
        m_thinking.playouts = playouts;
    }

    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        const std::size_t index = m_players[seen.seat]->choose(seen, legal, m_thinking);
        EXPECT_LT(index, legal.size());
        m_choices.push_back(index);
        return index;
    }
    void on_events(const std::vector<typename Game::Event> &events) { tell<Game>(m_players, events); }

    const std::vector<std::size_t> &choices() const { return m_choices; }

private:
    const PlayersOf<Game> &m_players;
    Thinking m_thinking;
    std::vector<std::size_t> m_choices;
};

/// Plays the round to its end and expects that every action is legal.
template <typename Game, typename Seats>
void drive(SingleRound<Game> &round, Seats &seats)
{
    MatchDriver<Game, Seats, SingleRound<Game>> driver(round, seats);
    EXPECT_EQ(driver.play(), RoundEnd::over);
}

/// Plays a round and returns the seat that won. Appends the indices of the chosen actions to `choices`, which may be null.
/// Players that search have a budget of `playouts` playouts per decision.
template <typename Game>
int play_round(const PlayersOf<Game> &players, int dealer, std::uint64_t seed, const typename Game::Ruleset &rules = {},
               std::vector<std::size_t> *choices = nullptr, int playouts = 40)
{
    SingleRound<Game> round(static_cast<int>(players.size()), dealer, rules, Random(seed));
    PlayerSeats<Game> seats(players, playouts);
    drive(round, seats);
    if (choices != nullptr)
        choices->insert(choices->end(), seats.choices().begin(), seats.choices().end());
    return Game::winner(round.state());
}

/// Returns the percentage of rounds that seat 0 wins. The seats deal in turn. Players that search have a budget of `playouts`
/// playouts per decision.
template <typename Game = dos::Game>
double win_rate(const std::vector<Level> &levels, int rounds, std::uint64_t seed, int playouts = 40)
{
    const PlayersOf<Game> players = make_players<Game>(levels, seed);
    int wins = 0;
    for (int round = 0; round < rounds; ++round) {
        const int dealer = round % static_cast<int>(levels.size());
        const std::uint64_t deal = derived_seed(seed, 1000 + static_cast<std::uint64_t>(round));
        wins += play_round<Game>(players, dealer, deal, {}, nullptr, playouts) == 0;
    }
    return 100.0 * wins / rounds;
}

} // namespace tableside::test
