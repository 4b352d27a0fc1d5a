// Writes the completion scripts of tableside-console for bash, zsh, and fish.
#pragma once

#include "packaging/manual/console_command.h"

namespace tableside::manual {

/// These return the completion script of a shell. \p program is the command line without a command, with options such as --help
/// and --version.
std::string bash_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);
std::string zsh_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);
std::string fish_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);

} // namespace tableside::manual
