// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command `simulate`: plays many games between computer players and external programs.
#include "engine/console/commands.h"
#include "engine/console/input_file.h"
#include "engine/console/options.h"
#include "engine/console/output.h"
#include "engine/console/simulate_report.h"
#include "engine/console/tournament.h"
#include "engine/core/counted.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <fstream>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace tableside::console {

namespace {

/// Returns a line such as "2 to 4 players: random, greedy".
template <PlayedGame Game>
std::string seats_and_levels()
{
    return std::to_string(Game::fewest_seats) + " to " + std::to_string(Game::most_seats)
        + " players: " + level_list<Game>() + "\n";
}

constexpr const char *footer_text =
    "  or a program: exec:COMMAND. A comma in COMMAND is fine as long as no player's name follows it.\n"
    "medium and hard search; --think and --playouts are for them.\n"
    "Seats rotate from game to game. Intervals are Wilson score intervals. Times are processor time for the engine's\n"
    "players and clock time for programs. Everything else is the same for the same seed, players, rules, and\n"
    "--playouts, whatever --jobs is.\n"
    "\n"
    "exec:COMMAND is started with /bin/sh once per game. For each decision it reads one line\n"
    "  {\"observe\":OBSERVATION,\"legal\":[ACTION,…]}\n"
    "and answers with one line {\"choose\":INDEX}. At the end it reads {\"over\":{\"winner\":SEAT}} and end of file.\n"
    "Calls and catches are made for it, as for greedy; it never jumps in, and it holds every pose. If an answer is\n"
    "late, missing, or invalid, the seat loses the game, and the best of the others wins it. The other games go on, and\n"
    "the exit code at the end is 1. If the computer has no room to start a program, the simulation stops without a\n"
    "report; try a smaller --jobs.\n"
    "\n"
    "--record FILE writes all games one after another, each with its own header; replay FILE checks them.";

struct SimulateOptions
{
    GameId game{};
    Simulation simulation;
    std::string players;
    std::vector<std::string> rules;
    std::optional<std::uint64_t> seed;
    int jobs = 1;
    double bot_timeout = 10.0;
    std::optional<std::string> record_file;
    bool json = false;
};

/// Shows how many matches are done, at most five times a second and only if standard error is a terminal.
class Progress
{
public:
    explicit Progress(int of) : m_of(of), m_is_shown(isatty(STDERR_FILENO) == 1) {}
    ~Progress() { clear(); }
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    /// Erases the progress line, so that a message can take its place.
    void clear()
    {
        if (m_was_shown)
            std::cerr << "\r\033[K" << std::flush;
        m_was_shown = false;
    }

