// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/console/commands.h"

#include "engine/core/game_id.h"

namespace tableside::console {

std::unique_ptr<CLI::App> command_line(Run &run, const std::string &version)
{
    auto app = std::make_unique<CLI::App>("Tableside in the terminal: play, score, simulate, and check the card games "
                                              + known_games_text() + ".",
                                          "tableside-console");
    app->set_version_flag("--version", version);
    app->require_subcommand(1);
    app->footer("For example: tableside-console play --game dos\n"
                "Help for a command: tableside-console COMMAND --help\n"
                "Exit codes: 0 for success, 1 for bad input or an illegal record, 2 for wrong usage.");
    for (const auto add : {add_play, add_score, add_simulate, add_replay, add_verify_deal, add_legal, add_explain})
        add(*app, run);
    app->get_formatter()->label("SUBCOMMAND", "COMMAND");
    for (CLI::App *command : app->get_subcommands([](const CLI::App *) { return true; }))
        command->group("Commands");
    return app;
}

} // namespace tableside::console
