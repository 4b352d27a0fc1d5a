// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packaging/manual/console_command.h"

#include "engine/console/game_words.h"
#include "engine/console/options.h"
#include "engine/core/game_list.h"
#include "engine/players/levels.h"

#include <algorithm>

namespace tableside::manual {

namespace {

std::vector<std::string> level_words()
{
    std::vector<std::string> words;
    for (const Level level : all_levels) {
        bool plays = false;
        GameList::for_each([&]<typename Game>() { plays = plays || has_level<Game>(level); });
        if (plays)
            words.emplace_back(level_name(level));
    }
    return words;
}

/// Returns the rule keys of all games, such as "target=".
std::vector<std::string> rule_words()
{
    std::vector<std::string> words;
    GameList::for_each([&]<typename Game>() {
        const console::KnownRules known = console::known_rules<Game>();
        for (const auto &rule : known.defaults.items()) {
            std::string word = rule.key() + "=";
            if (std::ranges::find(words, word) == words.end())
                words.push_back(std::move(word));
        }
    });
    return words;
}

std::vector<std::string> split(const std::string &text, char separator)
{
    std::vector<std::string> words{""};
    for (const char c : text) {
        if (c == separator)
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

/// For a type such as "N:INT in [1 - 100]", returns the sentence "From 1 to 100." and shortens \p type to "N".
std::string range_in(std::string &type)
{
    const std::size_t colon = type.find(':');
    if (colon == std::string::npos)
        return {};
    const std::string check = type.substr(colon + 1);
    type.resize(colon);
    const std::size_t begin = check.find('[');
    const std::size_t dash = check.find(" - ", begin);
    const std::size_t end = check.find(']', dash);
    if (begin == std::string::npos || dash == std::string::npos || end == std::string::npos)
        return {};
    return "From " + check.substr(begin + 1, dash - begin - 1) + " to " + check.substr(dash + 3, end - dash - 3) + ".";
}

std::string names_of(const CLI::Option &option)
{
    return option.get_positional() ? option.get_name(true) : option.get_name(false, true);
}

std::string conditions_of(const CLI::Option &option, const std::string &range)
{
    std::string text = option.get_required() ? "Required." : "";
    const auto add = [&](const std::string &sentence) { text += (text.empty() || sentence.empty() ? "" : " ") + sentence; };
    add(range);
    std::vector<std::string> excluded; // sorted, because CLI11 orders them by their addresses in memory
    for (const CLI::Option *other : option.get_excludes())
        excluded.push_back(other->get_name());
    std::ranges::sort(excluded);
    std::string others;
    for (const std::string &other : excluded)
        others += (others.empty() ? "" : ", ") + other;
    add(others.empty() ? "" : "Not with " + others + ".");
    return text;
}

ConsoleOption told_of(const CLI::Option &option)
{
    ConsoleOption told;
    told.names = names_of(option);
    told.is_positional = option.get_positional();
    told.description = option.get_description();
    const bool takes_value = option.get_items_expected_max() > 0;
    std::string type = takes_value ? option.get_type_name() : "";
    const std::string range = range_in(type);
    told.value = type;
    told.conditions = conditions_of(option, range);
    if (!takes_value)
        return told;
    told.values = Values::any;
    if (type == "FILE") {
        told.values = Values::file;
    } else if (type.starts_with("KEY=")) {
        told.values = Values::list;
        told.words = rule_words();
    } else if (type.starts_with("PLAYER,")) {
        told.values = Values::list;
        told.words = level_words();
    } else if (type.find('|') != std::string::npos) {
        told.values = Values::choice;
        told.words = split(type, '|');
    }
    return told;
}

} // namespace

ConsoleCommand told_of(const CLI::App &command)
{
    ConsoleCommand told;
    told.name = command.get_name();
    told.description = command.get_description();
    told.footer = command.get_footer();
    for (const CLI::Option *option : command.get_options())
        told.options.push_back(told_of(*option));
    return told;
}

std::vector<ConsoleCommand> commands_of(const CLI::App &app)
{
    std::vector<ConsoleCommand> commands;
    for (const CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; }))
        commands.push_back(told_of(*command));
    return commands;
}

} // namespace tableside::manual
