// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/csv_season.h"

#include "engine/core/letters.h"
#include "engine/core/shown_text.h"
#include "engine/score/csv_words.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <tuple>

namespace tableside::score {

namespace {

/// The part of a table that belongs to one game.
struct GameLines
{
    std::optional<CsvDate> date;
    std::optional<GameId> game;
    std::string place;
    CsvGrid grid;     ///< A table of one game as score_csv.h describes it.
    int rounds = 0;   ///< The number of lines with a round.
    CsvGame totals{}; ///< The game, if the table has only its totals.
};

/// Splits a table with dates into the tables of its games.
class SeasonReader
{
public:
    /// \p grid must outlive the reader.
    SeasonReader(const CsvGrid &grid, const SeasonOptions &options)
        : m_code(grid.code), m_lines(grid.lines), m_options(options)
    {}

    /// Returns whether the table has a column of dates. The other functions require it.
    bool find_dates()
    {
        m_columns = used_columns(m_lines);
        const auto date = std::ranges::find_if(m_columns,
                                               [this](std::size_t column) { return is_date_column(column); });
        if (date == m_columns.end())
            return false;
        m_date = *date;
        m_columns.erase(date);
        const std::vector<std::string> texts = texts_in(m_date);
        m_order = order_of_dates(texts, m_options.usual_order);
        note_assumed_date(texts);
        return true;
    }

    Result<CsvSeason, CsvProblems> read()
    {
        m_has_heading = !is_date(m_lines.front().at(m_date));
        find_other_columns();
        if (m_player)
            split_lines_of_players();
        else if (m_round || m_options.lines == SeasonLines::rounds)
            split_rounds();
        else if (m_options.lines)
            read_totals();
        else
            return CsvSeason{{}, true, {}, {}};
        read_games();
        if (m_problems.empty() && m_season.games.empty())
            add(m_lines.back().number, CsvFault::no_rounds);
        if (!m_problems.empty())
            return std::move(m_problems);
        return std::move(m_season);
    }

private:
    void add(int line, CsvFault fault, std::string text = {}, std::string player = {}, int number = 0)
    {
        m_problems.add({line, fault, std::move(text), std::move(player), number});
    }

    const CsvLine &heading() const { return m_lines.front(); }
    std::span<const CsvLine> below() const { return std::span(m_lines).subspan(m_has_heading ? 1 : 0); }
    bool is_date(const std::string &text) const { return parse_date(text, m_order).has_value(); }

    /// Returns the texts of a column that are neither empty nor in its heading.
    std::vector<std::string> texts_in(std::size_t column) const
    {
        std::vector<std::string> texts;
        for (const CsvLine &line : std::span(m_lines).subspan(1)) {
            if (!line.at(column).empty() && !is_mark(line) && !is_total_word(line.at(column)))
                texts.push_back(line.at(column));
        }
        return texts;
    }

    /// Returns whether all texts of a column are dates, or its heading says so.
    bool is_date_column(std::size_t column) const
    {
        if (is_date_word(heading().at(column)))
            return true;
        const std::vector<std::string> texts = texts_in(column);
        const DateOrder order = order_of_dates(texts, m_options.usual_order);
        return !texts.empty()
            && std::ranges::all_of(texts, [&](const std::string &text) { return parse_date(text, order).has_value(); });
    }

    /// Remembers the first date that would be another day in the other order, if all dates fit both orders.
    void note_assumed_date(const std::vector<std::string> &texts)
    {
        const DateOrder other = m_order == DateOrder::day_first ? DateOrder::month_first : DateOrder::day_first;
        if (order_of_dates(texts, other) != other)
            return;
        for (const std::string &text : texts) {
            const std::optional<CsvDate> date = parse_date(text, m_order);
            if (!date || date == parse_date(text, other))
                continue;
            m_season.assumed_date = date;
            m_season.assumed_text = text;
            return;
        }
    }

    bool has_only(std::size_t column, bool (*is_such)(const std::string &)) const
    {
        const std::vector<std::string> texts = texts_in(column);
        return !texts.empty() && std::ranges::all_of(texts, is_such);
    }

    /// Returns whether the numbers of a column begin with 1 on most days.
    bool begins_anew(std::size_t column) const
    {
        std::set<CsvDate> days;
        std::ptrdiff_t ones = 0;
        for (const CsvLine &line : below()) {
            if (const std::optional<CsvDate> date = parse_date(line.at(m_date), m_order))
                days.insert(*date);
            ones += round_in(line.at(column)) == 1;
        }
        return 2 * ones > std::ssize(days);
    }

