// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The problems found in a CSV table of points, with line numbers, so that people can fix the table in a spreadsheet. The
// console shows csv_cause() in English; the app has its own translated sentences.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tableside::score {

/// The kind of problem in a table. Each comment below names the members of CsvProblem that are set besides `line`.
enum class CsvFault : std::uint8_t {
    not_text,           ///< The file has no encoding that detect_encoding() recognizes.
    open_quote,         ///< A closing quotation mark is missing.
    too_large,          ///< The table has more cells than the longest possible game needs.
    no_table,           ///< The file has no table of the two kinds that score_csv.h describes.
    no_rounds,          ///< The line with the players' names has no line of points below it.
    unnamed,            ///< A column has no player's name above `text`; if `text` is empty, a line has no name.
    long_name,          ///< A name has more than `number` bytes.
    many_players,       ///< The table has more than `number` players.
    few_players,        ///< The table has fewer than two players.
    same_player,        ///< `player` and `text` are names of the same player.
    unclear_column,     ///< Unclear: the first column has round numbers or the points of player `text`.
    unclear_last_line,  ///< Unclear: the last line is either a round or the totals.
    round_expected,     ///< `text` should be the number of round `number`.
    not_a_round,        ///< `text` should be the number of a round, up to `number`.
    no_round,           ///< Round `number` is missing.
    many_rounds,        ///< The table has more than `number` rounds.
    not_points,         ///< `text` should be points of `player`: a whole number up to `number`.
    no_points,          ///< Points of `player` are missing.
    points_twice,       ///< `player` has two results in round `number`.
    wrong_total,        ///< The total of `player` is `text` but should be `number`.
    not_a_scoring,      ///< `text` should be a way of scoring: winnerTakesAll or countAgainst.
    two_scorings,       ///< One line states winnerTakesAll, another countAgainst.
    several_winners,    ///< Several players score in round `number`, but the winner takes all.
    starts_with_points, ///< Fewer than `number` players start with 0 points.
    few_in_round,       ///< Round `number` has fewer players than the game needs.
    nobody_out,         ///< No player has 0 points in round `number`, so nobody went out.
    above_deck,         ///< `number` points exceed the worth of all cards of the game named `text`.
    other_game,         ///< The table belongs to the game named `text`.
    not_a_date,         ///< `text` should be a date.
    no_date,            ///< A line of a season has no date.
    many_games,         ///< The table has more than `number` games.
    many_facts,         ///< The game would need more facts than most_facts, the limit of one game.
};

/// One problem. The fault determines which of `text`, `player` and `number` are set.
struct CsvProblem
{
    int line = 0; ///< The line in the file, from 1; 0 if the problem concerns no single line.
    CsvFault fault = CsvFault::no_table;
    /// Raw text from the table, of any length, which quoted_cell() makes safe to show; or the name of a game.
    std::string text;
    std::string player;
    int number = 0;
};

/// The problems of a table in the order of their lines. Only the first `most_listed` are stored; the rest are counted.
struct CsvProblems
{
    static constexpr std::size_t most_listed = 10;

    std::vector<CsvProblem> listed; ///< Sorted by line.
    int unlisted = 0;               ///< The number of problems beyond `listed`.

    /// Inserts a problem in the order of lines. If the list is full, the last problem is dropped and only counted.
    void add(CsvProblem problem);
    void add_all(const CsvProblems &problems);
    bool empty() const { return listed.empty(); }
};

/// Returns an English clause that describes the problem and what was expected, without line number and full stop.
std::string csv_cause(const CsvProblem &problem);

/// Puts quotation marks around the text of a cell for an error message. The result is one line; text of more than 60 bytes
/// is cut.
std::string quoted_cell(const std::string &text);

} // namespace tableside::score
