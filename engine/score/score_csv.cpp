// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/score_csv.h"

#include "engine/core/letters.h"
#include "engine/core/shown_text.h"
#include "engine/score/csv_words.h"

#include <algorithm>
#include <map>
#include <span>

namespace tableside::score {

namespace {

constexpr int highest_points = 100'000;
constexpr int highest_total = highest_points * most_rounds;
constexpr std::size_t longest_key = 100;

/// Returns how many players have points above 0 in a round.
std::ptrdiff_t gains_in(const CsvRow &row)
{
    return std::ranges::count_if(row, [](const auto &entered) { return entered && entered->points > 0; });
}

std::ptrdiff_t entries_in(const CsvRow &row)
{
    return std::ranges::count_if(row, [](const auto &entered) { return entered.has_value(); });
}

/// Returns whether the points fit both kinds of scoring. With two players, "45 and 0" can mean that the first won 45 points,
/// or was left with 45 in hand.
bool may_be_either(const CsvGame &game)
{
    return game.players.size() == 2 && std::ranges::all_of(game.rounds, [&](const CsvRow &row) {
               return gains_in(row) <= 1 && entries_in(row) > 1;
           });
}

/// Returns the contents of a table in a form that does not depend on separators, headings, or encoding. The checksum
/// uses it.
std::string content_of(const CsvGame &game)
{
    std::string content{scoring_names[static_cast<std::size_t>(game.scoring)]};
    for (const CsvPlayer &player : game.players)
        content += '\n' + player.name;
    for (const int points : game.start_points)
        content += '\n' + std::to_string(points);
    for (const CsvRow &row : game.rounds) {
        content += '\n';
        for (const std::optional<CsvPoints> &entered : row)
            content += entered ? std::to_string(entered->points) + ',' : ",";
    }
    return content;
}

/// Returns the 64-bit FNV-1a hash of the contents in hexadecimal: http://www.isthe.com/chongo/tech/comp/fnv/
std::string checksum_of(const CsvGame &game)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : content_of(game))
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    std::string digits(16, '0');
    for (std::size_t at = digits.size(); at-- > 0; hash >>= 4U)
        digits[at] = "0123456789abcdef"[hash & 0xfU];
    return digits;
}

/// Reads a table of one of the two kinds that score_csv.h describes, and collects its problems. Skips a step that depends on
/// a failed step.
class TableReader
{
public:
    explicit TableReader(CsvGrid &&grid) : m_lines(std::move(grid.lines)) { m_game.code = grid.code; }

    Result<CsvGame, CsvProblems> read()
    {
        read_mark();
        find_columns();
        if (m_lines.size() < 2 || m_columns.size() < 2)
            add(m_lines.empty() ? 0 : m_lines.front().number, CsvFault::no_table);
        else if (has_line_per_player())
            read_lines();
        else
            read_table();
        if (m_problems.empty())
            finish();
        if (!m_problems.empty())
            return std::move(m_problems);
        return std::move(m_game);
    }

private:
    void add(int line, CsvFault fault, std::string text = {}, std::string player = {}, int number = 0)
    {
        m_problems.add({line, fault, std::move(text), std::move(player), number});
    }

    const CsvLine &heading() const { return m_lines.front(); }
    std::span<const CsvLine> below() const { return std::span(m_lines).subspan(1); }

    /// Reads and removes the last line if it is a CsvMark, by which csv_table() identifies the game.
    void read_mark()
    {
        if (m_lines.empty() || !is_mark(m_lines.back()))
            return;
        const auto &cells = m_lines.back().cells;
        const std::optional<GameId> game = game_named(cells[1].text);
        const std::string key = text_of_csv_field(cells[2].text);
        const std::size_t dot = key.rfind('.');
        if (!game || dot == std::string::npos || dot == 0)
            return;
        m_game.mark = CsvMark{*game, key.substr(0, dot), false};
        m_checksum = key.substr(dot + 1);
        m_lines.pop_back();
    }

