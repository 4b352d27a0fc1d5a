// PlayerSpec: a player of `simulate` or `play` as the command line names it, a level of the engine or a program.
#pragma once

#include "engine/players/levels.h"
#include "engine/players/temperament.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace tableside::console {

struct PlayerSpec
{
    std::string name;            ///< As it was written.
    Level level = Level::greedy; ///< Of a program: how well it calls and catches; see temperament().
    std::string command;         ///< Empty for a level.

    bool is_program() const { return !command.empty(); }
    /// Calls and catches are made for a program, which is never asked about them. A program never jumps in and never breaks
    /// a pose.
    Temperament temperament() const;
    /// Whether --think and --playouts mean anything to the player.
    bool searches() const;
    /// The name in a record's header: printable and short.
    std::string seat_name() const;
};

/// The names of the levels that play the game, joined by commas.
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

/// The part of parse_players() that is the same for all games. `levels` is for error messages.
std::vector<PlayerSpec> players_in(const std::string &option, const std::string &text, const std::string &levels);

/// Parses `random,greedy,exec:./bot --fast`. A piece that names no player belongs to the command before it, comma included.
/// Throws CLI::ValidationError of `option` for an unknown player, for a level that `Game` does not have, and for a number of
/// players that does not fit; `others` is how many play besides them.
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
