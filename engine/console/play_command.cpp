// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command `play`: a game against the computer in the terminal.
#include "engine/console/commands.h"
#include "engine/console/options.h"
#include "engine/console/terminal_game.h"

#include <iostream>
#include <memory>

namespace tableside::console {

namespace {

struct PlayOptions
{
    std::string against = "easy";
    std::vector<PlayerSpec> opponents;
    GameId game{};
    std::vector<std::string> rules;
    std::optional<std::uint64_t> seed;
};

template <typename Game>
int play(const PlayOptions &options, const typename Game::Ruleset &rules)
{
    const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
    return TerminalGame<Game>(options.opponents, rules, seed, std::cin, std::cout).run();
}

} // namespace

void add_play(CLI::App &app, Run &run)
{
    const auto options = std::make_shared<PlayOptions>();
    CLI::App *command = app.add_subcommand("play", "Play a game against the computer in the terminal");
    add_game_option(*command, options->game);
    const std::string opponents = "Your opponents, separated by commas (default: easy): a program (exec:COMMAND),\n"
                                  "or one of these"
        + of_each_game("\n", ": ", []<typename Game>() { return level_list<Game>(); });
    set_example(command->add_option("--against", options->against, opponents), "a player, e.g. easy")
        ->type_name("PLAYER,…");
    add_seed_option(*command, options->seed);
    add_rules_option(*command, options->rules);
    command->footer("Type help in the game to see the commands. quit or Ctrl+D leaves.");
    command->callback([options, &run] {
        with_game(options->game, [&]<typename Game>() {
            options->opponents = parse_players<Game>("--against", options->against, 1);
            run = [options, rules = parse_rules<Game>(options->rules)] { return play<Game>(*options, rules); };
        });
    });
}

} // namespace tableside::console
