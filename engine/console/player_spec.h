// Who plays in `simulate` and `play`: one of the engine's own levels, or a program.
#pragma once

#include "ai/levels.h"
#include "ai/temperament.h"

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace tableside::console {

struct PlayerSpec
{
    std::string name;              ///< As it was written.
    Level level = Level::greedy;   ///< Of a program: how well it calls and catches, about which it is not asked.
    std::string command;           ///< Empty for a level.

    bool is_program() const { return !command.empty(); }
    /// A program is not asked about calls and catches, which are made for it. What would play its cards or cost it some,
    /// a jump-in or a pose that is not held, is not done in its name.
    Temperament temperament() const;
    /// For a record's header: printable and short.
    std::string seat_name() const;
};

/// `random,greedy,exec:./bot --fast`. A piece that is no player belongs to the command before it, comma included.
/// Throws CLI::ValidationError for an unknown player.
std::vector<PlayerSpec> parse_players(const std::string &text);

/// The names of all levels, joined by commas.
std::string level_list();

/// Throws CLI::ValidationError of `option` unless `Game` has all these levels and takes so many players; `others`: who
/// plays beside them.
template <typename Game>
void check_players(const std::string &option, const std::vector<PlayerSpec> &players, int others = 0)
{
    const auto count = static_cast<int>(players.size());
    if (count + others < Game::fewest_seats || count + others > Game::most_seats)
        throw CLI::ValidationError(option, std::string(Game::title) + " is for " + std::to_string(Game::fewest_seats - others)
                                               + " to " + std::to_string(Game::most_seats - others)
                                               + (others == 0 ? " players" : " opponents") + ", not " + std::to_string(count));
    for (const PlayerSpec &player : players) {
        if (!player.is_program() && !has_level<Game>(player.level))
            throw CLI::ValidationError(option, player.name + " does not play " + std::string(Game::title) + " yet");
    }
}

} // namespace tableside::console
