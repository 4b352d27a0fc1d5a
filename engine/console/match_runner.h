// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// MatchRunner: plays one match, or one round, for the command `simulate`. The choices of the deciders (computer
// players and programs) are timed, calls are simulated, and the match is recorded on request. The same simulation,
// rules, and number of the match give the same match, except with a time limit or programs that choose differently.
#pragma once

#include "engine/players/call_simulator.h"
#include "engine/console/decider.h"
#include "engine/console/player_spec.h"
#include "engine/match/match_driver.h"
#include "engine/core/scoring.h"
#include "engine/record/record_writer.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace tableside::console {

/// The settings that all matches of a simulation share.
struct Simulation
{
    std::string game; ///< The name of the game.
    std::vector<PlayerSpec> players;
    std::uint64_t seed = 0;
    int matches = 100;          ///< The number of matches, or of rounds if `single_rounds`.
    bool single_rounds = false; ///< Whether single rounds are played instead of whole matches.
    bool record = false;        ///< Whether matches are recorded.
    bool calls = true;          ///< Whether calls and catches are simulated; otherwise all players call in time.
    DeciderOptions decider;
};

/// The counts of one player, summed over matches.
struct PlayerTally
{
    std::int64_t wins = 0;
    std::int64_t rounds_won = 0;
    std::int64_t points = 0;
    std::int64_t turns = 0;
    std::int64_t decisions = 0;
    std::int64_t forfeits = 0;          ///< The number of matches lost because the player made no valid choice.
    std::chrono::nanoseconds thought{}; ///< The time of all decisions.
    std::chrono::nanoseconds longest{}; ///< The time of the longest decision.

    void add(const PlayerTally &other)
    {
        wins += other.wins;
        rounds_won += other.rounds_won;
        points += other.points;
        turns += other.turns;
        decisions += other.decisions;
        forfeits += other.forfeits;
        thought += other.thought;
        longest = std::max(longest, other.longest);
    }
};

/// The result of one match.
struct MatchOutcome
{
    std::vector<PlayerTally> players; ///< The counts of each player; the index is the player's, not the seat's.
    std::int64_t rounds = 0;
    std::int64_t actions = 0;
    bool failed = false;  ///< Whether a seat forfeited, an action was illegal, or a round did not end.
    std::string messages; ///< Error messages, one per line.
    std::string record;   ///< The record of the match; empty if not recorded.
};

/// The seats of a simulated match: their deciders choose, the choices are timed, and actions and events are recorded.
template <typename Game>
class SimulatedSeats : public CallingSeats<Game>
{
public:
    using Deciders = std::vector<std::unique_ptr<Decider<Game>>>;

    /// \p match and \p writer must outlive this object. A null \p writer keeps no record.
    SimulatedSeats(const Match<Game> &match, Deciders deciders, CallSimulator calls, RecordWriter<Game> *writer)
        : CallingSeats<Game>(std::move(calls)), m_match(match), m_deciders(std::move(deciders)), m_writer(writer),
          m_tallies(m_deciders.size()),
          m_keeps_events(writer != nullptr
                         || std::ranges::any_of(m_deciders, [](const auto &one) { return one->watches(); }))
    {}

    const Deciders &deciders() const { return m_deciders; }
    PlayerTally &tally(int seat) { return m_tallies[static_cast<std::size_t>(seat)]; }
    /// Returns the seat that forfeited the match; -1 if none has.
    int forfeiting() const { return m_forfeiting; }

    /// Returns whether the driver must produce events, because they are recorded or watched.
    bool keeps_events() const { return m_keeps_events; }

    std::optional<std::size_t> choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        Decider<Game> &decider = *m_deciders[seen.seat];
        PlayerTally &own = tally(seen.seat);
        own.turns += Game::begins_turn(m_match.state());
        const auto before = decider.now();
        const auto choice = decider.choose(seen, legal);
        const auto thought = decider.now() - before;
        ++own.decisions;
        own.thought += thought;
        own.longest = std::max(own.longest, thought);
        if (!choice || *choice >= legal.size()) {
            ++own.forfeits;
            m_forfeiting = seen.seat;
        }
        return choice;
    }

    void on_applied(int seat, const typename Game::Action &action, const typename Game::State &before)
    {
        if (m_writer != nullptr)
            m_writer->action(seat, action, before);
    }

    void on_events(const std::vector<typename Game::Event> &events)
    {
        notify_deciders<Game>(m_deciders, events);
        if (m_writer != nullptr)
            m_writer->events(events);
    }

private:
    const Match<Game> &m_match;
    Deciders m_deciders;
    RecordWriter<Game> *m_writer;
    std::vector<PlayerTally> m_tallies; ///< The counts of each seat.
    bool m_keeps_events;
    int m_forfeiting = -1;
};

/// Plays the match number `index`, counted from 0. Each match has its own seed, and players move by one seat from
/// match to match.
template <typename Game>
requires PlayedGame<Game> && RecordedGame<Game>
class MatchRunner
{
public:
    MatchRunner(const Simulation &simulation, const typename Game::Ruleset &rules, int index)
        : m_simulation(simulation), m_index(index),
          m_seed(derived_seed(simulation.seed, static_cast<std::uint64_t>(index))),
          m_match(seat_count(), rules, m_seed),
          m_seats(m_match, deciders(), calls(), simulation.record ? &m_writer : nullptr)
    {
        m_outcome.players.resize(simulation.players.size());
    }

