// Options that several commands share. Wrong values are usage errors (CLI::ValidationError, exit code 2).
#pragma once

#include "dos/ruleset.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tableside::console {

/// `--game`: this build plays DOS only, and says so.
void add_game_option(CLI::App &command);

/// `--rules key=value,…`, checked while parsing.
void add_rules_option(CLI::App &command, dos::Ruleset &rules);

/// `--seed S`; nothing when it is not given.
void add_seed_option(CLI::App &command, std::optional<std::uint64_t> &seed);

/// From the system's generator, for those who gave none. It is told, so that a game can be played again.
std::uint64_t fresh_seed();

} // namespace tableside::console
