// Plays one match (or one round) of a simulation from beginning to end. A template over a game, whose on_action() and
// next_call() are found by its state.
#pragma once

#include "engine/players/call_simulator.h"
#include "engine/console/decider.h"
#include "engine/console/player_spec.h"
#include "engine/core/event_sink.h"
#include "engine/match/match.h"
#include "engine/core/scoring.h"
#include "engine/record/record_writer.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace tableside::console {

/// What all matches of a simulation have in common.
struct Simulation
{
    std::string game = "dos";
    std::vector<PlayerSpec> players;
    std::uint64_t seed = 0;
    int matches = 100; ///< Or single rounds.
    bool single_rounds = false;
    bool record = false;
    bool calls = true; ///< False: everybody calls in time and nobody is caught.
    DeciderOptions decider;
};

/// What one player did; sums over matches.
struct PlayerTally
{
    std::int64_t wins = 0;
    std::int64_t rounds_won = 0;
    std::int64_t points = 0;
    std::int64_t turns = 0;
    std::int64_t decisions = 0;
    std::int64_t forfeits = 0;
    std::chrono::nanoseconds thought{};
    std::chrono::nanoseconds longest{};

    void add(const PlayerTally &other);
};

struct MatchOutcome
{
    std::vector<PlayerTally> players; ///< By player, not by seat.
    std::int64_t rounds = 0;
    std::int64_t actions = 0;
    bool failed = false;  ///< Somebody forfeited, or a round had no end.
    std::string messages; ///< A line each.
    std::string record;
};

/// A round that goes on beyond so many actions is ended.
inline constexpr int most_actions_in_round = 100'000;

inline constexpr std::uint64_t call_seed_purpose = 1000; ///< Seeds derived for the deciders are numbered from 1.

/// Match `index` of the simulation, from 0: its own seed, the seats rotated by `index`.
template <typename Game>
class MatchRunner
{
public:
    MatchRunner(const Simulation &simulation, const typename Game::Ruleset &rules, int index)
        : m_simulation(simulation), m_index(index),
          m_seed(derived_seed(simulation.seed, static_cast<std::uint64_t>(index))),
          m_match(seat_count(), rules, m_seed), m_calls(temperaments(), derived_seed(m_seed, call_seed_purpose))
    {
        if (!simulation.calls)
            m_calls.be_quiet();
        m_outcome.players.resize(simulation.players.size());
        for (int seat = 0; seat < seat_count(); ++seat)
            m_deciders.push_back(
                make_decider<Game>(spec(seat), derived_seed(m_seed, player_at(seat) + 1), simulation.decider));
        m_keeps_events = simulation.record
            || std::any_of(m_deciders.begin(), m_deciders.end(), [](const auto &one) { return one->watches(); });
    }

    MatchOutcome run()
    {
        if (m_simulation.record)
            begin_record();
        do {
            start_round();
            play_round();
        } while (!m_stopped && !m_simulation.single_rounds && m_match.phase() != MatchPhase::over);
        close();
        return std::move(m_outcome);
    }

private:
    int seat_count() const { return static_cast<int>(m_simulation.players.size()); }
    std::size_t player_at(int seat) const { return static_cast<std::size_t>((seat + m_index) % seat_count()); }
    const PlayerSpec &spec(int seat) const { return m_simulation.players[player_at(seat)]; }
    PlayerTally &tally(int seat) { return m_outcome.players[player_at(seat)]; }
    Decider<Game> &decider(int seat) { return *m_deciders[static_cast<std::size_t>(seat)]; }

    std::vector<Temperament> temperaments() const
    {
        std::vector<Temperament> list;
        for (int seat = 0; seat < seat_count(); ++seat)
            list.push_back(spec(seat).temperament());
        return list;
    }

    void begin_record()
    {
        std::vector<std::string> names;
        for (int seat = 0; seat < seat_count(); ++seat)
            names.push_back(spec(seat).seat_name());
        m_writer.begin(make_header<Game>(std::move(names), m_match.rules(), m_seed));
    }

    void start_round()
    {
        m_actions_in_round = 0;
        ++m_outcome.rounds;
        if (m_keeps_events) {
            m_match.start_round(m_events);
            tell(m_events.take());
        } else {
            m_match.start_round(m_no_events);
        }
    }

