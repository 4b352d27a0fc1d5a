// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Generates records of matches between computer players, with calls and catches. Tests and screenshots of replays and reviews
// use them.
#pragma once

#include "app/table/session/match_header.h"
#include "engine/dos/ai/levels.h"
#include "engine/dos/json/codec.h"
#include "engine/match/match_driver.h"
#include "engine/players/character.h"
#include "engine/players/levels.h"
#include "engine/players/player.h"
#include "engine/players/temperament.h"
#include "engine/record/record_writer.h"
#include "engine/uno/ai/levels.h"
#include "engine/uno/json/codec.h"

#include <memory>
#include <string>
#include <vector>

namespace tableside::test {

/// Easy computer players for all seats, whatever players `config` names. Appends a line to the record for each action.
template <typename Game>
class RecordedSeats : public CallingSeats<Game>
{
public:
    RecordedSeats(const MatchConfig<Game> &config, std::vector<std::string> &lines)
        : CallingSeats<Game>(CallSimulator(std::vector<Temperament>(config.seats.size(), temperament_of(Level::easy)), config.seed)),
          m_lines(lines)
    {
        for (std::size_t seat = 0; seat < config.seats.size(); ++seat)
            m_players.push_back(make_player<Game>(Level::easy, config.seed + seat, Style()));
    }

    std::optional<std::size_t> choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        return m_players[seen.seat]->choose(seen, legal, {});
    }
    void on_applied(int seat, const typename Game::Action &action, const typename Game::State &before)
    {
        m_lines.push_back(action_line<Game>(seat, action, before));
    }

private:
    std::vector<std::string> &m_lines;
    std::vector<std::shared_ptr<Player<Game>>> m_players;
};

/// Plays whole rounds until the match is over or the record has `leastActions` lines, and returns the lines.
template <typename Game>
std::vector<std::string> playedRecord(const MatchConfig<Game> &config, std::size_t leastActions = 100'000)
{
    std::vector<std::string> lines{headerLine(config).toStdString()};
    Match<Game> match(static_cast<int>(config.seats.size()), config.rules, config.seed);
    RecordedSeats<Game> seats(config, lines);
    MatchDriver<Game, RecordedSeats<Game>> driver(match, seats);
    while (match.phase() != MatchPhase::over && lines.size() < leastActions) {
        driver.start_round();
        lines.push_back(round_line<Game>(match.round(), match.dealer()));
        driver.play_round();
    }
    return lines;
}

} // namespace tableside::test
