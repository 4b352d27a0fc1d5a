// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads CSV tables that have the games of a season, with their dates: the book of a club or a family, or the export of
// hands_table(). A table without a date column is read as one game, as score_csv.h describes. Otherwise a column has dates, and
// the other columns have one of these forms:
// - a player, a round, and points in each line;
// - a round in each line, with a column per player: a line with another date, or with round 1, begins another game;
// - a game or a round in each line, with a column per player and no round numbers. The table cannot tell which of the two, so
//   the caller states it.
// Further columns may name the game (DOS or UNO), the place, and, for several games on one day, the number of the game. Columns
// under other known headings, such as "Winner" or "Total", are ignored.
#pragma once

#include "engine/score/csv_date.h"
#include "engine/score/score_csv.h"

namespace tableside::score {

/// What a line of a table with dates, but without round numbers, stands for.
enum class SeasonLines : unsigned char {
    games,  ///< Each line has the final totals of a game.
    rounds, ///< Each line has a round; lines with the same date are one game.
};

/// What a table does not say by itself.
struct SeasonOptions
{
    DateOrder usual_order = DateOrder::day_first; ///< The order of dates that may be read either way.
    std::optional<SeasonLines> lines;
};

/// One game of a season.
struct SeasonGame
{
    CsvGame table;
    std::optional<CsvDate> date;
    std::optional<GameId> game; ///< Empty if the table does not name it.
    std::string place;          ///< Where the game was played; may be empty.
};

/// The games of a table, in the order of their first lines.
struct CsvSeason
{
    std::vector<SeasonGame> games; ///< Empty if are_lines_unclear.
    /// Whether SeasonOptions::lines is needed to read the table. That is so if it has dates but no round numbers.
    bool are_lines_unclear = false;
    /// A date of the table that SeasonOptions::usual_order decided, and its text; empty if no date could be read in two ways.
    std::optional<CsvDate> assumed_date;
    std::string assumed_text;
};

inline constexpr std::size_t most_season_games = 10'000; ///< The limit of games in one table.

/// Reads a table of one game or of a season, in any encoding that detect_encoding() recognizes.
Result<CsvSeason, CsvProblems> read_csv_season(std::string_view bytes, const SeasonOptions &options = {});

} // namespace tableside::score
