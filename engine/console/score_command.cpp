// `score`: what the games of a score book, or of a table of points, come to.
#include "engine/console/commands.h"
#include "engine/console/input_file.h"
#include "engine/console/options.h"
#include "engine/console/output.h"
#include "engine/console/score_report.h"
#include "engine/core/counted.h"
#include "engine/score/ledger.h"
#include "engine/score/score_csv.h"
#include "engine/score/score_file.h"

#include <algorithm>
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
    std::optional<GameId> game; ///< None where a table does not say which it is.
    std::string statistics;     ///< Of whom; empty where none are asked for.
};

/// All that was read from a file.
struct ScoreFile
{
    std::vector<ScoredGame> games;
    BookPeople people;
    bool is_scoring_guessed = false;
};

constexpr std::size_t largest_file = std::size_t{128} << 20; // bytes, as in the app

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

/// Merges have been checked: they end.
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

Result<ScoreFile> read_json(std::istream &stream)
{
    ScoreFile file;
    const auto book = score::read_book(stream, [&](const score::BookGame &, const score::Sheet &sheet) {
        file.games.push_back({sheet.game, sheet});
    });
    if (!book)
        return book.error();
    file.people = people_of(*book);
    return file;
}

/// A table fits a game if all its points can be those of the game's cards; without a name the first game that it fits.
Result<std::vector<score::Fact>> facts_of_table(const score::CsvGame &csv, const std::optional<GameId> &named)
{
    std::vector<score::Player> players;
    for (const score::CsvPlayer &player : csv.players)
        players.push_back({player.name, player.name, {}, 0});
    constexpr std::int64_t at_ms = 0; // the table does not say when
    if (named)
        return score::facts_of(csv, *named, players, at_ms);
    Result<std::vector<score::Fact>> facts = Error{};
    for (const GameId game : all_games) {
        facts = score::facts_of(csv, game, players, at_ms);
        if (facts)
            break;
    }
    return facts;
}

Result<ScoreFile> read_csv(std::istream &stream, const std::optional<GameId> &named)
{
    const auto csv = score::read_csv_game(stream);
    if (!csv)
        return csv.error();
    auto facts = facts_of_table(*csv, named);
    if (!facts)
        return facts.error();
    score::Ledger ledger;
    if (const auto broken = ledger.load(std::move(facts).value()))
        return Error{0, std::string(score::refusal_name(broken->refusal)), {}};
    return ScoreFile{{{named, ledger.sheet()}}, {}, csv->is_scoring_guessed};
}

Result<ScoreFile> read_score_file(const ScoreOptions &options)
{
    Result<std::string> text = file_text(options.file);
    if (!text)
        return text.error();
    const bool is_book = text->at(text->find_first_not_of(" \t\r\n")) == '{';
    std::istringstream stream(std::move(text).value());
    return is_book ? read_json(stream) : read_csv(stream, options.game);
}

/// The one person who has that name or id, merged ones counted once.
Result<score::PlayerId> player_named(const std::string &name, const BookPeople &people)
{
    std::set<score::PlayerId> found;
    for (const auto &[id, known_name] : people.names) {
        if (known_name == name || id == name)
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
        for (const score::Seat &seat : game.sheet.seats) { // a file need not tell of all its people
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
        text += options.csv ? score::csv_table(game.sheet, {}, ',') : score_text(game);
    }
    return text;
}

int print_score(const ScoreOptions &options)
{
    const std::string name = options.file == "-" ? "standard input" : options.file;
    Result<ScoreFile> file = read_score_file(options);
    if (!file) {
        complain_of(name, file.error());
        return exit_bad_input;
    }
    if (file->is_scoring_guessed)
        complain(name
                 + ": the table doesn't say how it was scored, so the winner of each round got the points. If everyone "
                   "scores their own cards, add a column that says countAgainst");
    const Result<std::string> text = report(options, std::move(file).value());
    if (!text) {
        complain_of(name, text.error());
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
    command->add_option("--statistics", options->statistics, "Print the statistics of one player, by name or id")
        ->excludes(json)
        ->excludes(csv)
        ->check([](const std::string &name) { return name.empty() ? "a player is missing, e.g. Anna" : std::string(); })
        ->type_name("PLAYER");
    add_game_option(*command, "Which game a CSV table is from; a score book says so itself",
                    [options](GameId game) { options->game = game; });
    command->footer(
        "Prints the rounds of each game with a * at each winner, the totals, the ranks, and the winner.\n"
        "FILE is a score book that the app exported (JSON Lines), or a CSV table: either lines of\n"
        "player,round,points, or a heading Round,PLAYER,PLAYER,… and a line for each round below it.\n"
        "One more column may say winnerTakesAll or countAgainst. Without --game a CSV table may be from any game.\n"
        "--json: {\"games\":[{\"game\":\"dos\",\"players\":[…],\"target\":200,\"scoring\":\"winnerTakesAll\",\n"
        "  \"rounds\":[{\"winner\":\"…\",\"hands\":{…}|null,\"points\":{…}}],\"totals\":{…},\"winner\":\"…\"|null}]}\n"
        "--csv prints one table after another with an empty line between them; a table of one game can be read\n"
        "back. If a line is wrong, you see its number and the reason (exit code 1), and nothing else is printed.");
    command->callback([options, &run] { run = [options] { return print_score(*options); }; });
}

} // namespace tableside::console
