// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Descriptions of the console's commands and options for the manual page and completions, read from its command line (CLI11).
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace tableside::manual {

/// The kinds of values of an option.
enum class Values {
    none,   ///< No value: the option is a flag.
    any,    ///< Any text, which cannot be completed.
    file,
    choice, ///< One of `words`.
    list    ///< Some of `words`, separated by commas; a word that ends in = is followed by a value.
};

/// An option or a positional argument.
struct ConsoleOption
{
    std::string names;       ///< The names of an option, such as "-h,--help", or the name of a positional argument.
    std::string value;       ///< The kind of the value, such as "FILE"; empty for a flag.
    std::string description; ///< The description in --help.
    std::string conditions;  ///< Sentences such as "Required. Not with --csv."; may be empty.
    Values values = Values::none;
    std::vector<std::string> words;
    bool is_positional = false;
};

/// A command of the console, or the program itself.
struct ConsoleCommand
{
    std::string name;
    std::string description;
    std::vector<ConsoleOption> options;
    std::string footer; ///< The text below the options in --help.
};

/// Returns the description of a command, or of the program itself.
ConsoleCommand told_of(const CLI::App &command);
/// Returns the descriptions of all commands of the program.
std::vector<ConsoleCommand> commands_of(const CLI::App &app);

} // namespace tableside::manual
