// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Prints the manual page or a completion script of tableside-console, made from the option tables of its --help. The build runs
// this program:
//     console_manual man VERSION RELEASED | bash | zsh | fish
#include "engine/console/commands.h"
#include "packaging/manual/completions.h"
#include "packaging/manual/console_command.h"
#include "packaging/manual/man_page.h"

#include <algorithm>
#include <iostream>

namespace {

using namespace tableside::manual;

/// Adds the options of a command to the page, except those in \p known.
void tell_options(ManPage &page, const ConsoleCommand &command, const std::vector<ConsoleOption> &known = {})
{
    for (const ConsoleOption &option : command.options) {
        if (std::ranges::find(known, option.names, &ConsoleOption::names) != known.end())
            continue;
        std::string text = option.description;
        if (!option.conditions.empty())
            text += (text.find('\n') == std::string::npos ? ". " : "\n") + option.conditions;
        page.entry(option.is_positional ? "" : option.names, option.value, text);
    }
}

std::string synopsis_of(const ConsoleCommand &command)
{
    std::string text = command.name;
    for (const ConsoleOption &option : command.options) {
        if (!option.is_positional && option.conditions.starts_with("Required."))
            text += " " + option.names + " " + option.value;
    }
    text += " [OPTIONS]";
    for (const ConsoleOption &option : command.options)
        text += option.is_positional ? " " + option.value : "";
    return text;
}

std::string manual_page(const CLI::App &app, const std::string &version, const std::string &released)
{
    const ConsoleCommand program = told_of(app);
    const std::vector<ConsoleCommand> commands = commands_of(app);
    std::string what = program.description;
    if (what.ends_with('.'))
        what.pop_back();
    ManPage page(program.name, what, version, released);
    page.heading("SYNOPSIS");
    for (const ConsoleCommand &command : commands) {
        page.synopsis(program.name, synopsis_of(command));
        page.text("\n");
    }
    page.heading("DESCRIPTION");
    page.text(program.description + "\n\n" + program.footer);
    page.heading("OPTIONS");
    tell_options(page, program);
    page.heading("COMMANDS");
    for (const ConsoleCommand &command : commands) {
        page.subheading(command.name);
        page.text(command.description + ".");
        tell_options(page, command, program.options);
        page.text("\n" + command.footer);
    }
    page.heading("SEE ALSO");
    page.text("tableside(6)");
    return page.page();
}

} // namespace

int main(int argument_count, char **arguments)
{
    tableside::console::Run run;
    const auto app = tableside::console::command_line(run, "");
    const std::string what = argument_count > 1 ? arguments[1] : "";
    const ConsoleCommand program = told_of(*app);
    if (what == "man" && argument_count == 4)
        std::cout << manual_page(*app, arguments[2], arguments[3]);
    else if (what == "bash")
        std::cout << bash_completion(program, commands_of(*app));
    else if (what == "zsh")
        std::cout << zsh_completion(program, commands_of(*app));
    else if (what == "fish")
        std::cout << fish_completion(program, commands_of(*app));
    else
        return 2;
    return std::cout.flush() ? 0 : 1;
}
