#include "engine/score/score_csv.h"

#include "engine/core/shown_text.h"
#include "engine/score/csv_lines.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <span>

namespace tableside::score {

namespace {

constexpr int highest_points = 100'000;
constexpr std::size_t most_long_fields = 4; // player, round, points, scoring

/// Nothing if the text is anything else, or not within the limits.
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

std::string in_quotes(const std::string &text)
{
    constexpr std::size_t most = 60;
    const std::string shown = shown_text(text, most);
    return '"' + (shown.size() < text.size() && text.size() > most ? shown + "…" : shown) + '"';
}

/// How many players gain something.
std::ptrdiff_t gains_in(const CsvRow &row)
{
    return std::ranges::count_if(row, [](const auto &entered) { return entered && entered->points > 0; });
}

/// Two players, 45 and 0: one of them won 45, or was left with 45.
bool may_be_either(const CsvGame &game)
{
    const auto has_nothing = [](const auto &entered) { return entered && entered->points == 0; };
    return game.players.size() == 2 && std::ranges::all_of(game.rounds, [&](const CsvRow &row) {
               return gains_in(row) <= 1 && std::ranges::any_of(row, has_nothing);
           });
}

bool begins_with_number(const CsvLine &line, std::size_t number)
{
    return line.fields.front() == std::to_string(number);
}

/// Which lines are what in a table with a line for each round.
struct TableParts
{
    std::span<const CsvLine> rounds;
    const CsvLine *start = nullptr;
    const CsvLine *totals = nullptr;
};

/// Nothing if the lines have another shape: a heading, then lines that begin with 1, 2, 3 and so on. A table of few
/// columns, which might as well be lines of a player, a round and points, needs a line of totals at its end.
std::optional<TableParts> parts_of(const std::vector<CsvLine> &lines)
{
    if (lines.size() < 2 || lines.front().fields.size() < 3 || begins_with_number(lines.front(), 1))
        return std::nullopt;
    TableParts parts;
    std::span<const CsvLine> rest = std::span(lines).subspan(1);
    if (rest.size() > 1 && !begins_with_number(rest[0], 1) && begins_with_number(rest[1], 1)) {
        parts.start = &rest[0];
        rest = rest.subspan(1);
    }
    std::size_t rounds = 0;
    while (rounds < rest.size() && begins_with_number(rest[rounds], rounds + 1))
        ++rounds;
    parts.rounds = rest.first(rounds);
    if (rounds + 1 == rest.size())
        parts.totals = &rest[rounds];
    else if (rounds < rest.size() || lines.front().fields.size() <= most_long_fields)
        return std::nullopt;
    return rounds > 0 && rounds <= most_rounds ? std::optional(parts) : std::nullopt;
}

/// Reads either kind of table; the first thing that is wrong is kept.
class TableReader
{
public:
    explicit TableReader(const std::vector<CsvLine> &lines) : m_lines(lines) {}

    Result<CsvGame> read()
    {
        if (const std::optional<TableParts> parts = parts_of(m_lines)) {
            read_rounds(*parts);
        } else {
            for (auto line = m_lines.begin(); line != m_lines.end() && !m_error; ++line)
                read_points(*line);
        }
        if (!m_error)
            finish(m_lines.empty() ? 0 : m_lines.back().number);
        if (m_error)
            return *std::move(m_error);
        return std::move(m_game);
    }

private:
    void fail(int line, std::string cause)
    {
        if (!m_error)
            m_error = Error{line, std::move(cause), {}};
    }

