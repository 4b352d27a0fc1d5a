// Options that several commands share. Wrong values are usage errors (CLI::ValidationError, exit code 2).
#pragma once

#include "engine/core/game_list.h"
#include "engine/json/codec.h"
#include "engine/json/json_line.h"

#include <CLI/CLI.hpp>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::console {

/// Adds `--game`, one of the list of games. The first form requires it; the second calls found(game) if it is given.
void add_game_option(CLI::App &command, GameId &game);
CLI::Option *add_game_option(CLI::App &command, const std::string &help, std::function<void(GameId)> found);

/// For --help: of each game the title, with `before` and `after` around it, and the text of lines.operator()<Game>().
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

/// Adds `--rules key=value,…`. The settings stay text until the game is known: see parse_rules().
void add_rules_option(CLI::App &command, std::vector<std::string> &settings);

/// The rules that a game has.
struct KnownRules
{
    std::string_view title;
    OrderedJson defaults; ///< By key.
};

template <RecordedGame Game>
KnownRules known_rules()
{
    return {Game::title, Game::Codec::rules_json({}, true)};
}

/// The settings as JSON. Throws CLI::ValidationError for a key that is not known and for a setting without a value.
Json rules_settings(const std::vector<std::string> &settings, const KnownRules &known);

/// The ruleset with the settings. Throws CLI::ValidationError.
template <RecordedGame Game>
typename Game::Ruleset parse_rules(const std::vector<std::string> &settings)
{
    const auto rules = Game::Codec::rules_from_json(rules_settings(settings, known_rules<Game>()));
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