    /// Takes the first column for which \p is_it returns true out of m_columns.
    template <typename Column>
    std::optional<std::size_t> take(Column is_it)
    {
        const auto found = std::ranges::find_if(m_columns, is_it);
        if (found == m_columns.end())
            return std::nullopt;
        const std::size_t column = *found;
        m_columns.erase(found);
        return column;
    }

    void find_other_columns()
    {
        const auto headed = [this](bool (*is_word)(const std::string &)) {
            return [this, is_word](std::size_t column) { return m_has_heading && is_word(heading().at(column)); };
        };
        const auto names_game = [](const std::string &text) { return game_named(folded_text(text)).has_value(); };
        m_game = take([&](std::size_t column) { return has_only(column, names_game); });
        m_scoring = take([&](std::size_t column) {
            return has_only(column, [](const std::string &text) { return scoring_in(text).has_value(); });
        });
        m_place = take(headed(is_place_word));
        // A heading such as "Spiel" can stand for the numbers of games or of rounds. If another column has rounds, or the numbers
        // do not begin anew with each game, they are those of games.
        const auto rounds = std::ranges::count_if(m_columns, headed(is_round_word));
        m_number = take([&](std::size_t column) {
            const bool is_sure = !is_round_word(heading().at(column)) || rounds > 1 || !begins_anew(column);
            return headed(is_number_word)(column) && is_sure;
        });
        m_winner = take(headed(is_winner_word));
        m_total = take(headed(is_total_word));
        std::erase_if(m_columns, headed(is_ignored_word));
        m_round = take(headed(is_round_word));
        m_points = take(headed(is_points_word));
        if (m_points && m_round)
            m_player = take(headed(is_player_word));
        if (m_points && m_round && !m_player && !m_columns.empty())
            m_player = take([](std::size_t) { return true; });
        constexpr std::size_t with_player = 3; // the player, the round, and the points
        const bool may_be_lines = !m_player && !m_round && m_columns.size() == with_player;
        const auto is_name = [](const std::string &text) { return !looks_like_number(text); };
        if (may_be_lines && has_only(m_columns[0], is_name) && has_only(m_columns[1], looks_like_number)) {
            m_player = m_columns[0];
            m_round = m_columns[1];
            m_points = m_columns[2];
        }
    }

    /// Returns the date of a line, or of the lines before it if its cell is empty. Reports a text that is no date.
    std::optional<CsvDate> date_of(const CsvLine &line, const std::optional<CsvDate> &before)
    {
        const std::string &text = line.at(m_date);
        if (text.empty())
            return before;
        std::optional<CsvDate> date = parse_date(text, m_order);
        if (!date)
            add(line.number, CsvFault::not_a_date, text);
        return date;
    }

    std::optional<GameId> game_of(const CsvLine &line) const
    {
        return m_game ? game_named(folded_text(line.at(*m_game))) : std::nullopt;
    }

    std::string place_of(const CsvLine &line) const
    {
        return m_place ? shown_text(text_of_csv_field(line.at(*m_place))) : std::string();
    }

    GameLines &begin_game(const std::optional<CsvDate> &date, const CsvLine &line)
    {
        return m_games.emplace_back(GameLines{date, game_of(line), place_of(line), {m_code, {}}, 0, {}});
    }

    /// Adds cells to a line of the table of one game, one for each column of the season's table that is not empty.
    static void add_cell(CsvLine &line, std::size_t column, const std::string &text)
    {
        if (!text.empty())
            line.cells.push_back({column, text});
    }

    void split_lines_of_players()
    {
        std::map<std::tuple<std::optional<CsvDate>, std::string, std::string>, std::size_t> known;
        std::optional<CsvDate> date;
        for (const CsvLine &line : below()) {
            if (is_total_word(line.at(m_date)))
                continue;
            date = date_of(line, date);
            const std::string number = m_number ? line.at(*m_number) : std::string();
            const std::string game = m_game ? folded_text(line.at(*m_game)) : std::string();
            const auto [place, is_new] = known.try_emplace({date, number, game}, m_games.size());
            if (is_new) {
                CsvLine &names = begin_game(date, line).grid.lines.emplace_back(CsvLine{heading().number, {}});
                names.cells = {{0, "Player"}, {1, "Round"}, {2, "Points"}};
            }
            if (m_total && line.at(*m_round).empty() && line.at(*m_points).empty()) {
                add_total(m_games[place->second].totals, line, name_of(line.at(*m_player)), line.at(*m_total));
                continue;
            }
            CsvLine &added = m_games[place->second].grid.lines.emplace_back(CsvLine{line.number, {}});
            add_cell(added, 0, text_of_csv_field(line.at(*m_player)));
            add_cell(added, 1, line.at(*m_round));
            add_cell(added, 2, line.at(*m_points));
            if (m_scoring)
                add_cell(added, 3, line.at(*m_scoring));
        }
    }

