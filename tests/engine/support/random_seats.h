// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Seats of a driver that choose at random or by a function, for tests that need rounds but no players.
#pragma once

#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace tableside::test {

/// Seats that choose each legal action with the same probability. No events are made.
template <typename Game>
class RandomSeats : public DriverSeats<Game>
{
public:
    explicit RandomSeats(std::uint64_t seed) : m_random(seed) {}

    bool keeps_events() const { return false; }
    std::size_t choose(const typename Game::Observation &, const typename Game::ActionList &legal)
    {
        return m_random.below(static_cast<std::uint32_t>(legal.size()));
    }

private:
    Random m_random;
};

/// Seats whose choices are made by a function: choose(seen, legal) returns an index into `legal`. No events are made.
template <typename Game, typename Choose>
class SeatsByFunction : public DriverSeats<Game>
{
public:
    explicit SeatsByFunction(Choose choose) : m_choose(std::move(choose)) {}

    bool keeps_events() const { return false; }
    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        return m_choose(seen, legal);
    }

private:
    Choose m_choose;
};

/// Plays the round to its end, after dealing it if necessary. Returns how it ended, which the caller should check.
template <typename Game, typename Choose>
RoundEnd drive_by(SingleRound<Game> &round, Choose choose)
{
    SeatsByFunction<Game, Choose> seats(std::move(choose));
    return MatchDriver<Game, SeatsByFunction<Game, Choose>, SingleRound<Game>>(round, seats).play();
}

/// Plays a random round for at most `actions` actions and returns its last position at which the round is not over.
template <typename Game>
typename Game::State position_of_random_round(SingleRound<Game> round, std::uint32_t actions, std::uint64_t seed)
{
    RandomSeats<Game> seats(seed);
    MatchDriver<Game, RandomSeats<Game>, SingleRound<Game>> driver(round, seats);
    driver.start_round();
    typename Game::State last = round.state();
    for (; actions > 0; --actions) {
        driver.act(Game::seat_in_turn(last), *driver.decide());
        if (!driver.is_playing())
            break;
        last = round.state();
    }
    return last;
}

} // namespace tableside::test
