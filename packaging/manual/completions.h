// What three shells complete of the console's command line.
#pragma once

#include "packaging/manual/console_command.h"

namespace tableside::manual {

/// `program` is the command line without a command; its options are --help and --version.
std::string bash_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);
std::string zsh_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);
std::string fish_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);

} // namespace tableside::manual