    MatchOutcome run()
    {
        if (m_simulation.record)
            begin_record();
        MatchDriver<Game, SimulatedSeats<Game>> driver(m_match, m_seats);
        do {
            ++m_outcome.rounds;
            driver.start_round();
            const RoundEnd end = driver.play_round();
            m_outcome.actions += driver.actions_in_round();
            if (end == RoundEnd::over)
                ++m_seats.tally(Game::winner(m_match.state())).rounds_won;
            else
                stop(end);
        } while (!m_outcome.failed && !m_simulation.single_rounds && m_match.phase() != MatchPhase::over);
        close();
        return std::move(m_outcome);
    }

private:
    int seat_count() const { return static_cast<int>(m_simulation.players.size()); }
    std::size_t player_at(int seat) const { return static_cast<std::size_t>((seat + m_index) % seat_count()); }
    const PlayerSpec &spec(int seat) const { return m_simulation.players[player_at(seat)]; }

    /// Creates the decider of each seat. The random seed of player n, from 0, is derived from the seed of the match and
    /// the number n + 1. So no player gets the seed of the deal.
    typename SimulatedSeats<Game>::Deciders deciders() const
    {
        typename SimulatedSeats<Game>::Deciders list;
        for (int seat = 0; seat < seat_count(); ++seat)
            list.push_back(
                make_decider<Game>(spec(seat), derived_seed(m_seed, player_at(seat) + 1), m_simulation.decider));
        return list;
    }

    CallSimulator calls() const
    {
        std::vector<Temperament> temperaments;
        for (int seat = 0; seat < seat_count(); ++seat)
            temperaments.push_back(spec(seat).temperament());
        CallSimulator simulator(std::move(temperaments), derived_seed(m_seed, call_seed_purpose));
        if (!m_simulation.calls)
            simulator.stop_calls();
        return simulator;
    }

    void begin_record()
    {
        std::vector<std::string> names;
        for (int seat = 0; seat < seat_count(); ++seat)
            names.push_back(spec(seat).seat_name());
        m_writer.begin(make_header<Game>(std::move(names), m_match.rules(), m_seed));
    }

    void stop(RoundEnd end)
    {
        m_outcome.failed = true;
        m_outcome.messages += std::string(m_simulation.single_rounds ? "round " : "game ") + std::to_string(m_index + 1)
            + ", " + cause_of(end) + "\n";
    }

    std::string cause_of(RoundEnd end) const
    {
        const std::string round = "round " + std::to_string(m_match.round());
        switch (end) {
        case RoundEnd::over: break;
        case RoundEnd::given_up: {
            const int seat = m_seats.forfeiting();
            return "seat " + std::to_string(seat) + " (" + spec(seat).seat_name()
                + "): " + m_seats.deciders()[static_cast<std::size_t>(seat)]->failure() + "; this seat loses the "
                + (m_simulation.single_rounds ? "round" : "game");
        }
        case RoundEnd::refused: return round + " ended with an illegal action; nobody wins";
        case RoundEnd::endless:
            return round + " didn't end within "
                + std::to_string(MatchDriver<Game, SimulatedSeats<Game>>::most_actions_in_round)
                + " actions; nobody wins";
        }
        return {};
    }

    /// Returns the winner of a match that one seat forfeited: the seat with the best total among the other seats. If
    /// totals are equal, the seat with fewer cards wins. If the numbers of cards are equal too, the seat that comes
    /// first clockwise after the forfeiting seat wins.
    int winner_after_forfeit() const
    {
        const bool fewest_points = m_match.rules().scoring == Scoring::count_against;
        const auto standing = [&](int seat) {
            const int total = m_match.totals()[static_cast<std::size_t>(seat)];
            return std::pair(fewest_points ? -total : total, -m_match.state().hand(seat).size());
        };
        int best = (m_seats.forfeiting() + 1) % seat_count();
        for (int step = 2; step < seat_count(); ++step) {
            const int seat = (m_seats.forfeiting() + step) % seat_count();
            if (standing(seat) > standing(best))
                best = seat;
        }
        return best;
    }

    /// Returns the winning seat; -1 if nobody won.
    int winner() const
    {
        if (m_seats.forfeiting() >= 0)
            return winner_after_forfeit();
        if (m_outcome.failed)
            return -1;
        return m_simulation.single_rounds ? Game::winner(m_match.state()) : m_match.winner();
    }

    /// Completes the outcome, and passes the winner to the deciders.
    void close()
    {
        const int won_by = winner();
        if (won_by >= 0)
            ++m_seats.tally(won_by).wins;
        for (int seat = 0; seat < seat_count(); ++seat) {
            const auto at = static_cast<std::size_t>(seat);
            m_seats.tally(seat).points += m_match.totals()[at];
            m_outcome.players[player_at(seat)] = m_seats.tally(seat);
            m_seats.deciders()[at]->over(won_by);
        }
        m_outcome.record = m_writer.text();
    }

    const Simulation &m_simulation;
    int m_index;
    std::uint64_t m_seed;
    Match<Game> m_match;
    RecordWriter<Game> m_writer;
    SimulatedSeats<Game> m_seats;
    MatchOutcome m_outcome;
};

} // namespace tableside::console