    void play_round()
    {
        while (!m_stopped && m_match.phase() == MatchPhase::playing) {
            const int seat = Game::seat_in_turn(m_match.state());
            tally(seat).turns += Game::begins_turn(m_match.state());
            decide(seat);
            while (!m_stopped && m_match.phase() == MatchPhase::playing) {
                const auto call = next_call(m_calls, m_match.state());
                if (!call)
                    break;
                carry_out(call->first, call->second);
            }
        }
        if (!m_stopped)
            ++tally(Game::winner(m_match.state())).rounds_won;
    }

    void decide(int seat)
    {
        const typename Game::Observation seen = m_match.observe(seat);
        Game::legal_actions(seen, m_legal);
        const auto before = decider(seat).now();
        const auto choice = decider(seat).choose(seen, m_legal);
        const auto thought = decider(seat).now() - before;
        PlayerTally &own = tally(seat);
        ++own.decisions;
        own.thought += thought;
        own.longest = std::max(own.longest, thought);
        if (!choice || *choice >= m_legal.size()) {
            forfeit(seat);
            return;
        }
        carry_out(seat, m_legal[*choice]);
    }

    void carry_out(int seat, const typename Game::Action &action)
    {
        if (++m_actions_in_round > most_actions_in_round) {
            stop("round " + std::to_string(m_match.round()) + " had no end after "
                 + std::to_string(most_actions_in_round) + " actions; nobody wins");
            return;
        }
        ++m_outcome.actions;
        if (m_keeps_events) {
            const typename Game::State before = m_match.state();
            m_match.apply(seat, action, m_events);
            if (m_simulation.record)
                m_writer.action(seat, action, before);
            tell(m_events.take());
        } else {
            m_match.apply(seat, action, m_no_events);
        }
        on_action(m_calls, action, m_match.state());
    }

    void tell(const std::vector<typename Game::Event> &events)
    {
        for (int seat = 0; seat < seat_count(); ++seat) {
            if (!decider(seat).watches())
                continue;
            for (const typename Game::Event &event : events)
                decider(seat).watch(Game::seen_by(event, seat));
        }
        if (m_simulation.record)
            m_writer.events(events);
    }

    void stop(const std::string &why)
    {
        m_stopped = m_outcome.failed = true;
        m_outcome.messages += std::string(m_simulation.single_rounds ? "round " : "match ")
            + std::to_string(m_index + 1) + ", " + why + "\n";
    }

    void forfeit(int seat)
    {
        ++tally(seat).forfeits;
        m_forfeiting = seat;
        stop("seat " + std::to_string(seat) + " (" + spec(seat).seat_name() + "): " + decider(seat).failure()
             + "; the match is lost for this seat");
    }

    /// Of a match that a seat forfeited: who of the others has most points, then fewest cards, then comes next.
    int winner_after_forfeit() const
    {
        const bool fewest_points = m_match.rules().scoring == Scoring::count_against;
        const auto standing = [&](int seat) {
            const int total = m_match.totals()[static_cast<std::size_t>(seat)];
            return std::pair(fewest_points ? -total : total, -m_match.state().hand(seat).size());
        };
        int best = (m_forfeiting + 1) % seat_count();
        for (int step = 2; step < seat_count(); ++step) {
            const int seat = (m_forfeiting + step) % seat_count();
            if (standing(seat) > standing(best))
                best = seat;
        }
        return best;
    }

    int winner() const
    {
        if (m_forfeiting >= 0)
            return winner_after_forfeit();
        if (m_stopped)
            return -1;
        return m_simulation.single_rounds ? Game::winner(m_match.state()) : m_match.winner();
    }

    void close()
    {
        const int won_by = winner();
        if (won_by >= 0)
            ++tally(won_by).wins;
        for (int seat = 0; seat < seat_count(); ++seat) {
            tally(seat).points += m_match.totals()[static_cast<std::size_t>(seat)];
            decider(seat).over(won_by);
        }
        m_outcome.record = m_writer.text();
    }

    const Simulation &m_simulation;
    int m_index;
    std::uint64_t m_seed;
    Match<Game> m_match;
    CallSimulator m_calls;
    std::vector<std::unique_ptr<Decider<Game>>> m_deciders;
    typename Game::ActionList m_legal;
    typename Game::EventList m_events;
    NoEvents m_no_events;
    RecordWriter<Game> m_writer;
    MatchOutcome m_outcome;
    bool m_keeps_events = false;
    int m_actions_in_round = 0;
    int m_forfeiting = -1;
    bool m_stopped = false;
};

} // namespace tableside::console
