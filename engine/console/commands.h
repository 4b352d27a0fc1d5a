// The commands of the console. Each function adds a command to the command line. After CLI11 has parsed the
// arguments, the chosen command has set `run`; calling `run` executes the command and returns the exit code.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>

namespace tableside::console {

inline constexpr int exit_ok = 0;
inline constexpr int exit_bad_input = 1;
inline constexpr int exit_wrong_usage = 2;

using Run = std::function<int()>;

void add_simulate(CLI::App &app, Run &run);
void add_replay(CLI::App &app, Run &run);
void add_legal(CLI::App &app, Run &run);
void add_explain(CLI::App &app, Run &run);
void add_play(CLI::App &app, Run &run);
void add_score(CLI::App &app, Run &run);
void add_verify_deal(CLI::App &app, Run &run);

} // namespace tableside::console