    /// Finds the columns that have at least one cell with text. Leaves out columns that state the scoring.
    void find_columns()
    {
        m_columns = used_columns(m_lines);
        if (m_columns.size() <= most_columns)
            std::erase_if(m_columns, [&](std::size_t column) { return read_scoring_column(column); });
    }

    /// Returns whether the column contains nothing but the scoring, apart from a heading. If so, reads the scoring.
    bool read_scoring_column(std::size_t column)
    {
        std::optional<Scoring> found;
        for (const CsvLine &line : m_lines) {
            const std::string &text = line.at(column);
            const std::optional<Scoring> scoring = scoring_in(text);
            if (!text.empty() && !scoring && &line != &heading())
                return false;
            found = scoring ? scoring : found;
        }
        if (!found)
            return false;
        for (const CsvLine &line : m_lines)
            note_scoring(line, line.at(column));
        return true;
    }

    void note_scoring(const CsvLine &line, const std::string &text)
    {
        const std::optional<Scoring> scoring = scoring_in(text);
        if (!scoring && !text.empty() && &line != &heading())
            add(line.number, CsvFault::not_a_scoring, text);
        if (scoring && m_stated.value_or(*scoring) != *scoring)
            add(line.number, CsvFault::two_scorings);
        m_stated = m_stated ? m_stated : scoring;
    }

    // The following functions read tables in which each line has a player, a round, and points.

    bool has_line_per_player() const
    {
        // A fourth column without numbers may be meant to state the scoring; read_scoring_of() then reports wrong words.
        if (m_columns.size() == 4) {
            for (const CsvLine &line : m_lines) {
                if (looks_like_number(line.at(m_columns[3])))
                    return false;
            }
        } else if (m_columns.size() != 3) {
            return false;
        }
        const std::string &first = heading().at(m_columns[0]);
        const std::string &second = heading().at(m_columns[1]);
        const std::string &third = heading().at(m_columns[2]);
        if (first.empty() || is_round_word(first))
            return false;
        if (is_round_word(second) && is_points_word(third))
            return true;
        // A first line with a name followed by numbers is not a heading but data: the table has a line per player.
        if (!looks_like_number(first) && (looks_like_number(second) || looks_like_number(third)))
            return true;
        // In a table with one line per round, only the first line (start points) and the last line (totals) may have a word in
        // the first column.
        const auto is_word = [&](const CsvLine &line) {
            const std::string &text = line.at(m_columns[0]);
            return !text.empty() && !looks_like_number(text);
        };
        const auto is_number = [&](const CsvLine &line) { return looks_like_number(line.at(m_columns[0])); };
        const std::span<const CsvLine> lines = below();
        const bool has_word_inside = lines.size() > 2
            && std::ranges::any_of(lines.subspan(1, lines.size() - 2), is_word);
        return has_word_inside || (std::ranges::any_of(lines, is_word) && std::ranges::none_of(lines, is_number));
    }

    void read_lines()
    {
        m_game.has_line_per_player = true;
        std::map<std::string, std::size_t> seats; // the index of each player by case-folded name
        for (const CsvLine &line : m_lines) {
            const std::string &round = line.at(m_columns[1]);
            const std::string &points = line.at(m_columns[2]);
            if (&line == &heading() && !looks_like_number(round) && !looks_like_number(points))
                continue;
            if (m_columns.size() == 4)
                read_scoring_of(line);
            read_line(line, round, points, seats);
        }
        const bool is_sound = m_problems.empty();
        for (std::size_t round = 0; round < m_game.rounds.size(); ++round) {
            m_game.rounds[round].resize(m_game.players.size());
            if (is_sound && entries_in(m_game.rounds[round]) == 0)
                add(m_lines.back().number, CsvFault::no_round, {}, {}, static_cast<int>(round + 1));
        }
    }