    /// Adds a line of a season with a column per player to the table of a game, behind the number \p round.
    void add_round(GameLines &game, const CsvLine &line, const std::string &round) const
    {
        CsvLine &added = game.grid.lines.emplace_back(CsvLine{line.number, {}});
        add_cell(added, 0, round);
        for (const std::size_t column : m_columns)
            add_cell(added, column + 1, line.at(column));
        if (m_scoring)
            add_cell(added, *m_scoring + 1, line.at(*m_scoring));
    }

    void split_rounds()
    {
        for (const CsvLine &line : below()) {
            if (is_total_word(line.at(m_date)))
                continue;
            if (is_mark(line)) {
                if (!m_games.empty())
                    m_games.back().grid.lines.push_back(line);
                continue;
            }
            const std::optional<CsvDate> before = m_games.empty() ? std::nullopt : m_games.back().date;
            const std::optional<CsvDate> date = date_of(line, before);
            const std::string label = m_round ? line.at(*m_round) : std::string();
            const bool is_first_again = round_in(label) == 1 && !m_games.empty() && m_games.back().rounds > 0;
            const bool is_other_day = before && date != before;
            const bool is_other_game = !m_games.empty() && game_of(line) && m_games.back().game
                && game_of(line) != m_games.back().game;
            if (m_games.empty() || is_first_again || is_other_day || is_other_game)
                add_round(begin_game(date, line), heading(), "Round");
            GameLines &game = m_games.back();
            game.date = date;
            const bool is_round = !m_round || round_in(label);
            game.rounds += is_round;
            add_round(game, line, m_round ? label : std::to_string(game.rounds));
        }
    }

    /// Reads the tables of the games that the functions above have found.
    void read_games()
    {
        if (m_games.size() > most_season_games)
            return add(m_games[most_season_games].grid.lines.back().number, CsvFault::many_games, {}, {},
                       static_cast<int>(most_season_games));
        for (GameLines &lines : m_games) {
            const int number = lines.grid.lines.back().number;
            if (!lines.date)
                add(number, CsvFault::no_date);
            if (lines.totals.has_only_totals && lines.grid.lines.size() == 1) {
                check_players(lines.totals, lines.totals.players.front().line);
                m_season.games.push_back({std::move(lines.totals), lines.date, lines.game, std::move(lines.place)});
                continue;
            }
            Result<CsvGame, CsvProblems> game = read_csv_game(std::move(lines.grid));
            if (game)
                m_season.games.push_back({std::move(game).value(), lines.date, lines.game, std::move(lines.place)});
            else
                m_problems.add_all(game.error());
        }
    }

    static std::string name_of(const std::string &cell) { return normalized_text(shown_text(text_of_csv_field(cell))); }
    std::string name_in(std::size_t column) const { return name_of(heading().at(column)); }

    void check_names()
    {
        for (auto column = m_columns.begin(); column != m_columns.end(); ++column) {
            const std::string name = name_in(*column);
            const auto is_same = [&](std::size_t other) { return folded_text(name_in(other)) == folded_text(name); };
            if (name.empty() || looks_like_number(name))
                add(heading().number, CsvFault::unnamed, name);
            else if (heading().at(*column).size() > longest_shown_text)
                add(heading().number, CsvFault::long_name, {}, {}, longest_shown_text);
            else if (const auto other = std::find_if(m_columns.begin(), column, is_same); other != column)
                add(heading().number, CsvFault::same_player, name, name_in(*other));
        }
    }

    /// Reads a table with the totals of a game in each line.
    void read_totals()
    {
        check_names();
        if (!m_has_heading)
            add(heading().number, CsvFault::no_table);
        if (!m_problems.empty())
            return;
        for (const CsvLine &line : below()) {
            if (is_total_word(line.at(m_date)))
                continue;
            const std::optional<CsvDate> date = date_of(line, {});
            if (line.at(m_date).empty())
                add(line.number, CsvFault::no_date);
            SeasonGame &game = m_season.games.emplace_back(SeasonGame{{}, date, game_of(line), place_of(line)});
            read_totals_of(line, game.table);
        }
        if (m_season.games.size() > most_season_games)
            add(m_lines.back().number, CsvFault::many_games, {}, {}, static_cast<int>(most_season_games));
        state_scoring();
    }

