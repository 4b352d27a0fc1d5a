// Builds the command line of tableside-console: the program uses it to parse its arguments, and packaging/manual uses
// it to generate the manual page and the shell completions.
#pragma once

#include "engine/console/commands.h"

#include <memory>
#include <string>

namespace tableside::console {

/// Returns the command line with all commands. --version prints \p version. \p run must outlive the result.
std::unique_ptr<CLI::App> command_line(Run &run, const std::string &version);

} // namespace tableside::console