    void read_scoring_of(const CsvLine &line)
    {
        const std::string &text = line.at(m_columns[3]);
        if (!text.empty() && !scoring_in(text))
            add(line.number, CsvFault::not_a_scoring, text);
        else
            note_scoring(line, text);
    }

    void read_line(const CsvLine &line, const std::string &round, const std::string &points,
                   std::map<std::string, std::size_t> &seats)
    {
        const std::string &cell = line.at(m_columns[0]);
        if (cell.empty())
            return add(line.number, CsvFault::unnamed);
        if (cell.size() > longest_shown_text)
            return add(line.number, CsvFault::long_name, {}, {}, longest_shown_text);
        const std::string name = normalized_text(shown_text(cell));
        const std::optional<int> number = number_in(round, 1, most_rounds);
        const std::optional<int> entered = number_in(points, 0, highest_points);
        if (!number)
            return add(line.number, CsvFault::not_a_round, round, {}, most_rounds);
        if (!entered && points.empty())
            return add(line.number, CsvFault::no_points, {}, name);
        if (!entered)
            return add(line.number, CsvFault::not_points, points, name, highest_points);
        const auto [known, is_new] = seats.try_emplace(folded_text(name), m_game.players.size());
        if (is_new && m_game.players.size() == most_players) {
            seats.erase(known);
            return add(line.number, CsvFault::many_players, {}, {}, most_players);
        }
        if (is_new)
            m_game.players.push_back({name, line.number});
        const auto row = static_cast<std::size_t>(*number - 1);
        m_game.rounds.resize(std::max(m_game.rounds.size(), row + 1));
        m_game.rounds[row].resize(std::max(m_game.rounds[row].size(), known->second + 1));
        if (m_game.rounds[row][known->second])
            return add(line.number, CsvFault::points_twice, {}, name, *number);
        m_game.rounds[row][known->second] = CsvPoints{*entered, line.number};
    }

    // The following functions read tables with one line per round.

    void read_table()
    {
        if (m_columns.size() > most_players + 1)
            return add(heading().number, CsvFault::many_players, {}, {}, most_players);
        const std::optional<bool> has_labels = first_column_has_labels();
        if (!has_labels)
            return add(heading().number, CsvFault::unclear_column, heading().at(m_columns.front()));
        if (*has_labels) {
            m_label_column = m_columns.front();
            m_columns.erase(m_columns.begin());
        }
        if (m_columns.size() > most_players)
            return add(heading().number, CsvFault::many_players, {}, {}, most_players);
        read_names();
        if (!m_problems.empty())
            return;
        const auto has_number = [&](const CsvLine &line) {
            return std::ranges::any_of(m_columns,
                                       [&](std::size_t column) { return looks_like_number(line.at(column)); });
        };
        if (std::ranges::none_of(below(), has_number))
            return add(heading().number, CsvFault::no_table);
        classify_lines();
        read_parts();
    }

    const std::string &label_of(const CsvLine &line) const
    {
        static const std::string nothing;
        return m_label_column ? line.at(*m_label_column) : nothing;
    }

    /// Returns whether the first column has round numbers rather than points; nothing if both are possible.
    std::optional<bool> first_column_has_labels() const
    {
        const std::size_t column = m_columns.front();
        const std::string &label = heading().at(column);
        if (label.empty() || is_round_word(label))
            return true;
        if (m_columns.size() == 2)
            return false;
        std::vector<int> numbers;
        bool has_words = false;
        for (const CsvLine &line : below()) {
            const std::string &text = line.at(column);
            if (const std::optional<int> number = round_in(text))
                numbers.push_back(*number);
            else
                has_words = has_words || (!text.empty() && !looks_like_number(text));
        }
        if (numbers.empty())
            return has_words;
        const bool is_rising = numbers.front() == 1
            && std::ranges::adjacent_find(numbers, std::greater_equal<>()) == numbers.end();
        if (!is_rising)
            return false;
        constexpr int enough = 3;
        const bool is_whole = numbers.back() == std::ssize(numbers) && std::ssize(numbers) == std::ssize(below());
        if (has_words || (is_whole && std::ssize(numbers) >= enough))
            return true;
        return std::nullopt;
    }

