// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/options.h"

#include <algorithm>
#include <charconv>
#include <random>
#include <utility>

namespace tableside::console {

namespace {

std::string check_game(const std::string &name)
{
    return game_named(name) ? std::string() : unknown_game_text(name);
}

/// Converts a setting to JSON: whole numbers become numbers, true and false booleans, and other words strings.
Json value_of(const std::string &text)
{
    if (text == "true" || text == "false")
        return text == "true";
    int number = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end ? Json(number) : Json(text);
}

/// Reads a seed of decimal digits only, because CLI11 would read -3 as a huge number.
std::uint64_t parse_seed(const std::string &text)
{
    std::uint64_t seed = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, seed);
    if (problem != std::errc() || stop != end)
        throw CLI::ValidationError("--seed", "\"" + text + "\" isn't a whole number from 0 to 18446744073709551615");
    return seed;
}

/// Returns the keys of the rules joined by commas, such as "bonusLay, catchWindow".
std::string joined_keys(const OrderedJson &rules)
{
    std::string text;
    for (const auto &rule : rules.items())
        text += (text.empty() ? "" : ", ") + rule.key();
    return text;
}

/// Returns an example value of a rule for an error message: "true" for a rule that is on or off, otherwise the
/// default value.
std::string example_value(const Json &standard)
{
    if (standard.is_boolean())
        return "true";
    return standard.is_string() ? standard.get<std::string>() : standard.dump();
}

std::string missing_value_text(const std::string &key, const KnownRules &known)
{
    std::string text = key;
    ((text += " needs a value, e.g. ") += key) += '=';
    return text += example_value(known.defaults[key]);
}

std::string unknown_rule_text(const std::string &key, const KnownRules &known)
{
    if (key.empty())
        return "a rule is missing, e.g. target=200";
    std::string other_game;
    GameList::for_each([&]<typename Game>() {
        if (known_rules<Game>().defaults.contains(key))
            other_game = Game::title;
    });
    const std::string title(known.title);
    return (other_game.empty() ? "\"" + key + "\" isn't a rule" : key + " is a " + other_game + " rule") + "; " + title
        + " rules are: " + joined_keys(known.defaults);
}

constexpr const char *example_key = "example";

} // namespace

CLI::Option *set_example(CLI::Option *option, const std::string &example)
{
    // CLI11 has no member for the example, so the description of a validator stores it. The validator is not active: it
    // checks nothing, and --help leaves it out.
    return option->check(CLI::Validator(example).name(example_key).active(false));
}

std::string example_of(CLI::Option &option)
{
    try {
        const CLI::Validator example = *option.get_validator(example_key);
        return example.active(true).get_description();
    } catch (const CLI::OptionNotFound &) {
        return {};
    }
}

CLI::Option *add_game_option(CLI::App &command, const std::string &help, std::function<void(GameId)> found)
{
    std::string names;
    for (const std::string_view name : GameList::names)
        names += (names.empty() ? "" : "|") + std::string(name);
    const auto find = [found = std::move(found)](const std::string &name) { found(*game_named(name)); };
    CLI::Option *option = command.add_option_function<std::string>("--game", find, help)
                              ->check(CLI::Validator(check_game, "", "game"))
                              ->type_name(names);
    return set_example(option, "a game, e.g. dos");
}

void add_game_option(CLI::App &command, GameId &game)
{
    add_game_option(command, "The game to play", [&game](GameId named) { game = named; })->required();
}

Json rules_settings(const std::vector<std::string> &settings, const KnownRules &known)
{
    Json json = Json::object();
    for (const std::string &setting : settings) {
        const std::size_t equals = setting.find('=');
        const std::string key = setting.substr(0, equals);
        if (!known.defaults.contains(key))
            throw CLI::ValidationError("--rules", unknown_rule_text(key, known));
        if (equals == std::string::npos || equals + 1 == setting.size())
            throw CLI::ValidationError("--rules", missing_value_text(key, known));
        json[key] = value_of(setting.substr(equals + 1));
    }
    return json;
}

void add_rules_option(CLI::App &command, std::vector<std::string> &settings)
{
    std::string help = "House rules. For every game: scoring=winnerTakesAll|countAgainst,\n"
                       "  grace=0..5000 (milliseconds to call before anyone can catch you),\n"
                       "  target=50..1000 (points), or target=1 (one round)\n"
        + of_each_game("", ": ", []<typename Game>() { return Game::Words::rules_help(); });
    help.pop_back(); // remove the final line end
    set_example(command.add_option("--rules", settings, help)->delimiter(',')->type_name("KEY=VALUE,…"),
                "a rule, e.g. target=200");
}

CLI::Validator decimal()
{
    return CLI::Validator(
        [](std::string &text) {
            if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos)
                return "\"" + text + "\" isn't a whole number";
            text.erase(0, std::min(text.find_first_not_of('0'), text.size() - 1));
            return std::string();
        },
        "");
}

void add_seed_option(CLI::App &command, std::optional<std::uint64_t> &seed)
{
    const auto parse = [&seed](const std::string &text) { seed = parse_seed(text); };
    set_example(command.add_option_function<std::string>("--seed", parse,
                                                         "The same seed deals the same cards (default: a new one)"),
                "a number, e.g. 42")
        ->type_name("NUMBER");
}

std::uint64_t fresh_seed()
{
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
}

} // namespace tableside::console
