#include "engine/score/csv_parts.h"

#include "engine/json/line_reader.h"
#include "engine/score/sheet.h"

#include <algorithm>
#include <charconv>

namespace tableside::score {

namespace {

std::string trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

char separator_of(const std::string &line)
{
    bool quoted = false;
    for (const char letter : line) {
        if (letter == '"')
            quoted = !quoted;
        else if (!quoted && (letter == ';' || letter == '\t'))
            return letter;
    }
    return ',';
}

/// RFC 4180: a quoted field may hold separators, and two quotes for one.
std::vector<std::string> fields_of(const std::string &line)
{
    const char separator = separator_of(line);
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t index = 0; index < line.size(); ++index) {
        const char letter = line[index];
        if (letter == '"' && quoted && index + 1 < line.size() && line[index + 1] == '"') {
            fields.back() += letter;
            ++index;
        } else if (letter == '"') {
            quoted = !quoted;
        } else if (letter == separator && !quoted) {
            fields.emplace_back();
        } else {
            fields.back() += letter;
        }
    }
    std::ranges::transform(fields, fields.begin(), [](const std::string &field) { return trimmed(field); });
    return fields;
}

/// Two players, 45 and 0: one of them won 45, or was left with 45.
bool may_be_either(const CsvGame &game)
{
    return game.players.size() == 2 && std::ranges::all_of(game.rounds, [](const CsvRow &row) {
               return gains_in(row) <= 1 && std::ranges::any_of(row, is_nothing);
           });
}

} // namespace

Result<std::vector<CsvLine>> read_csv_lines(std::istream &stream)
{
    LineReader reader(stream);
    std::vector<CsvLine> lines;
    for (LineKind kind = reader.next(); kind != LineKind::end; kind = reader.next()) {
        if (kind == LineKind::unreadable || kind == LineKind::too_long)
            return Error{reader.number(), kind == LineKind::too_long ? "longer than 1 MiB" : "cannot be read", {}};
        std::string line = reader.text();
        if (lines.empty() && line.starts_with("\xEF\xBB\xBF")) // a byte order mark, as spreadsheets write it
            line.erase(0, 3);
        if (is_blank(line))
            continue;
        if (find_invalid_utf8(line) != std::string::npos)
            return Error{reader.number(), "not UTF-8", {}};
        lines.push_back({fields_of(line), reader.number()});
    }
    return lines;
}

std::optional<int> number_in(const std::string &text, int low, int high)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc() || end != text.data() + text.size() || number < low || number > high)
        return std::nullopt;
    return number;
}

std::optional<Scoring> scoring_in(const std::string &text)
{
    const auto found = std::ranges::find(scoring_names, text);
    if (found == scoring_names.end())
        return std::nullopt;
    return static_cast<Scoring>(found - scoring_names.begin());
}

int gains_in(const CsvRow &row)
{
    return static_cast<int>(std::ranges::count_if(row, [](const auto &entered) { return points_of(entered) > 0; }));
}

Scoring scoring_told_by_points(const CsvGame &game)
{
    const bool is_plain = std::ranges::all_of(game.rounds, [](const CsvRow &row) { return gains_in(row) <= 1; });
    return is_plain ? Scoring::winner_takes_all : Scoring::count_against;
}

Result<CsvGame> finished_game(CsvGame game, std::optional<Scoring> stated, int line)
{
    if (game.players.size() < 2)
        return Error{line, "a game needs two players at least", {}};
    if (game.players.size() > most_players)
        return Error{line, "more players than a sheet has room for", {}};
    for (std::size_t round = 0; round < game.rounds.size(); ++round) {
        CsvRow &row = game.rounds[round];
        row.resize(game.players.size());
        if (std::ranges::none_of(row, [](const auto &entered) { return entered.has_value(); }))
            return Error{line, "round " + std::to_string(round + 1) + " is missing", {}};
        if (stated == Scoring::winner_takes_all && gains_in(row) > 1)
            return Error{line, "in round " + std::to_string(round + 1) + " more than the winner gains points", {}};
    }
    game.scoring = stated.value_or(scoring_told_by_points(game));
    game.is_scoring_guessed = !stated && may_be_either(game);
    return game;
}

} // namespace tableside::score