    void read_names()
    {
        for (const std::size_t column : m_columns) {
            const std::string cell = text_of_csv_field(heading().at(column));
            if (cell.size() > longest_shown_text)
                add(heading().number, CsvFault::long_name, {}, {}, longest_shown_text);
            const std::string name = normalized_text(shown_text(cell));
            if (name.empty()) {
                const auto line = std::ranges::find_if(m_lines,
                                                       [&](const CsvLine &any) { return !any.at(column).empty(); });
                add(line->number, CsvFault::unnamed, line->at(column));
            }
            const auto has_name = [&](const CsvPlayer &other) { return folded_text(other.name) == folded_text(name); };
            const auto other = std::ranges::find_if(m_game.players, has_name);
            if (!name.empty() && other != m_game.players.end())
                add(heading().number, CsvFault::same_player, name, other->name);
            m_game.players.push_back({name, heading().number});
        }
        // If every supposed name is a number, the line probably has points, and the table has no line with names. But a
        // heading above the round numbers, such as "Round", shows that the numbers are names.
        const auto is_number = [&](std::size_t column) { return looks_like_number(heading().at(column)); };
        if (m_problems.empty() && std::ranges::all_of(m_columns, is_number)
            && (!m_label_column || heading().at(*m_label_column).empty()))
            add(heading().number, CsvFault::no_table);
    }

    bool is_empty(const CsvLine &line) const
    {
        return std::ranges::all_of(m_columns, [&](std::size_t column) { return line.at(column).empty(); });
    }

    /// Sorts the lines of the table into rounds, start points, and totals.
    void classify_lines()
    {
        const std::span<const CsvLine> lines = below();
        const bool is_numbered = std::ranges::any_of(
            lines, [&](const CsvLine &line) { return round_in(label_of(line)).has_value(); });
        int expected = 1;
        for (std::size_t at = 0; at < lines.size(); ++at) {
            const CsvLine &line = lines[at];
            const std::string &label = label_of(line);
            const std::optional<int> number = round_in(label);
            const bool is_word = !number && !looks_like_number(label);
            const bool is_last = at + 1 == lines.size();
            const bool comes_first = is_numbered && m_rounds.empty() && m_start == nullptr && !is_last;
            const bool are_totals = is_total_word(label) || (is_word && is_last && (is_numbered || !label.empty()));
            if (m_totals == nullptr && are_totals) {
                m_totals = &line;
            } else if (is_word && comes_first && round_in(label_of(lines[at + 1])) == 1) {
                m_start = &line;
            } else {
                if (is_numbered ? number != expected : !label.empty())
                    add(line.number, CsvFault::round_expected, label, {}, expected);
                expected = number.value_or(expected) + 1;
                m_rounds.push_back(&line);
            }
        }
        // Some people number the lines in advance; the unused lines at the end are dropped.
        while (is_numbered && !m_rounds.empty() && is_empty(*m_rounds.back()))
            m_rounds.pop_back();
        if (!is_numbered && m_totals == nullptr && m_problems.empty())
            find_unlabeled_totals();
    }

