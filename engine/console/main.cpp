// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The program tableside-console: the engine with a command line instead of a window. Each command has its own source
// file.
#include "engine/console/commands.h"
#include "engine/console/options.h"
#include "engine/console/output.h"

#include <csignal>
#include <iostream>
#include <system_error>

namespace {

using namespace tableside::console;

/// Returns a plainer text for common usage problems of a command, and CLI11's own message for all others.
std::string usage_problem(const CLI::ParseError &problem, CLI::App &command)
{
    std::string text = problem.what();
    const std::string kind = problem.get_name();
    const std::string option = text.substr(0, text.find_first_of(": "));
    CLI::Option *const wrong = command.get_option_no_throw(option);
    const std::string value = wrong == nullptr ? std::string() : example_of(*wrong);
    if (kind == "ArgumentMismatch" && !value.empty())
        return option + " needs " + value;
    if (kind == "RequiredError" && !value.empty())
        return option + " is missing; it needs " + value;
    if (kind == "RequiredError" && option == "file")
        return "a file is missing";
    constexpr std::string_view excludes = " excludes ";
    if (const std::size_t at = text.find(excludes); kind == "ExcludesError" && at != std::string::npos)
        text.replace(at, excludes.size(), " can't be combined with ");
    return text;
}

std::string command_list(const CLI::App &app)
{
    std::string text = "Commands:\n";
    for (const CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; })) {
        std::string name = command->get_name();
        name.resize(14, ' ');
        text += "  " + name + command->get_description() + "\n";
    }
    return text + "For example: tableside-console play --game dos\n";
}

/// Prints the help or the usage problem. Returns 0 for requested help and 2 for wrong usage, instead of CLI11's many codes.
int usage_answer(CLI::App &app, const CLI::ParseError &problem, std::string_view first_word)
{
    if (problem.get_exit_code() == 0)
        return app.exit(problem, std::cout, std::cerr) == 0 ? exit_ok : exit_wrong_usage;
    const auto commands = app.get_subcommands();
    if (commands.empty()) {
        const std::string word(first_word);
        complain(word.empty()         ? "a command is missing"
                     : word[0] == '-' ? "a command is missing before " + word
                                      : "unknown command \"" + word + "\"");
        std::cerr << command_list(app);
        return exit_wrong_usage;
    }
    complain(usage_problem(problem, *commands.front()));
    std::cerr << "For help: tableside-console " + commands.front()->get_name() + " --help\n";
    return exit_wrong_usage;
}

int run_console(int argument_count, char **arguments)
{
    Run run;
    const auto line = command_line(run, "tableside-console " TABLESIDE_VERSION);
    CLI::App &app = *line;
    try {
        app.parse(argument_count, arguments);
    } catch (const CLI::ParseError &problem) {
        return usage_answer(app, problem, argument_count > 1 ? arguments[1] : "");
    }
    try {
        return run ? run() : exit_wrong_usage;
    } catch (const std::system_error &problem) { // the system cannot start another program or thread
        complain(problem.what());
        return exit_bad_input;
    }
}

} // namespace

int main(int argument_count, char **arguments)
{
    std::signal(SIGPIPE, SIG_IGN); // a closed pipe to a reader or bot is reported as an error instead
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    return finished_output(run_console(argument_count, arguments));
}
