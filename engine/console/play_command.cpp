// `play`: a match in the terminal.
#include "console/commands.h"
#include "console/options.h"
#include "console/terminal_game.h"

#include <iostream>
#include <memory>

namespace tableside::console {

namespace {

struct Options
{
    std::vector<PlayerSpec> opponents{{"easy", Level::easy, {}}};
    dos::Ruleset rules;
    std::optional<std::uint64_t> seed;
};

int play(const Options &options)
{
    const std::uint64_t seed = options.seed ? *options.seed : fresh_seed();
    return TerminalGame(options.opponents, options.rules, seed, std::cin, std::cout).run();
}

} // namespace

void add_play(CLI::App &app, Run &run)
{
    const auto options = std::make_shared<Options>();
    CLI::App *command = app.add_subcommand("play", "Play a match against the computer in the terminal");
    add_game_option(*command);
    command
        ->add_option_function<std::string>(
            "--against",
            [options](const std::string &text) {
                options->opponents = parse_players(text);
                const auto count = options->opponents.size();
                if (count < dos::fewest_seats - 1 || count > dos::most_seats - 1)
                    throw CLI::ValidationError("--against", "DOS is for 1 to 3 opponents, not " + std::to_string(count));
            },
            "Your opponents: " + level_list() + " or exec:COMMAND (default: easy)")
        ->type_name("PLAYER,…");
    add_seed_option(*command, options->seed);
    add_rules_option(*command, options->rules);
    command->footer("Type help in the game. The end of the input ends it.");
    command->callback([options, &run] { run = [options] { return play(*options); }; });
}

} // namespace tableside::console
