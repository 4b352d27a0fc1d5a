// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Reads score sheets from CSV tables, converts them to the facts of a game, and writes them. Used by the app's import and
// export and by the console. Two kinds of table are read:
// - lines of `player,round,points`, where `points` is the amount added to the player's score in that round;
// - a line of players, followed by one line per round with each player's points, as csv_table() writes them.
// An extra column may state the scoring: `winnerTakesAll` or `countAgainst` (engine/core/scoring.h).
#pragma once

#include "engine/core/result.h"
#include "engine/score/csv_grid.h"
#include "engine/score/sheet.h"

#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

/// A player named in the table.
struct CsvPlayer
{
    std::string name; ///< The name, normalized by normalized_text().
    int line = 0;     ///< The number of the first line that names the player, from 1.
};

/// The points of one player in one round.
struct CsvPoints
{
    int points = 0; ///< Points from 0 to 100,000.
    int line = 0;   ///< The number of the line that has the points, from 1.
    friend bool operator==(const CsvPoints &, const CsvPoints &) = default;
};

/// The points of one round: one element per player, which is empty if the table has no points for the player.
using CsvRow = std::vector<std::optional<CsvPoints>>;

/// The mark that csv_table() writes as the last line of a table, so that importing the table again finds the same
/// game.
struct CsvMark
{
    GameId game = GameId::dos;
    std::string key;           ///< The key of the game, the same in every score book.
    bool is_unchanged = false; ///< Whether the checksum shows that the table was not edited.
};

/// A game as read from a table.
struct CsvGame
{
    Scoring scoring = Scoring::winner_takes_all;
    /// Whether `scoring` is only a guess, always winner_takes_all. A guess is needed if the file does not state the
    /// scoring and the points fit both kinds of scoring, which is possible only with two players.
    bool is_scoring_guessed = false;
    std::vector<CsvPlayer> players; ///< The players, 2 to most_players, in order of columns or of first appearance.
    std::vector<CsvRow> rounds;     ///< One row per round, or one row with the totals if has_only_totals.
    /// Whether the table has the final totals of the game, but not its rounds. Only tables of a season can have that
    /// (csv_season.h).
    bool has_only_totals = false;
    /// Whether an empty cell means that the player did not play; otherwise an empty cell means 0.
    bool blank_means_absent = false;
    /// The start points of each player, from 0 to highest_target. Empty if the table has no line of start points.
    std::vector<int> start_points;
    std::optional<CsvMark> mark;
    TextEncoding code = TextEncoding::utf8; ///< The encoding of the file.
    bool has_line_per_player = false;       ///< Whether the lines were `player,round,points`.
};

/// Returns the scoring that the points suggest: winner_takes_all if at most one player gains points in each round, otherwise
/// count_against.
Scoring scoring_from_points(const CsvGame &game);

/// Reads a table in any encoding that detect_encoding() recognizes. Empty lines and columns are ignored. Names that differ only
/// in case mean the same player. In a table with a line per player and round, a first line with words where numbers are
/// expected is a heading. In a table with one line per round:
/// - the first column may number the rounds from 1; its heading is `Round` (in any of several languages) or empty. Under
///   another heading, the column must contain words too, or number at least three rounds without a gap;
/// - an empty cell means 0 if the table has no 0, or if some round has only one entry; otherwise an empty cell means that
///   the player did not play;
/// - if the rounds are numbered, a line before round 1 has the start points of each player;
/// - a line after the last round has the totals, which must be correct. Without round numbers, a last line that is the sum
///   of at least two other lines is taken for the totals; if this is unclear, the table is refused.
/// If the file does not state the scoring, it is derived from the points.
Result<CsvGame, CsvProblems> read_csv_game(std::string_view bytes);
/// Reads the cells of a table in the same way.
Result<CsvGame, CsvProblems> read_csv_game(CsvGrid &&grid);

/// Converts a table to facts (statements such as an entered hand) that lead to the same totals. \p players are the players of
/// the table in the same order. \p at_ms, in milliseconds since the epoch, is the time of all facts; \p played_ms is the start
/// of the game, if it is known. A player with start points joins late but sits in column order. If the winner takes all, only the winner's points of each round are stated,
/// because the hands are unknown. Fails in these cases:
/// - two names have the same player id;
/// - too few players start or play a round;
/// - the points of a player in a round exceed those of all cards;
/// - nobody has 0 points in a round of a game in which cards count against the player left with them, unless the round may
///   have been blocked (UNO-PILE-1: nobody could play or draw);
/// - the game needs more facts than most_facts.
Result<std::vector<Fact>, CsvProblems> facts_of(const CsvGame &csv, GameId game, const std::vector<Player> &players,
                                                std::int64_t at_ms, std::optional<std::int64_t> played_ms = {});

/// The words that csv_table() writes as headings.
struct CsvHeadings
{
    std::string round = "Round";
    std::string start = "Start"; ///< Labels the line of the late players' start points.
    std::string total = "Total";
};

/// Returns a table with one column per player, in seat order, and one line per round, in UTF-8 without a byte order mark.
/// Lines end with CR LF (RFC 4180). \p separator is a comma, a semicolon, or a tab. The last line is a CsvMark with \p key.
/// The CsvMark is omitted if \p key is empty, too long (over 100 bytes) or not plain ASCII, or if no round is closed.
std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator, std::string_view key = {});

} // namespace tableside::score
