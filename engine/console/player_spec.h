// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// PlayerSpec: a player named on the command line of `simulate` or `play`, either a computer player of some level or a
// program.
#pragma once

#include "engine/players/levels.h"
#include "engine/players/temperament.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace tableside::console {

/// A player named on the command line.
struct PlayerSpec
{
    std::string name;            ///< The name as typed, such as "hard" or "exec:./bot".
    Level level = Level::greedy; ///< The level. A program calls and catches as a computer player of this level does.
    std::string command;         ///< The command that starts the program; empty for a computer player.

    bool is_program() const { return !command.empty(); }
    /// Returns how fast and reliably the player calls and catches. A program only chooses its actions in turn; the console
    /// simulates its calls and catches. A program never jumps in (plays out of turn). After a Wild Dumb Fu, a player must
    /// hold still until the player's next turn (UNO-ACT-6); a program always does.
    Temperament temperament() const;
    /// Returns whether the player searches, so that --think and --playouts have an effect.
    bool searches() const;
    /// Returns the name for a record's header: printable ASCII, cut to 60 characters.
    std::string seat_name() const;
};

/// Returns the names of the levels of computer players that the game has, joined by commas.
template <PlayedGame Game>
std::string level_list()
{
    std::string list;
    for (const Level level : all_levels) {
        if (has_level<Game>(level))
            list += (list.empty() ? "" : ", ") + std::string(level_name(level));
    }
    return list;
}

/// Does the part of parse_players() that is the same for all games. \p levels lists the levels for error messages.
std::vector<PlayerSpec> players_in(const std::string &option, const std::string &text, const std::string &levels);

/// Parses a list of players such as `random,greedy,exec:./bot --fast`. The list is split at commas. If a piece after a
/// program names no player, the comma and the piece belong to the program's command. Throws CLI::ValidationError for
/// \p option if a player is unknown, a level does not exist in `Game`, or the number of players plus \p others is wrong.
template <PlayedGame Game>
std::vector<PlayerSpec> parse_players(const std::string &option, const std::string &text, int others = 0)
{
    std::vector<PlayerSpec> players = players_in(option, text, level_list<Game>());
    const auto count = static_cast<int>(players.size());
    if (count + others < Game::fewest_seats || count + others > Game::most_seats)
        throw CLI::ValidationError(option,
                                   std::string(Game::title) + " is for " + std::to_string(Game::fewest_seats - others)
                                       + " to " + std::to_string(Game::most_seats - others)
                                       + (others == 0 ? " players" : " opponents") + ", not " + std::to_string(count));
    for (const PlayerSpec &player : players) {
        if (!player.is_program() && !has_level<Game>(player.level))
            throw CLI::ValidationError(option,
                                       player.name + " doesn't play " + std::string(Game::title) + "; choose from "
                                           + level_list<Game>() + ", and exec:COMMAND");
    }
    return players;
}

} // namespace tableside::console