    void show(int done)
    {
        const auto now = Clock::now();
        if (!m_is_shown || now - m_last < std::chrono::milliseconds(200))
            return;
        m_last = now;
        m_was_shown = true;
        std::cerr << "\r" << done << " of " << m_of << std::flush;
    }

private:
    int m_of;
    bool m_is_shown;
    bool m_was_shown = false;
    Clock::time_point m_last = Clock::now();
};

/// Opens the record file for writing. Returns false and prints a message on failure.
bool open_record(std::ofstream &record, const std::string &name)
{
    errno = 0;
    record.open(name, std::ios::binary | std::ios::trunc);
    if (!record)
        print_file_error(name, {0, with_system_reason("can't be written", errno), {}});
    return static_cast<bool>(record);
}

template <typename Game>
TournamentResult play_all(const SimulateOptions &options, const Simulation &simulation,
                          const typename Game::Ruleset &rules, std::ostream &record)
{
    const auto programs = std::ranges::count_if(simulation.players, &PlayerSpec::is_program);
    if (programs > 0)
        raise_file_limit(static_cast<int>(programs) * std::min(options.jobs, simulation.matches));
    Progress progress(simulation.matches);
    const TournamentListener listener{[&](int done) { progress.show(done); },
                                      [&](const std::string &message) {
                                          progress.clear();
                                          complain(message);
                                      }};
    const auto play_match = [&](int index) { return MatchRunner<Game>(simulation, rules, index).run(); };
    return run_tournament(simulation, play_match, options.jobs, record, listener);
}

/// Prints a warning if a search budget is given but no player searches.
void note_unused_budget(const Simulation &simulation)
{
    const bool thinks = simulation.decider.think.count() > 0;
    if ((thinks || simulation.decider.playouts > 0) && std::ranges::none_of(simulation.players, &PlayerSpec::searches))
        complain(std::string(thinks ? "--think" : "--playouts")
                 + " changes nothing, because only medium and hard search");
}

template <typename Game>
int simulate(SimulateOptions options, const typename Game::Ruleset &rules)
{
    Simulation &simulation = options.simulation;
    simulation.game = Game::name;
    simulation.seed = options.seed ? *options.seed : fresh_seed();
    simulation.record = options.record_file.has_value();
    simulation.decider.bot_time = std::chrono::milliseconds(static_cast<std::int64_t>(options.bot_timeout * 1000.0));
    note_unused_budget(simulation);
    std::ofstream record;
    if (simulation.record && !open_record(record, *options.record_file))
        return exit_bad_input;
    const TournamentResult result = play_all<Game>(options, simulation, rules, record);
    const bool is_whole = result.matches == simulation.matches;
    const bool record_is_whole = !simulation.record || (is_whole && !result.record_failed && record.flush());
    if (!record_is_whole)
        print_file_error(*options.record_file, {0, "couldn't be written completely", {}});
    if (!is_whole) {
        complain("stopped after " + std::to_string(result.matches) + " of "
                 + counted(simulation.matches, simulation.single_rounds ? "round" : "game")
                 + (result.start_error.empty() ? "" : ": " + result.start_error));
        return exit_bad_input;
    }
    if (options.json)
        std::cout << dumped(report_json(simulation, result)) << '\n';
    else
        std::cout << report_table(simulation, result);
    return result.failed || !record_is_whole ? exit_bad_input : exit_ok;
}

/// Rejects NaN, which every range check would let pass, and spellings that only CLI11 accepts. Returns an error text, empty if
/// the number is valid.
std::string check_is_finite(const std::string &text)
{
    double number = 0.0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end && std::isfinite(number)
        ? std::string()
        : "\"" + text + "\" isn't a number of seconds";
}

std::string check_is_name(const std::string &text)
{
    return text.empty() ? "a file name is missing" : std::string();
}

void add_count_options(CLI::App &command, const std::shared_ptr<SimulateOptions> &options)
{
    Simulation &simulation = options->simulation;
    CLI::Option *matches = set_example(
                               command.add_option("--matches", simulation.matches, "How many games (default: 100)"),
                               "a number, e.g. 100")
                               ->transform(decimal())
                               ->check(CLI::Range(1, 100'000'000))
                               ->type_name("N");
    const auto play_rounds = [options](int rounds) {
        options->simulation.matches = rounds;
        options->simulation.single_rounds = true;
    };
    set_example(command.add_option_function<int>("--rounds", play_rounds, "Play single rounds instead of whole games"),
                "a number, e.g. 1000")
        ->transform(decimal())
        ->check(CLI::Range(1, 100'000'000))
        ->type_name("N")
        ->excludes(matches);
    set_example(command.add_option("--jobs", options->jobs, "How many games to play at once (default: 1)"),
                "a number, e.g. 4")
        ->transform(decimal())
        ->check(CLI::Range(1, 1024))
        ->type_name("J");
}

void add_player_options(CLI::App &command, const std::shared_ptr<SimulateOptions> &options)
{
    set_example(command.add_option("--players", options->players, "Who plays, separated by commas"),
                "players, e.g. hard,easy")
        ->required()
        ->type_name("PLAYER,PLAYER,…");
    DeciderOptions &decider = options->simulation.decider;
    const auto set_think = [options](int ms) { options->simulation.decider.think = std::chrono::milliseconds(ms); };
    CLI::Option *think = set_example(
                             command.add_option_function<int>(
                                 "--think", set_think, "Milliseconds to think per decision, for players that search"),
                             "a number of milliseconds, e.g. 50")
                             ->transform(decimal())
                             ->check(CLI::Range(1, 3'600'000))
                             ->type_name("MS");
    set_example(command.add_option("--playouts", decider.playouts, "Playouts per decision, for players that search"),
                "a number, e.g. 1000")
        ->transform(decimal())
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("N")
        ->excludes(think);
    command.add_flag_callback(
        "--no-calls", [options] { options->simulation.calls = false; },
        "Everyone calls in time, so only card play counts");
    set_example(command.add_option("--bot-timeout", options->bot_timeout,
                                   "How long a program may take per decision (default: 10)"),
                "a number of seconds, e.g. 10")
        ->check(CLI::Range(0.01, 86'400.0))
        ->check(CLI::Validator(check_is_finite, ""))
        ->type_name("SECONDS");
}

} // namespace

void add_simulate(CLI::App &app, Run &run)
{
    const auto options = std::make_shared<SimulateOptions>();
    CLI::App *command = app.add_subcommand("simulate", "Let players and programs play many games, and count the wins");
    add_game_option(*command, options->game);
    add_player_options(*command, options);
    add_count_options(*command, options);
    add_seed_option(*command, options->seed);
    add_rules_option(*command, options->rules);
    set_example(command->add_option("--record", options->record_file, "Write a record of every game to FILE"),
                "a file name, e.g. games.jsonl")
        ->check(CLI::Validator(check_is_name, ""))
        ->type_name("FILE");
    command->add_flag("--json", options->json, "Print the result as JSON");
    command->footer("Players:\n" + of_each_game("  ", ", ", []<typename Game>() { return seats_and_levels<Game>(); })
                    + footer_text);
    command->callback([options, &run] {
        with_game(options->game, [&]<typename Game>() {
            options->simulation.players = parse_players<Game>("--players", options->players);
            run = [options, rules = parse_rules<Game>(options->rules)] { return simulate<Game>(*options, rules); };
        });
    });
}

} // namespace tableside::console