    /// A line of a player, a round and points.
    void read_points(const CsvLine &line)
    {
        const std::vector<std::string> &fields = line.fields;
        if (fields.size() != 3 && fields.size() != most_long_fields)
            return fail(line.number,
                        std::string(csv_shape_cause) + ": it has " + std::to_string(fields.size()) + " fields");
        const std::optional<int> round = number_in(fields[1], 1, most_rounds);
        const std::optional<int> points = number_in(fields[2], 0, highest_points);
        if (!round && !points && &line == &m_lines.front())
            return; // a heading
        const std::string name = shown_text(fields[0]);
        if (name.empty())
            return fail(line.number, "the player has no name");
        if (fields[0].size() > longest_shown_text)
            return fail(line.number, "a name is longer than 200 bytes");
        if (!round)
            return fail(line.number, in_quotes(fields[1]) + " isn't a round number");
        if (!points)
            return fail(line.number, in_quotes(fields[2]) + " isn't a number of points");
        if (fields.size() == most_long_fields && !fields[3].empty())
            read_scoring(line);
        const auto known = std::ranges::find(m_game.players, name, &CsvPlayer::name);
        const auto seat = static_cast<std::size_t>(known - m_game.players.begin());
        if (known == m_game.players.end())
            add_player(name, line.number);
        const auto row = static_cast<std::size_t>(*round - 1);
        m_game.rounds.resize(std::max(m_game.rounds.size(), row + 1));
        m_game.rounds[row].resize(std::max(m_game.rounds[row].size(), seat + 1));
        if (m_game.rounds[row][seat])
            return fail(line.number, in_quotes(name) + " already has points in round " + std::to_string(*round));
        m_game.rounds[row][seat] = CsvPoints{*points, line.number};
    }

    void read_scoring(const CsvLine &line)
    {
        const std::optional<Scoring> scoring = scoring_in(line.fields.back());
        if (!scoring)
            return fail(line.number, in_quotes(line.fields.back()) + " is neither winnerTakesAll nor countAgainst");
        if (m_stated.value_or(*scoring) != *scoring)
            return fail(line.number, "the scoring isn't the same as in the lines before");
        m_stated = scoring;
    }

    void add_player(std::string name, int line)
    {
        m_game.players.push_back({std::move(name), line});
        if (m_game.players.size() > most_players)
            fail(line, "a score sheet has no room for so many players");
    }

    /// A table with a line for each round.
    void read_rounds(const TableParts &parts)
    {
        m_game.blank_is_away = true;
        const CsvLine &heading = m_lines.front();
        m_stated = scoring_of_last_column();
        const std::size_t columns = heading.fields.size() - (m_stated ? 1 : 0);
        for (std::size_t column = 1; column < columns && !m_error; ++column) {
            const std::string name = shown_text(text_of_csv_field(heading.fields[column]));
            if (name.empty())
                fail(heading.number, "the player has no name");
            if (heading.fields[column].size() > longest_shown_text)
                fail(heading.number, "a name is longer than 200 bytes");
            add_player(name, heading.number);
        }
        if (m_error)
            return;
        for (const CsvLine &line : parts.rounds)
            m_game.rounds.push_back(points_in(line, highest_points));
        if (parts.start != nullptr) {
            for (const std::optional<CsvPoints> &entered : points_in(*parts.start, highest_target))
                m_game.start_points.push_back(entered ? entered->points : 0);
        }
        if (parts.totals != nullptr)
            check_totals(*parts.totals);
    }

    /// If that column holds nothing else.
    std::optional<Scoring> scoring_of_last_column() const
    {
        const std::size_t columns = m_lines.front().fields.size();
        std::optional<Scoring> stated;
        for (const CsvLine &line : m_lines) {
            if (line.fields.size() < columns || line.fields.back().empty())
                continue;
            stated = scoring_in(line.fields.back());
            if (!stated)
                break;
        }
        return stated;
    }

    CsvRow points_in(const CsvLine &line, int most)
    {
        CsvRow row(m_game.players.size());
        for (std::size_t seat = 0; seat < row.size() && seat + 1 < line.fields.size(); ++seat) {
            const std::string &field = line.fields[seat + 1];
            if (field.empty())
                continue;
            if (const std::optional<int> points = number_in(field, 0, most))
                row[seat] = CsvPoints{*points, line.number};
            else
                fail(line.number, in_quotes(field) + " isn't a number of points");
        }
        if (line.fields.size() > m_lines.front().fields.size())
            fail(line.number, std::string(csv_shape_cause) + ": it has more fields than the first line");
        return row;
    }

