// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays random rounds of a game by a MatchDriver, for benchmarks. Templates over a game.
#pragma once

#include "engine/core/random.h"
#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"

#include <cstddef>
#include <cstdint>

namespace tableside::bench {

/// Returns how many of the legal actions, from the first, a random seat chooses among. The benchmarks of a game may specialize
/// it.
template <typename Game>
std::size_t random_choices(const typename Game::State &, const typename Game::ActionList &legal)
{
    return legal.size();
}

/// Seats that choose at random among the first random_choices() legal actions and call visit(state, action) for each choice.
template <typename Game, typename Visit>
struct RandomSeats : DriverSeats<Game>
{
    RandomSeats(const Random &chooser, Visit &visitor) : random(chooser), visit(visitor) {}

    bool keeps_events() const { return false; }
    std::size_t choose_from(const typename Game::State &state, const typename Game::ActionList &legal)
    {
        const std::size_t choice = random.below(static_cast<std::uint32_t>(random_choices<Game>(state, legal)));
        visit(state, legal[choice]);
        return choice;
    }

    Random random;
    Visit &visit;
};

/// Plays random rounds one after the other with the same memory. Calls visit(state, action) before each action.
template <typename Game, typename Visit>
class RandomRounds
{
public:
    RandomRounds(int seats, Visit &visit) : m_round(seats, 0, {}, Random(0)), m_random_seats(Random(0), visit) {}
    RandomRounds(const RandomRounds &) = delete;
    RandomRounds &operator=(const RandomRounds &) = delete;

    /// Plays a round to its end and returns the number of its actions.
    int play(std::uint64_t seed)
    {
        m_random_seats.random = Random(seed);
        m_round.restart(Random(m_random_seats.random.next()));
        m_driver.play();
        return m_driver.actions_in_round();
    }

private:
    SingleRound<Game> m_round;
    RandomSeats<Game, Visit> m_random_seats;
    MatchDriver<Game, RandomSeats<Game, Visit>, SingleRound<Game>> m_driver{m_round, m_random_seats};
};

} // namespace tableside::bench
