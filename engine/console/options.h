// Options that several commands share. Wrong values are usage errors (CLI::ValidationError, exit code 2).
#pragma once

#include "engine/core/game_list.h"
#include "engine/json/codec.h"
#include "engine/json/json_line.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::console {

/// Adds `--game`, one of the list of games. The first form requires it; the second hands the game to `found` where one is
/// given.
void add_game_option(CLI::App &command, GameId &game);
CLI::Option *add_game_option(CLI::App &command, const std::string &help, std::function<void(GameId)> found);

/// Of each game its title between the two texts, and the lines of lines.operator()<Game>(): for --help.
template <typename Lines>
std::string of_each_game(std::string_view before, std::string_view after, Lines lines)
{
    std::string text;
    GameList::for_each([&]<typename Game>() {
        ((text += before) += Game::title) += after;
        text += lines.template operator()<Game>();
    });
    return text;
}

/// `--rules key=value,…`, kept as it was written: what it means depends on the game, see parse_rules().
void add_rules_option(CLI::App &command, std::vector<std::string> &settings);

/// The settings as JSON, of which only `known` keys may be there.
Json rules_settings(const std::vector<std::string> &settings, std::span<const std::string_view> known);

/// The ruleset that the settings give. To be called once the game is known; throws CLI::ValidationError.
template <RecordedGame Game>
typename Game::Ruleset parse_rules(const std::vector<std::string> &settings)
{
    const auto rules = Game::Codec::rules_from_json(rules_settings(settings, Game::Codec::rules_keys()));
    if (!rules)
        throw CLI::ValidationError("--rules", rules.error().cause);
    return *rules;
}

/// Accepts decimal digits and nothing else, for options that are whole numbers: CLI11 would read 010 as eight.
CLI::Validator decimal();

/// `--seed S`; nothing when it is not given.
void add_seed_option(CLI::App &command, std::optional<std::uint64_t> &seed);

/// A seed from the system's generator, for a command line without `--seed`. The caller prints it, so that the game can be
/// played again.
std::uint64_t fresh_seed();

} // namespace tableside::console
