#include "console/match_runner.h"

#include "ai/dos_calls.h"
#include "match/match.h"
#include "record/dos_json.h"
#include "record/record_writer.h"

#include <algorithm>

namespace tableside::console {

namespace {

using Game = dos::Game;

constexpr std::uint64_t race_purpose = 1000; // seeds derived for the deciders are numbered from 1

class Runner
{
public:
    Runner(const Simulation &simulation, int index)
        : m_simulation(simulation), m_index(index), m_seed(derived_seed(simulation.seed, static_cast<std::uint64_t>(index))),
          m_match(seat_count(), simulation.rules, m_seed), m_race(temperaments(), derived_seed(m_seed, race_purpose))
    {
        for (int seat = 0; seat < seat_count(); ++seat)
            m_deciders.push_back(make_decider(spec(seat), derived_seed(m_seed, player_at(seat) + 1), simulation.decider));
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
    std::size_t player_at(int seat) const
    {
        return static_cast<std::size_t>((seat + m_index) % seat_count());
    }
    const PlayerSpec &spec(int seat) const { return m_simulation.players[player_at(seat)]; }
    PlayerTally &tally(int seat) { return m_outcome.players[player_at(seat)]; }
    Decider &decider(int seat) { return *m_deciders[static_cast<std::size_t>(seat)]; }

    std::vector<Temperament> temperaments() const
    {
        std::vector<Temperament> list;
        for (int seat = 0; seat < seat_count(); ++seat)
            list.push_back(temperament_of(spec(seat).level));
        return list;
    }

    void begin_record()
    {
        std::vector<std::string> names;
        for (int seat = 0; seat < seat_count(); ++seat)
            names.push_back(spec(seat).seat_name());
        m_writer.begin(make_header<Game>(std::move(names), m_simulation.rules, m_seed));
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
        int turn_of = -1; // two turns in a row are never the same seat's
        while (!m_stopped && m_match.phase() == MatchPhase::playing) {
            const int seat = Game::seat_in_turn(m_match.state());
            if (seat != std::exchange(turn_of, seat))
                ++tally(seat).turns;
            decide(seat);
            while (m_simulation.calls && !m_stopped && m_match.phase() == MatchPhase::playing) {
                const auto call = next_call(m_race, m_match.state());
                if (!call)
                    break;
                carry_out(call->first, call->second);
            }
        }
    }

    void decide(int seat)
    {
        const dos::Observation seen = m_match.observe(seat);
        Game::legal_actions(seen, m_legal);
        const auto before = Clock::now();
        const auto choice = decider(seat).choose(seen, m_legal);
        const auto thought = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - before);
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

    void carry_out(int seat, const dos::Action &action)
    {
        if (++m_actions_in_round > most_actions_in_round) {
            stop("round " + std::to_string(m_match.round()) + " had no end after "
                 + std::to_string(most_actions_in_round) + " actions; nobody wins");
            return;
        }
        ++m_outcome.actions;
        if (!m_keeps_events) {
            m_match.apply(seat, action, m_no_events);
            return;
        }
        const dos::State before = m_match.state();
        m_match.apply(seat, action, m_events);
        if (m_simulation.record)
            m_writer.action(seat, action, before);
        tell(m_events.take());
    }

    void tell(const std::vector<dos::Event> &events)
    {
        for (int seat = 0; seat < seat_count(); ++seat) {
            if (!decider(seat).watches())
                continue;
            for (const dos::Event &event : events)
                decider(seat).watch(dos::seen_by(event, seat));
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
        const bool fewest_points = m_simulation.rules.scoring == dos::Scoring::count_against;
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
    CallRace m_race;
    std::vector<std::unique_ptr<Decider>> m_deciders;
    dos::ActionList m_legal;
    dos::EventList m_events;
    dos::NoEvents m_no_events;
    RecordWriter<Game> m_writer;
    MatchOutcome m_outcome;
    bool m_keeps_events = false;
    int m_actions_in_round = 0;
    int m_forfeiting = -1;
    bool m_stopped = false;
};

} // namespace

void PlayerTally::add(const PlayerTally &other)
{
    wins += other.wins;
    points += other.points;
    turns += other.turns;
    decisions += other.decisions;
    forfeits += other.forfeits;
    thought += other.thought;
    longest = std::max(longest, other.longest);
}

MatchOutcome run_match(const Simulation &simulation, int index)
{
    return Runner(simulation, index).run();
}

} // namespace tableside::console
