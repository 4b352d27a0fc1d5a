// What there is to tell of the console's commands, read from its command line (CLI11): for the manual page and completions.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace tableside::manual {

/// What can be typed as the value of an option.
enum class Values {
    none,   ///< It is a flag.
    any,    ///< Something that nobody can guess.
    file,
    choice, ///< One of `words`.
    list    ///< Some of `words`, separated by commas; words that end in = take a value.
};

struct ConsoleOption
{
    std::string names;       ///< "-h,--help"; of a file that is no option, its name.
    std::string value;       ///< "FILE"; empty for a flag.
    std::string description; ///< As --help has it.
    std::string conditions;  ///< "Required. Not with --csv.", or nothing.
    Values values = Values::none;
    std::vector<std::string> words;
    bool is_positional = false;
};

struct ConsoleCommand
{
    std::string name;
    std::string description;
    std::vector<ConsoleOption> options;
    std::string footer;
};

/// Of the program itself, which has no file, or of one of its commands.
ConsoleCommand told_of(const CLI::App &command);
std::vector<ConsoleCommand> commands_of(const CLI::App &app);

} // namespace tableside::manual
