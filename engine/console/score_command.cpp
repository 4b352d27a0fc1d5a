// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The command `score`: prints the sheets of a score book's games, or of a CSV table.
#include "engine/console/commands.h"
#include "engine/console/input_file.h"
#include "engine/console/options.h"
#include "engine/console/output.h"
#include "engine/console/score_report.h"
#include "engine/core/counted.h"
#include "engine/core/letters.h"
#include "engine/score/csv_season.h"
#include "engine/score/ledger.h"
#include "engine/score/score_file.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <memory>
#include <set>
#include <sstream>

namespace tableside::console {

namespace {

struct ScoreOptions
{
    std::string file;
    bool json = false;
    bool csv = false;
    std::optional<GameId> game; ///< The value of --game for a CSV table; empty if not given.
    /// The value of --lines for a CSV table with dates but without round numbers; empty if not given.
    std::optional<score::SeasonLines> lines;
    std::string statistics; ///< The player whose statistics to print; empty for none.
};

/// The contents of a score book or a CSV table.
struct ScoreFile
{
    std::vector<ScoredGame> games;
    BookPeople people;
    std::vector<std::string> remarks; ///< Remarks about how the file was read, printed on standard error.
};

/// The problems with a score book or a CSV table.
using Problems = std::vector<Error>;

Problems problems_of(const score::CsvProblems &problems)
{
    Problems errors;
    for (const score::CsvProblem &problem : problems.listed)
        errors.push_back({problem.line, csv_cause(problem), {}});
    if (problems.unlisted > 0)
        errors.push_back({0, "and " + counted(problems.unlisted, "more problem"), {}});
    return errors;
}

constexpr std::size_t largest_file = std::size_t{128} << 20; // bytes; the same limit as in the app

Result<std::string> whole_text(std::istream &stream)
{
    std::string text;
    std::string part(std::size_t{1} << 16, '\0');
    while (stream) {
        stream.read(part.data(), static_cast<std::streamsize>(part.size()));
        text.append(part, 0, static_cast<std::size_t>(stream.gcount()));
        if (text.size() > largest_file)
            return Error{0, "larger than 128 MiB", {}};
    }
    if (stream.bad())
        return Error{0, "can't be read", {}};
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return Error{0, "the file is empty", {}};
    return text;
}

Result<std::string> file_text(const std::string &name)
{
    if (name == "-")
        return whole_text(std::cin);
    const Result<std::unique_ptr<std::istream>> file = open_input(name);
    return file ? whole_text(**file) : file.error();
}

/// Returns the people of a score book with all merges followed. read_book() has checked that merges form no circle.
BookPeople people_of(const score::BookFile &book)
{
    BookPeople people;
    std::map<score::PlayerId, score::PlayerId> next;
    for (const score::BookPerson &person : book.people) {
        people.names.try_emplace(person.player.id, person.player.name);
        next.try_emplace(person.player.id, person.merged_into);
    }
    for (const auto &[id, merged_into] : next) {
        std::vector<score::PlayerId> way{id};
        while (!people.meant.contains(way.back()) && !next.at(way.back()).empty())
            way.push_back(next.at(way.back()));
        const auto known = people.meant.find(way.back());
        const score::PlayerId meant = known == people.meant.end() ? way.back() : known->second;
        for (score::PlayerId &alias : way)
            people.meant.try_emplace(std::move(alias), meant);
    }
    return people;
}

Result<ScoreFile, Problems> read_json(std::istream &stream)
{
    ScoreFile file;
    const auto book = score::read_book(stream, [&](const score::BookGame &game, const score::Sheet &sheet) {
        file.games.push_back({sheet.game, sheet, game.key});
    });
    if (!book)
        return Problems{book.error()};
    file.people = people_of(*book);
    return file;
}

/// Returns noon of a day in milliseconds since the epoch, UTC; 0 for days before the epoch.
std::int64_t noon_of(const score::CsvDate &date)
{
    using namespace std::chrono;
    const sys_days day = year(date.year) / month(static_cast<unsigned>(date.month))
        / std::chrono::day(static_cast<unsigned>(date.day));
    return std::max<std::int64_t>(0, duration_cast<milliseconds>(day.time_since_epoch() + hours(12)).count());
}

/// Converts a table to facts of the game \p named. Facts are the statements from which a score sheet is computed. If no
/// game is named, tries the games in order and uses the first that the table fits.
Result<std::vector<score::Fact>, score::CsvProblems> facts_of_table(const score::SeasonGame &read,
                                                                    const std::optional<GameId> &named)
{
    const score::CsvGame &csv = read.table;
    std::vector<score::Player> players;
    for (const score::CsvPlayer &player : csv.players)
        players.push_back({player.name, player.name, {}, 0});
    const std::int64_t at_ms = read.date ? noon_of(*read.date) : 0;
    if (named)
        return score::facts_of(csv, *named, players, at_ms);
    Result<std::vector<score::Fact>, score::CsvProblems> facts = score::CsvProblems{};
    for (const GameId game : all_games) {
        facts = score::facts_of(csv, game, players, at_ms);
        if (facts)
            break;
    }
    return facts;
}

std::vector<std::string> remarks_on(const score::CsvGame &csv)
{
    std::vector<std::string> remarks;
    if (csv.code != TextEncoding::utf8)
        remarks.push_back("converted from " + std::string(text_code_name(csv.code)));
    if (csv.is_scoring_guessed)
        remarks.emplace_back("the table doesn't say how it was scored, so the winner of each round got the points. If "
                             "everyone scores their own cards, add a column that says countAgainst");
    return remarks;
}

/// Reads one game of a table. Fails if the table says that it is another game than \p named.
Result<ScoredGame, Problems> read_game(const score::SeasonGame &read, const std::optional<GameId> &named)
{
    if (named && read.game && read.game != named) {
        const score::CsvProblem other{0, score::CsvFault::other_game, std::string(game_name(*read.game)), {}, 0};
        return Problems{{0, csv_cause(other), {}}};
    }
    const std::optional<GameId> game = read.game ? read.game : named;
    auto facts = facts_of_table(read, game);
    if (!facts)
        return problems_of(facts.error());
    score::Ledger ledger;
    if (const auto broken = ledger.load(std::move(facts).value()))
        return Problems{{0, std::string(score::refusal_name(broken->refusal)), {}}};
    return ScoredGame{game, ledger.sheet(), read.table.mark ? read.table.mark->key : ""};
}

Result<ScoreFile, Problems> read_csv(std::string_view text, const ScoreOptions &options)
{
    const auto season = score::read_csv_season(text, {score::DateOrder::day_first, options.lines});
    if (!season)
        return problems_of(season.error());
    if (season->are_lines_unclear)
        return Problems{{0, "the table has dates but no numbers of rounds; add --lines games or --lines rounds", {}}};
    ScoreFile file;
    for (const score::SeasonGame &read : season->games) {
        Result<ScoredGame, Problems> game = read_game(read, options.game);
        if (!game)
            return game.error();
        file.games.push_back(std::move(game).value());
    }
    file.remarks = remarks_on(season->games.front().table);
    return file;
}

Result<ScoreFile, Problems> read_score_file(const ScoreOptions &options)
{
    Result<std::string> text = file_text(options.file);
    if (!text)
        return Problems{text.error()};
    if (constexpr std::string_view mark = "\xEF\xBB\xBF"; text->starts_with(mark))
        text.value().erase(0, mark.size());
    if (text->at(text->find_first_not_of(" \t\r\n")) != '{')
        return read_csv(*text, options);
    std::istringstream stream(std::move(text).value());
    return read_json(stream);
}

/// Returns the person whose id is \p name or whose name is \p name, ignoring case in names. Merged people count as one
/// person. Fails if nobody or more than one person matches.
Result<score::PlayerId> player_named(const std::string &name, const BookPeople &people)
{
    std::set<score::PlayerId> found;
    const std::string folded = folded_text(name);
    for (const auto &[id, known_name] : people.names) {
        if (id == name || folded_text(known_name) == folded)
            found.insert(people.meant.at(id));
    }
    if (found.size() == 1)
        return *found.begin();
    if (found.empty())
        return Error{0, "nobody is named \"" + name + "\"", {}};
    std::string ids;
    for (const score::PlayerId &id : found)
        ids += (ids.empty() ? "" : ", ") + id;
    return Error{0,
                 counted(static_cast<int>(found.size()), "player") + " are named \"" + name
                     + "\"; use one of their ids: " + ids,
                 {}};
}

Result<std::string> statistics(const std::string &name, ScoreFile &&file)
{
    BookPeople &people = file.people;
    std::vector<score::GameSummary> summaries;
    for (const ScoredGame &game : file.games) {
        for (const score::Seat &seat : game.sheet.seats) { // a player may be missing from the people of the file
            people.names.try_emplace(seat.player.id, seat.player.name);
            people.meant.try_emplace(seat.player.id, seat.player.id);
        }
        score::GameSummary &summary = summaries.emplace_back(score::summary_of(game.sheet));
        for (score::PlayerId &player : summary.players)
            player = people.meant.at(player);
    }
    const Result<score::PlayerId> player = player_named(name, people);
    if (!player)
        return player.error();
    return statistics_text(*player, people, summaries);
}

Result<std::string> report(const ScoreOptions &options, ScoreFile &&file)
{
    if (!options.statistics.empty())
        return statistics(options.statistics, std::move(file));
    if (options.json) {
        OrderedJson json{{"games", OrderedJson::array()}};
        for (const ScoredGame &game : file.games)
            json["games"].push_back(score_json(game));
        return dumped(json) + "\n";
    }
    std::string text = file.games.empty() && !options.csv ? "This score book has no games.\n" : "";
    for (const ScoredGame &game : file.games) {
        if (!text.empty())
            text += options.csv ? "\r\n" : "\n";
        text += options.csv ? score::csv_table(game.sheet, {}, ',', game.key) : score_text(game);
    }
    return text;
}

int print_score(const ScoreOptions &options)
{
    const std::string name = options.file == "-" ? "standard input" : options.file;
    Result<ScoreFile, Problems> file = read_score_file(options);
    if (!file) {
        for (const Error &problem : file.error())
            print_file_error(name, problem);
        return exit_bad_input;
    }
    for (const std::string &remark : file->remarks) {
        std::string text = name;
        complain(text.append(": ").append(remark));
    }
    const Result<std::string> text = report(options, std::move(file).value());
    if (!text) {
        print_file_error(name, text.error());
        return exit_bad_input;
    }
    std::cout << *text;
    return exit_ok;
}

} // namespace

void add_score(CLI::App &app, Run &run)
{
    const auto options = std::make_shared<ScoreOptions>();
    CLI::App *command = app.add_subcommand("score", "Print the games of a score book: rounds, totals, winner");
    command->add_option("file", options->file, "A score book or a CSV table; - for standard input")
        ->required()
        ->type_name("FILE");
    CLI::Option *json = command->add_flag("--json", options->json, "Print JSON, one object for all games");
    CLI::Option *csv = command->add_flag("--csv", options->csv, "Print a table for spreadsheets")->excludes(json);
    set_example(
        command->add_option("--statistics", options->statistics, "Print the statistics of one player, by name or id"),
        "a player, e.g. Anna")
        ->excludes(json)
        ->excludes(csv)
        ->check([](const std::string &name) { return name.empty() ? "a player is missing, e.g. Anna" : std::string(); })
        ->type_name("PLAYER");
    add_game_option(*command, "Which game a CSV table is from; a score book says so itself",
                    [options](GameId game) { options->game = game; });
    const std::map<std::string, score::SeasonLines> meanings{{"games", score::SeasonLines::games},
                                                             {"rounds", score::SeasonLines::rounds}};
    command
        ->add_option_function<std::string>(
            "--lines", [options, meanings](const std::string &meaning) { options->lines = meanings.at(meaning); },
            "What a line of a table with dates is: games or rounds")
        ->check(CLI::IsMember({"games", "rounds"}))
        ->type_name("WHAT");
    command->footer(
        "Prints the rounds of each game with a * at each winner, the totals, the ranks, and the winner.\n"
        "FILE is a score book that the app exported (JSON Lines), or a CSV table of one game. A table has either\n"
        "- lines of PLAYER,ROUND,POINTS in any order, with or without a heading; or\n"
        "- a first line with the players and below it a line with everyone's points for each round. A first column with\n"
        "  the heading Round may number the rounds from 1; then a line before round 1 has starting points, and a last\n"
        "  line the totals, which must be right. A player whose cell is empty didn't play; if the table has no 0, empty\n"
        "  means 0.\n"
        "Points are whole numbers from 0. One more column may say winnerTakesAll or countAgainst. Cells are separated by\n"
        "commas, semicolons, or tabs, or as a first line such as sep=; says. Empty lines and columns don't matter. UTF-8\n"
        "is read as it is; UTF-16 and Windows-1252 are converted, and a message says so. Without --game a table may be\n"
        "from any game.\n"
        "A table with a column of dates has the games of a season. --lines says what a line is if no column has rounds.\n"
        "--json: {\"games\":[{\"game\":\"dos\",\"players\":[…],\"target\":200,\"scoring\":\"winnerTakesAll\",\n"
        "  \"rounds\":[{\"winner\":\"…\",\"hands\":{…}|null,\"points\":{…}}],\"totals\":{…},\"winner\":\"…\"|null}]}\n"
        "--csv prints one table after another with an empty line between them; a table of one game can be read\n"
        "back. If lines are wrong, you see the numbers and reasons of up to ten (exit code 1), and nothing else is\n"
        "printed.");
    command->callback([options, &run] { run = [options] { return print_score(*options); }; });
}

} // namespace tableside::console
