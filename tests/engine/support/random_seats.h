// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Seats of a driver that choose at random or by a function, for tests that need rounds but no players.
#pragma once

#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"

#include <cstddef>
#include <cstdint>
#include <type_traits>
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

/// The Hear of SeatsByFunction if no events are needed.
struct NoHearing
{};

/// Seats by functions: choose(seen, legal) returns an index into `legal`, and hear(events) gets the events with all cards. No
/// events are made without `hear`.
template <typename Game, typename Choose, typename Hear = NoHearing>
class SeatsByFunction : public DriverSeats<Game>
{
public:
    explicit SeatsByFunction(Choose choose, Hear hear = {}) : m_choose(std::move(choose)), m_hear(std::move(hear)) {}

    bool keeps_events() const { return !std::is_same_v<Hear, NoHearing>; }
    auto choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        return m_choose(seen, legal);
    }
    void on_events(const std::vector<typename Game::Event> &events)
    {
        if constexpr (!std::is_same_v<Hear, NoHearing>)
            m_hear(events);
    }

private:
    Choose m_choose;
    Hear m_hear;
};

/// Plays the round to its end, after dealing it if necessary. Returns how it ended, which the caller should check.
template <typename Game, typename Choose, typename Hear = NoHearing>
RoundEnd drive_by(SingleRound<Game> &round, Choose choose, Hear hear = {})
{
    SeatsByFunction<Game, Choose, Hear> seats(std::move(choose), std::move(hear));
    return MatchDriver<Game, decltype(seats), SingleRound<Game>>(round, seats).play();
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