    void read_totals_of(const CsvLine &line, CsvGame &game)
    {
        for (const std::size_t column : m_columns) {
            const std::string &text = line.at(column);
            if (text.empty() || text.find_first_not_of("-–—/xX") == std::string::npos)
                continue; // the player did not play
            add_total(game, line, name_in(column), text);
        }
        check_players(game, line.number);
        if (m_winner && game.players.size() > 1)
            count_winner(folded_text(line.at(*m_winner)), game);
    }

    /// Adds a player with a total to a game of which nothing else is known.
    void add_total(CsvGame &game, const CsvLine &line, const std::string &name, const std::string &text)
    {
        const std::optional<int> points = number_in(text, 0, highest_stated_total);
        if (!points)
            add(line.number, CsvFault::not_points, text, name, highest_stated_total);
        game.code = m_code;
        game.has_only_totals = true;
        game.players.push_back({name, line.number});
        game.rounds.resize(1);
        game.rounds.front().push_back(CsvPoints{points.value_or(0), line.number});
    }

    void check_players(const CsvGame &game, int line)
    {
        if (game.players.size() < 2)
            add(line, CsvFault::few_players);
        if (game.players.size() > most_players)
            add(line, CsvFault::many_players, {}, {}, most_players);
    }

    /// Counts whether the named winner of a game has its highest or lowest total.
    void count_winner(const std::string &name, const CsvGame &game)
    {
        const CsvRow &totals = game.rounds.front();
        const auto has_name = [&](const CsvPlayer &player) { return folded_text(player.name) == name; };
        const auto winner = std::ranges::find_if(game.players, has_name);
        if (winner == game.players.end())
            return;
        const int points = totals[static_cast<std::size_t>(winner - game.players.begin())]->points;
        const auto is_above = [&](const auto &total) { return total->points > points; };
        const auto is_below = [&](const auto &total) { return total->points < points; };
        m_wins_of_highest += std::ranges::none_of(totals, is_above);
        m_wins_of_lowest += std::ranges::none_of(totals, is_below);
    }

    /// Sets the scoring of a table of totals. The named winners show it if the table does not state it.
    void state_scoring()
    {
        std::optional<Scoring> stated;
        for (const CsvLine &line : m_lines)
            stated = stated || !m_scoring ? stated : scoring_in(line.at(*m_scoring));
        if (!stated && m_wins_of_highest != m_wins_of_lowest)
            stated = m_wins_of_highest > m_wins_of_lowest ? Scoring::winner_takes_all : Scoring::count_against;
        for (SeasonGame &game : m_season.games) {
            game.table.scoring = stated.value_or(Scoring::winner_takes_all);
            game.table.is_scoring_guessed = !stated;
        }
    }

    TextEncoding m_code;
    const std::vector<CsvLine> &m_lines;
    SeasonOptions m_options;
    DateOrder m_order = DateOrder::day_first;
    bool m_has_heading = true;
    std::vector<std::size_t> m_columns; ///< The columns whose meaning is not known; in the end, those of the players.
    std::size_t m_date = 0;
    std::optional<std::size_t> m_game;
    std::optional<std::size_t> m_number; ///< The column with the number of the game.
    std::optional<std::size_t> m_place;
    std::optional<std::size_t> m_scoring;
    std::optional<std::size_t> m_winner;
    std::optional<std::size_t> m_round;
    std::optional<std::size_t>
        m_player; ///< The column with one name per line; set if each line has a player, a round, and points.
    std::optional<std::size_t> m_points;
    std::optional<std::size_t> m_total;
    int m_wins_of_highest = 0;
    int m_wins_of_lowest = 0;
    std::vector<GameLines> m_games;
    CsvSeason m_season;
    CsvProblems m_problems;
};

} // namespace

Result<CsvSeason, CsvProblems> read_csv_season(std::string_view bytes, const SeasonOptions &options)
{
    Result<CsvGrid, CsvProblems> grid = read_csv_grid(bytes);
    if (!grid)
        return grid.error();
    if (SeasonReader reader(*grid, options); grid->lines.size() > 1 && reader.find_dates())
        return reader.read();
    Result<CsvGame, CsvProblems> game = read_csv_game(std::move(grid).value());
    if (!game)
        return game.error();
    CsvSeason season;
    season.games.push_back({std::move(game).value(), {}, {}, {}});
    if (const std::optional<CsvMark> &mark = season.games.front().table.mark)
        season.games.front().game = mark->game;
    return season;
}

} // namespace tableside::score
