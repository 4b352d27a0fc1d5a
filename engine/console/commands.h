// The commands of the console. Each adds itself to the command line. Once the arguments are parsed, the command that was
// asked for has put its work into `run`, which returns the exit code.
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
