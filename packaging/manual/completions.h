// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes the completion scripts of tableside-console for bash, zsh, and fish.
#pragma once

#include "packaging/manual/console_command.h"

namespace tableside::manual {

/// Returns the completion script for bash. \p program is the command line without a command; its options are --help and --version.
std::string bash_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);
/// Returns the completion script for zsh.
std::string zsh_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);
/// Returns the completion script for fish.
std::string fish_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands);

} // namespace tableside::manual