    void check_totals(const CsvLine &line)
    {
        const CsvRow totals = points_in(line, highest_points * most_rounds);
        for (std::size_t seat = 0; seat < totals.size(); ++seat) {
            int total = m_game.start_points.empty() ? 0 : m_game.start_points[seat];
            for (const CsvRow &row : m_game.rounds)
                total += row[seat] ? row[seat]->points : 0;
            if (totals[seat] && totals[seat]->points != total)
                fail(line.number,
                     "the total for " + in_quotes(m_game.players[seat].name) + " doesn't match the rounds");
        }
    }

    /// What holds for both kinds. `line`: of what is wrong with all of the table.
    void finish(int line)
    {
        if (m_game.players.size() < 2)
            return fail(line, "a game needs at least two players");
        for (std::size_t round = 0; round < m_game.rounds.size(); ++round) {
            CsvRow &row = m_game.rounds[round];
            row.resize(m_game.players.size());
            if (std::ranges::none_of(row, [](const auto &entered) { return entered.has_value(); }))
                return fail(line, "round " + std::to_string(round + 1) + " is missing");
            if (m_stated == Scoring::winner_takes_all && gains_in(row) > 1)
                return fail(line,
                            "more than one player scores in round " + std::to_string(round + 1)
                                + ", but the winner takes all");
        }
        m_game.scoring = m_stated.value_or(scoring_told_by_points(m_game));
        m_game.is_scoring_guessed = !m_stated && may_be_either(m_game);
    }

    const std::vector<CsvLine> &m_lines;
    CsvGame m_game;
    std::optional<Scoring> m_stated;
    std::optional<Error> m_error;
};

} // namespace

Scoring scoring_told_by_points(const CsvGame &game)
{
    const bool is_plain = std::ranges::all_of(game.rounds, [](const CsvRow &row) { return gains_in(row) <= 1; });
    return is_plain ? Scoring::winner_takes_all : Scoring::count_against;
}

Result<CsvGame> read_csv_game(std::istream &stream)
{
    const Result<std::vector<CsvLine>> lines = read_csv_lines(stream);
    if (!lines)
        return lines.error();
    return TableReader(*lines).read();
}

std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator)
{
    std::string text;
    // Who came late stands last, wherever at the table: facts_of() seats first those who began with nothing.
    std::vector<std::size_t> seats(sheet.seats.size());
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    std::ranges::stable_sort(seats, {}, [&](std::size_t seat) { return sheet.seats[seat].first_round; });
    const auto began_with_nothing = [&](std::size_t seat) { return sheet.seats[seat].start_points == 0; };
    const auto fewest = static_cast<std::size_t>(printed_rules(sheet.game).fewest_players);
    if (!std::ranges::all_of(std::span(seats).first(std::min(fewest, seats.size())), began_with_nothing))
        std::stable_partition(seats.begin(), seats.end(), began_with_nothing);
    // `last` stands in one more column, which tells the scoring where the points alone may not.
    const auto add_line = [&](const std::string &heading, auto figure_of, std::string_view last = {}) {
        text += csv_field(heading);
        for (const std::size_t seat : seats)
            text += separator + csv_field(figure_of(seat));
        if (sheet.scoring == Scoring::count_against)
            text.append(1, separator).append(last);
        text += "\r\n";
    };
    add_line(
        headings.round, [&](std::size_t seat) { return sheet.seats[seat].player.name; },
        scoring_names[static_cast<std::size_t>(sheet.scoring)]);
    if (sheet.has_start_points())
        add_line(headings.start, [&](std::size_t seat) { return std::to_string(sheet.seats[seat].start_points); });
    for (std::size_t number = 0; number < sheet.rounds.size(); ++number) {
        const Round &round = sheet.rounds[number];
        add_line(std::to_string(number + 1), [&](std::size_t seat) {
            return round.is_played_by(seat) ? std::to_string(round.gained[seat]) : std::string();
        });
    }
    add_line(headings.total, [&](std::size_t seat) { return std::to_string(sheet.totals[seat]); });
    return text;
}

} // namespace tableside::score
