// tableside-console: the engine without a window. See the commands' own files.
#include "engine/console/commands.h"
#include "engine/console/output.h"
#include "engine/core/game_id.h"

#include <csignal>
#include <iostream>
#include <system_error>

namespace {

using namespace tableside::console;

/// CLI11 has many exit codes; ours are 0 for help that was asked for, and 2.
int usage_answer(CLI::App &app, const CLI::ParseError &problem, std::string_view first_word)
{
    if (app.get_subcommands().empty() && !first_word.empty() && first_word[0] != '-') {
        complain("there is no command \"" + std::string(first_word) + "\"; --help lists them");
        return exit_wrong_usage;
    }
    return app.exit(problem, std::cout, std::cerr) == 0 ? exit_ok : exit_wrong_usage;
}

int run_console(int argument_count, char **arguments)
{
    CLI::App app("Tableside's engine without a window: play, simulate, replay, judge and score "
                     + tableside::known_games_text() + ".",
                 "tableside-console");
    app.set_version_flag("--version", "tableside-console " TABLESIDE_VERSION);
    app.require_subcommand(1);
    app.footer("Exit code: 0 for success, 1 for bad input or an illegal record, 2 for wrong usage.\n"
               "COMMAND --help tells the rest.");
    Run run;
    for (const auto add : {add_simulate, add_replay, add_legal, add_explain, add_play, add_score, add_verify_deal})
        add(app, run);
    try {
        app.parse(argument_count, arguments);
    } catch (const CLI::ParseError &problem) {
        return usage_answer(app, problem, argument_count > 1 ? arguments[1] : "");
    }
    try {
        return run ? run() : exit_wrong_usage;
    } catch (const std::system_error &problem) { // the machine has no room for one more program or thread
        complain(problem.what());
        return exit_bad_input;
    }
}

} // namespace

int main(int argument_count, char **arguments)
{
    std::signal(SIGPIPE, SIG_IGN); // a reader or a bot that went away is an error to report, not a reason to die
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    return finished_output(run_console(argument_count, arguments));
}
