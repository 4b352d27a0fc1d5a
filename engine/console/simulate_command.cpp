// `simulate`: matches between the engine's players and programs.
#include "engine/console/commands.h"
#include "engine/console/options.h"
#include "engine/console/output.h"
#include "engine/console/simulate_report.h"
#include "engine/console/tournament.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <iostream>
#include <memory>
#include <unistd.h>

namespace tableside::console {

namespace {

/// "for 2 to 4 of random, greedy".
template <PlayedGame Game>
std::string seats_and_levels()
{
    return "for " + std::to_string(Game::fewest_seats) + " to " + std::to_string(Game::most_seats) + " of "
        + level_list<Game>() + "\n";
}

constexpr const char *footer_text =
    "Or exec:COMMAND. medium and hard search.\n"
    "A comma in COMMAND is fine as long as no player's name follows it.\n"
    "Seats rotate from match to match. The intervals are Wilson's. Times are those of this run: of the processor for\n"
    "the engine's players, on the clock for programs. All else is the same for the same seed, players, rules and\n"
    "--playouts, whatever --jobs is.\n"
    "\n"
    "exec:COMMAND is started with /bin/sh once per match and per decision reads one line\n"
    "  {\"observe\":OBSERVATION,\"legal\":[ACTION,…]}\n"
    "and answers one line {\"choose\":INDEX}; at the end it reads {\"over\":{\"winner\":SEAT}} and end of file. Its\n"
    "calls and catches are made for it, as for greedy; it never jumps in and holds every pose. A late, missing or invalid\n"
    "answer loses the match for its seat; it is won by the best of the others. The tournament goes on; the exit code at\n"
    "its end is then 1. Where the machine has no room for a program, it is broken off without a report; a smaller --jobs\n"
    "needs less room.\n"
    "\n"
    "--record FILE: all matches one after the other, each with its own header; replay FILE reads that.";

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

/// On a terminal only, and not more often than a person can read.
class Progress
{
public:
    explicit Progress(int of) : m_of(of), m_is_shown(isatty(STDERR_FILENO) == 1) {}
    ~Progress() { clear(); }
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    /// So that something else can be written in its place.
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

/// False, and told, when it cannot be.
bool open_record(std::ofstream &record, const std::string &name)
{
    record.open(name, std::ios::binary | std::ios::trunc);
    if (!record)
        complain_of(name, {0, "cannot be written", {}});
    return static_cast<bool>(record);
}

template <typename Game>
TournamentResult play_all(const SimulateOptions &options, const Simulation &simulation,
                          const typename Game::Ruleset &rules, std::ostream &record)
{
    const auto programs = std::ranges::count_if(simulation.players, &PlayerSpec::is_program);
    if (programs > 0)
        make_room_for_programs(static_cast<int>(programs) * std::min(options.jobs, simulation.matches));
    Progress progress(simulation.matches);
    const TournamentListener listener{[&](int done) { progress.show(done); },
                                      [&](const std::string &message) {
                                          progress.clear();
                                          complain(message);
                                      }};
    const auto play_match = [&](int index) { return MatchRunner<Game>(simulation, rules, index).run(); };
    return run_tournament(simulation, play_match, options.jobs, record, listener);
}

template <typename Game>
int simulate(SimulateOptions options, const typename Game::Ruleset &rules)
{
    Simulation &simulation = options.simulation;
    simulation.game = Game::name;
    simulation.seed = options.seed ? *options.seed : fresh_seed();
    simulation.record = options.record_file.has_value();
    simulation.decider.bot_time = std::chrono::milliseconds(static_cast<std::int64_t>(options.bot_timeout * 1000.0));
    std::ofstream record;
    if (simulation.record && !open_record(record, *options.record_file))
        return exit_bad_input;
    const TournamentResult result = play_all<Game>(options, simulation, rules, record);
    const bool is_whole = result.matches == simulation.matches;
    const bool record_is_whole = !simulation.record || (is_whole && !result.record_failed && record.flush());
    if (!record_is_whole)
        complain_of(*options.record_file, {0, "could not be written completely", {}});
    if (!is_whole) {
        complain("broken off after " + std::to_string(result.matches) + " of " + std::to_string(simulation.matches)
                 + " " + unit_of(simulation) + (result.broken_off.empty() ? "" : ": " + result.broken_off));
        return exit_bad_input;
    }
    if (options.json)
        std::cout << dumped(report_json(simulation, result)) << '\n';
    else
        std::cout << report_table(simulation, result);
    return result.failed || !record_is_whole ? exit_bad_input : exit_ok;
}

/// "nan" is neither within a range nor outside of it, and the library reads more than this does.
std::string check_is_finite(const std::string &text)
{
    double number = 0.0;
    const char *const end = text.data() + text.size();
    const auto [stop, problem] = std::from_chars(text.data(), end, number);
    return problem == std::errc() && stop == end && std::isfinite(number) ? std::string()
                                                                          : "\"" + text + "\" is no time";
}

std::string check_is_name(const std::string &text)
{
    return text.empty() ? "a file name is missing" : std::string();
}

void add_count_options(CLI::App &command, const std::shared_ptr<SimulateOptions> &options)
{
    Simulation &simulation = options->simulation;
    CLI::Option *matches = command.add_option("--matches", simulation.matches, "How many matches (default 100)")
                               ->transform(decimal())
                               ->check(CLI::Range(1, 100'000'000))
                               ->type_name("N");
    command
        .add_option_function<int>(
            "--rounds",
            [options](int rounds) {
                options->simulation.matches = rounds;
                options->simulation.single_rounds = true;
            },
            "Single rounds instead of matches")
        ->transform(decimal())
        ->check(CLI::Range(1, 100'000'000))
        ->type_name("N")
        ->excludes(matches);
    command.add_option("--jobs", options->jobs, "How many matches at a time")
        ->transform(decimal())
        ->check(CLI::Range(1, 1024))
        ->type_name("J");
}

void add_player_options(CLI::App &command, const std::shared_ptr<SimulateOptions> &options)
{
    command.add_option("--players", options->players, "Who plays")->required()->type_name("PLAYER,PLAYER,…");
    DeciderOptions &decider = options->simulation.decider;
    CLI::Option *think = command
                             .add_option_function<int>(
                                 "--think",
                                 [options](int ms) {
                                     options->simulation.decider.think = std::chrono::milliseconds(ms);
                                 },
                                 "Milliseconds per decision, for searching levels")
                             ->transform(decimal())
                             ->check(CLI::Range(1, 3'600'000))
                             ->type_name("MS");
    command.add_option("--playouts", decider.playouts, "Playouts per decision, for searching levels")
        ->transform(decimal())
        ->check(CLI::Range(1, 1'000'000'000))
        ->type_name("N")
        ->excludes(think);
    command.add_flag_callback(
        "--no-calls", [options] { options->simulation.calls = false; },
        "Everybody calls in time: skill at cards alone is compared");
    command.add_option("--bot-timeout", options->bot_timeout, "How long an exec: player may take (default 10)")
        ->check(CLI::Range(0.01, 86'400.0))
        ->check(CLI::Validator(check_is_finite, ""))
        ->type_name("SECONDS");
}

} // namespace

void add_simulate(CLI::App &app, Run &run)
{
    const auto options = std::make_shared<SimulateOptions>();
    CLI::App *command = app.add_subcommand("simulate", "Play matches between players and programs, and count");
    add_game_option(*command, options->game);
    add_player_options(*command, options);
    add_count_options(*command, options);
    add_seed_option(*command, options->seed);
    add_rules_option(*command, options->rules);
    command->add_option("--record", options->record_file, "Write all that happens to FILE")
        ->check(CLI::Validator(check_is_name, ""))
        ->type_name("FILE");
    command->add_flag("--json", options->json, "Answer in JSON");
    command->footer("Players:\n" + of_each_game("  ", " is ", []<typename Game>() { return seats_and_levels<Game>(); })
                    + footer_text);
    command->callback([options, &run] {
        with_game(options->game, [&]<typename Game>() {
            options->simulation.players = parse_players<Game>("--players", options->players);
            run = [options, rules = parse_rules<Game>(options->rules)] { return simulate<Game>(*options, rules); };
        });
    });
}

} // namespace tableside::console
