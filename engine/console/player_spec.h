// Who plays in `simulate` and `play`: one of the engine's own levels, or a program.
#pragma once

#include "ai/levels.h"
#include "ai/temperament.h"

#include <string>
#include <vector>

namespace tableside::console {

struct PlayerSpec
{
    std::string name;              ///< As it was written.
    Level level = Level::greedy;   ///< Of a program: how well it calls and catches, about which it is not asked.
    std::string command;           ///< Empty for a level.

    bool is_program() const { return !command.empty(); }
    /// For a record's header: printable and short.
    std::string seat_name() const;
};

/// `random,greedy,exec:./bot --fast`. A piece that is no player belongs to the command before it, comma included.
/// Throws CLI::ValidationError for an unknown player.
std::vector<PlayerSpec> parse_players(const std::string &text);

/// The names of all levels, joined by commas.
std::string level_list();

} // namespace tableside::console
