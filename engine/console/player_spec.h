// Who plays in `simulate` and `play`: one of the engine's own levels, or a program.
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
    /// A program is not asked about calls and catches, which are made for it. What would play its cards or cost it some,
    /// a jump-in or a pose that is not held, is not done in its name.
    Temperament temperament() const;
    /// For a record's header: printable and short.
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

/// As parse_players(), which knows what is to be told: the `levels` that there are.
std::vector<PlayerSpec> players_in(const std::string &option, const std::string &text, const std::string &levels);

/// `random,greedy,exec:./bot --fast`. A piece that is no player belongs to the command before it, comma included.
/// Throws CLI::ValidationError of `option` for an unknown player, for a level that `Game` does not have, and unless it
/// takes so many; `others`: who plays beside them.
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
            throw CLI::ValidationError(option, player.name + " does not play " + std::string(Game::title));
    }
    return players;
}

} // namespace tableside::console
