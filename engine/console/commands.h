// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The commands of tableside-console, and command_line(), which describes all commands and options to CLI11. The program parses
// its arguments by this description. packaging/manual generates the manual page and the shell completions from the description.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <string>

namespace tableside::console {

inline constexpr int exit_ok = 0;
inline constexpr int exit_bad_input = 1;
inline constexpr int exit_wrong_usage = 2;

using Run = std::function<int()>;

/// Returns the description of the command line with all commands. --version prints \p version. \p run must outlive the result.
std::unique_ptr<CLI::App> command_line(Run &run, const std::string &version);

// Each function adds a command to `app`. After CLI11 has parsed the arguments, the chosen command has set `run`.
// Calling `run` executes the command and returns the exit code.
void add_simulate(CLI::App &app, Run &run);
void add_replay(CLI::App &app, Run &run);
void add_legal(CLI::App &app, Run &run);
void add_explain(CLI::App &app, Run &run);
void add_play(CLI::App &app, Run &run);
void add_score(CLI::App &app, Run &run);
void add_verify_deal(CLI::App &app, Run &run);

} // namespace tableside::console
