// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The options that several commands share. Wrong values are usage errors (CLI::ValidationError, exit code 2).
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

/// Sets what the usage error says about an option without a value: "--jobs needs a number, e.g. 4". Returns \p option.
CLI::Option *set_example(CLI::Option *option, const std::string &example);
/// Returns the example of an option; empty if it has none.
std::string example_of(CLI::Option &option);

/// Adds the option `--game`, whose value is the name of a game. The first overload makes the option required; the second calls
/// found(game) if the option is given.
void add_game_option(CLI::App &command, GameId &game);
CLI::Option *add_game_option(CLI::App &command, const std::string &help, std::function<void(GameId)> found);

/// Returns a text for --help with a part for each game: \p before, the title of the game, \p after, and then the lines that
/// lines.operator()<Game>() returns.
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

/// Adds the option `--rules key=value,…`. The settings stay text until the game is known; see parse_rules().
void add_rules_option(CLI::App &command, std::vector<std::string> &settings);

/// The rules of a game that `--rules` can set.
struct KnownRules
{
    std::string_view title;
    OrderedJson defaults; ///< The default value of each rule by its key.
};

template <RecordedGame Game>
KnownRules known_rules()
{
    return {Game::title, Game::Codec::rules_json({}, true)};
}

/// Returns the settings, such as "target=200", as a JSON object. Throws CLI::ValidationError for an unknown key and
/// for a setting without a value.
Json rules_settings(const std::vector<std::string> &settings, const KnownRules &known);

/// Returns the default rules of the game, changed by the settings. Throws CLI::ValidationError for an invalid setting.
template <RecordedGame Game>
typename Game::Ruleset parse_rules(const std::vector<std::string> &settings)
{
    const auto rules = Game::Codec::rules_from_json(rules_settings(settings, known_rules<Game>()));
    if (!rules)
        throw CLI::ValidationError("--rules", rules.error().cause);
    return *rules;
}

/// Returns a validator for whole numbers that accepts only decimal digits and drops leading zeros, because CLI11 would read
/// 010 as eight.
CLI::Validator decimal();

/// Adds the option `--seed`. \p seed stays empty if the option is not given.
void add_seed_option(CLI::App &command, std::optional<std::uint64_t> &seed);

/// Returns a random seed from the system, for use without `--seed`. The caller prints the seed so that the game can be
/// repeated.
std::uint64_t fresh_seed();

} // namespace tableside::console