    /// Treats the last line as the totals if three conditions are met: it is the sum of the other lines, at least two
    /// of the other lines have points, and at least two players have points in the last line. Reports a last line that
    /// may be either a round or the totals.
    void find_unlabeled_totals()
    {
        if (m_rounds.size() < 2)
            return;
        const auto points = [&](const CsvLine &line, std::size_t column) {
            return number_in(line.at(column), 0, highest_total).value_or(0);
        };
        const auto gains = [&](const CsvLine *line) {
            return std::ranges::count_if(m_columns, [&](std::size_t column) { return points(*line, column) > 0; });
        };
        const std::span<const CsvLine *const> others = std::span(m_rounds).first(m_rounds.size() - 1);
        const CsvLine *const last = m_rounds.back();
        const bool is_sum = std::ranges::all_of(m_columns, [&](std::size_t column) {
            std::int64_t sum = 0;
            for (const CsvLine *line : others)
                sum += points(*line, column);
            return sum == points(*last, column);
        });
        const bool is_alone = std::ranges::all_of(others, [&](const CsvLine *line) { return gains(line) <= 1; });
        const auto others_with_gains = std::ranges::count_if(others,
                                                             [&](const CsvLine *line) { return gains(line) > 0; });
        if (is_sum && gains(last) > 1 && others_with_gains > 1) {
            m_totals = last;
            m_rounds.pop_back();
        } else if ((is_sum && gains(last) > 0) || (is_alone && gains(last) > 1 && others_with_gains > 1)) {
            add(last->number, CsvFault::unclear_last_line);
        }
    }

    void read_parts()
    {
        if (m_rounds.empty() && m_problems.empty())
            add(m_lines.back().number, CsvFault::no_rounds);
        if (m_rounds.size() > most_rounds)
            return add(m_rounds[most_rounds]->number, CsvFault::many_rounds, {}, {}, most_rounds);
        bool has_zero = false;
        bool has_enough = true; // whether every round has entries of two players or more
        for (const CsvLine *line : m_rounds) {
            const CsvRow &row = m_game.rounds.emplace_back(points_in(*line, highest_points));
            if (is_empty(*line))
                add(line->number, CsvFault::no_round, {}, {}, static_cast<int>(m_game.rounds.size()));
            has_zero = has_zero
                || std::ranges::any_of(row, [](const auto &entered) { return entered && entered->points == 0; });
            has_enough = has_enough && entries_in(row) > 1;
        }
        // A table that has no 0, or a round with only one entry, seems to use empty cells for 0. In any other table, an
        // empty cell means that the player did not play.
        m_game.blank_means_absent = has_zero && has_enough;
        for (std::size_t round = 0; round < m_rounds.size() && !m_game.blank_means_absent; ++round)
            std::ranges::replace(m_game.rounds[round], std::optional<CsvPoints>(),
                                 CsvPoints{0, m_rounds[round]->number});
        if (m_start != nullptr) {
            for (const std::optional<CsvPoints> &entered : points_in(*m_start, highest_target))
                m_game.start_points.push_back(entered ? entered->points : 0);
        }
        if (m_totals != nullptr)
            check_totals(points_in(*m_totals, highest_total));
    }

    CsvRow points_in(const CsvLine &line, int most)
    {
        CsvRow row(m_columns.size());
        for (std::size_t seat = 0; seat < row.size(); ++seat) {
            const std::string &text = line.at(m_columns[seat]);
            if (text.empty())
                continue;
            if (const std::optional<int> points = number_in(text, 0, most))
                row[seat] = CsvPoints{*points, line.number};
            else
                add(line.number, CsvFault::not_points, text, m_game.players[seat].name, most);
        }
        return row;
    }

    void check_totals(const CsvRow &totals)
    {
        if (!m_problems.empty())
            return;
        for (std::size_t seat = 0; seat < totals.size(); ++seat) {
            int total = m_game.start_points.empty() ? 0 : m_game.start_points[seat];
            for (const CsvRow &row : m_game.rounds)
                total += row[seat] ? row[seat]->points : 0;
            if (totals[seat] && totals[seat]->points != total)
                add(totals[seat]->line, CsvFault::wrong_total, std::to_string(totals[seat]->points),
                    m_game.players[seat].name, total);
        }
    }

