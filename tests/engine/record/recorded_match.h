// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays a match by random seats and writes it both as a full record and as a save. Templates over a game.
#pragma once

#include "engine/core/game_list.h"
#include "engine/match/match_driver.h"
#include "engine/match/round_history.h"
#include "engine/record/record_writer.h"
#include "engine/record/replay.h"
#include "engine/record/verify_records.h"

#include <fstream>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace tableside::test {

/// A match that is over, with the lines of its record and its save.
template <typename Game>
struct RecordedMatchOf
{
    std::vector<std::string> record;
    std::vector<std::string> save;
    Match<Game> match{2, {}, 0};
};

using RecordedMatch = RecordedMatchOf<dos::Game>;

/// Returns a random call or catch of a random seat, which may be illegal.
template <CallingGame Game>
std::pair<int, typename Game::Action> shouted(const typename Game::State &state, Random &random)
{
    const auto any_seat = [&] { return random.below(state.table.seats); };
    const auto seat = static_cast<int>(any_seat());
    if (random.chance(0.5))
        return {seat, typename Game::Call{}};
    return {
        seat,
        typename Game::Catch{static_cast<std::uint8_t>(any_seat()), static_cast<std::uint16_t>(random.below(3000))}};
}

/// Returns a random call, catch, report of a move, or jump-in of a random seat, which may be illegal.
template <>
inline std::pair<int, uno::Action> shouted<uno::Game>(const uno::State &state, Random &random)
{
    const auto seat = static_cast<int>(random.below(state.table.seats));
    const auto target = static_cast<std::uint8_t>(random.below(state.table.seats));
    uno::ActionList jumps;
    uno::jump_ins(uno::observe(state, seat), jumps);
    if (!jumps.empty())
        return {seat, jumps[random.below(static_cast<std::uint32_t>(jumps.size()))]};
    if (state.table.is_posing(target))
        return {seat, uno::ReportMove{target}};
    if (random.chance(0.5))
        return {seat, uno::CallUno{}};
    return {seat, uno::CatchSeat{target, static_cast<std::uint16_t>(random.below(3000))}};
}

/// Seats that choose at random and record their actions and events. Calls `visit` with the observation of each decision.
template <typename Game, typename Visit>
class RecordingSeats : public DriverSeats<Game>
{
public:
    RecordingSeats(const Match<Game> &match, Random &random, std::vector<std::string> &save, RecordWriter<Game> &writer,
                   Visit &visit)
        : m_match(match), m_random(random), m_save(save), m_writer(writer), m_visit(visit)
    {}

    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        m_visit(seen);
        return m_random.below(static_cast<std::uint32_t>(legal.size()));
    }
    void on_applied(int seat, const typename Game::Action &action, const typename Game::State &before)
    {
        m_writer.action(seat, action, before);
        m_save.push_back(action_line<Game>(seat, action, before));
        m_acted.emplace(seat, action);
    }
    void on_events(const std::vector<typename Game::Event> &events)
    {
        m_writer.events(events);
        if (m_acted)
            m_round.add(m_acted->first, m_acted->second, events.size(), m_match);
        m_acted.reset();
    }

    void round_started() { m_round.begin(m_match); }
    /// Takes back at most four of the last actions, or one time in ten possibly all, and returns the match before them.
    Match<Game> take_back()
    {
        const auto most = std::min(m_round.size(), m_random.chance(0.1) ? 1000 : 4);
        const int actions = 1 + static_cast<int>(m_random.below(static_cast<std::uint32_t>(most)));
        const int seat = static_cast<int>(m_random.below(2));
        m_writer.take_back(seat, actions);
        m_save.push_back(take_back_line({seat, actions}));
        Match<Game> before = m_round.state_before_last(actions);
        m_round.remove_last(actions);
        return before;
    }
    bool has_done_something() const { return m_round.size() > 0; }

private:
    const Match<Game> &m_match;
    Random &m_random;
    std::vector<std::string> &m_save;
    RecordWriter<Game> &m_writer;
    Visit &m_visit;
    RoundHistory<Game> m_round;
    std::optional<std::pair<int, typename Game::Action>> m_acted;
};

/// Records a match of random play, including calls and catches. Calls `visit` with the observation of each decision. If
/// `take_backs` is not 0, a take-back follows about one in `take_backs` actions.
template <typename Game = dos::Game, typename Visit>
RecordedMatchOf<Game> record_match(int seats, const typename Game::Ruleset &rules, std::uint64_t seed, Visit visit,
                                   int take_backs = 0)
{
    RecordedMatchOf<Game> recorded{{}, {}, Match<Game>(seats, rules, seed)};
    Match<Game> &match = recorded.match;
    RecordWriter<Game> writer;
    writer.begin(make_header<Game>(std::vector<std::string>(static_cast<std::size_t>(seats), "Ännä"), rules, seed));
    recorded.save.push_back(writer.text().substr(0, writer.text().size() - 1));
    Random random(derived_seed(seed, 7));
    RecordingSeats<Game, Visit> recording(match, random, recorded.save, writer, visit);
    MatchDriver<Game, RecordingSeats<Game, Visit>> driver(match, recording);
    while (match.phase() != MatchPhase::over) {
        if (!driver.is_playing()) {
            driver.start_round();
            recording.round_started();
            recorded.save.push_back(round_line<Game>(match.round(), match.dealer()));
            continue;
        }
        if (take_backs > 0 && recording.has_done_something() && random.chance(1.0 / take_backs)) {
            match = recording.take_back();
            continue;
        }
        int seat = Game::seat_in_turn(match.state());
        typename Game::Action action = *driver.decide();
        if constexpr (CallingGame<Game>) {
            if (random.chance(match.state().table.exposed != 0 ? 0.5 : 0.1))
                std::tie(seat, action) = shouted<Game>(match.state(), random);
        }
        driver.act(seat, action); // calls and catches may be refused
    }
    std::istringstream lines(writer.text());
    for (std::string line; std::getline(lines, line);)
        recorded.record.push_back(line);
    return recorded;
}

template <typename Game = dos::Game>
RecordedMatchOf<Game> record_match(int seats, const typename Game::Ruleset &rules, std::uint64_t seed)
{
    return record_match<Game>(seats, rules, seed, [](const typename Game::Observation &) {});
}

/// Records a match in which actions are taken back. Record and save have the lines of these actions and of the take-backs.
template <typename Game>
RecordedMatchOf<Game> record_with_take_backs(int seats, const typename Game::Ruleset &rules, std::uint64_t seed)
{
    constexpr int seldom = 12;
    return record_match<Game>(
        seats, rules, seed, [](const typename Game::Observation &) {}, seldom);
}

inline std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + "\n";
    return text;
}

inline Result<ReplaySummary> verified(const std::string &text)
{
    std::istringstream stream(text);
    JsonLineReader reader(stream);
    return verify_records(reader);
}

} // namespace tableside::test
