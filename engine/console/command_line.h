// The whole command line of tableside-console: what --help says, and what its manual page and its completions are made from
// (packaging/manual).
#pragma once

#include "engine/console/commands.h"

#include <memory>
#include <string>

namespace tableside::console {

/// `version` is what --version prints. `run` outlives it.
std::unique_ptr<CLI::App> command_line(Run &run, const std::string &version);

} // namespace tableside::console