    /// Checks and completes a table of either kind.
    void finish()
    {
        if (m_game.players.size() < 2)
            return add(m_lines.back().number, CsvFault::few_players);
        for (std::size_t round = 0; round < m_game.rounds.size(); ++round) {
            if (m_stated == Scoring::winner_takes_all && gains_in(m_game.rounds[round]) > 1)
                add(line_of_round(round), CsvFault::several_winners, {}, {}, static_cast<int>(round + 1));
        }
        if (m_game.mark && !m_stated && scoring_from_points(m_game) == Scoring::winner_takes_all)
            m_stated = Scoring::winner_takes_all; // csv_table() wrote this table and would have stated count_against
        m_game.scoring = m_stated.value_or(scoring_from_points(m_game));
        m_game.is_scoring_guessed = !m_stated && may_be_either(m_game);
        if (m_game.mark)
            m_game.mark->is_unchanged = checksum_of(m_game) == m_checksum;
    }

    int line_of_round(std::size_t round) const
    {
        int line = 0;
        for (const std::optional<CsvPoints> &entered : m_game.rounds[round])
            line = std::max(line, entered ? entered->line : 0);
        return line;
    }

    static constexpr std::size_t most_columns = 100; ///< Wider tables are not searched for a scoring column.

    std::vector<CsvLine> m_lines;
    std::vector<std::size_t> m_columns; ///< The indices of the used columns, without those of scoring and labels.
    std::optional<std::size_t> m_label_column;
    std::vector<const CsvLine *> m_rounds;
    const CsvLine *m_start = nullptr;
    const CsvLine *m_totals = nullptr;
    std::string m_checksum;
    CsvGame m_game;
    std::optional<Scoring> m_stated;
    CsvProblems m_problems;
};

std::string mark_line(const std::string &table, GameId game, std::string_view key, char separator)
{
    const bool is_plain = std::ranges::all_of(key, [](char letter) { return letter > ' ' && letter < '\x7f'; });
    if (key.empty() || key.size() > longest_key || !is_plain)
        return {};
    const Result<CsvGame, CsvProblems> read = read_csv_game(table);
    if (!read)
        return {}; // no round is closed yet, and a table without rounds cannot be read back
    std::string line{mark_word};
    (line += separator) += game_name(game);
    return (line += separator) + csv_field(std::string(key) + '.' + checksum_of(*read)) + "\r\n";
}

} // namespace

Scoring scoring_from_points(const CsvGame &game)
{
    const bool is_plain = std::ranges::all_of(game.rounds, [](const CsvRow &row) { return gains_in(row) <= 1; });
    return is_plain ? Scoring::winner_takes_all : Scoring::count_against;
}

Result<CsvGame, CsvProblems> read_csv_game(std::string_view bytes)
{
    Result<CsvGrid, CsvProblems> grid = read_csv_grid(bytes);
    if (!grid)
        return grid.error();
    return read_csv_game(std::move(grid).value());
}

Result<CsvGame, CsvProblems> read_csv_game(CsvGrid &&grid)
{
    return TableReader(std::move(grid)).read();
}

std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator, std::string_view key)
{
    std::string text;
    // The points alone may not show that each hand counts against its player. An extra column with the text `last`
    // states this kind of scoring.
    const auto add_line = [&](const std::string &heading, auto figure_of, std::string_view last = {}) {
        text += csv_field(heading);
        for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat)
            text += separator + csv_field(figure_of(seat));
        if (sheet.scoring == Scoring::count_against)
            text.append(1, separator).append(last);
        text += "\r\n";
    };
    add_line(
        headings.round, [&](std::size_t seat) { return sheet.seats[seat].player.name; },
        scoring_names[static_cast<std::size_t>(sheet.scoring)]);
    if (sheet.has_start_points())
        add_line(headings.start, [&](std::size_t seat) { return std::to_string(sheet.seats[seat].first_total()); });
    for (std::size_t number = 0; number < sheet.rounds.size(); ++number) {
        const Round &round = sheet.rounds[number];
        add_line(std::to_string(number + 1), [&](std::size_t seat) {
            return round.is_played_by(seat) ? std::to_string(round.gained[seat]) : std::string();
        });
    }
    add_line(headings.total, [&](std::size_t seat) { return std::to_string(sheet.totals[seat]); });
    return text + mark_line(text, sheet.game, key, separator);
}

} // namespace tableside::score
