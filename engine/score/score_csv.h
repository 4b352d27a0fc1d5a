// Score sheets as CSV tables, for the app's import and export and for the console: read, made into the facts of a game,
// and written. Two kinds of table are read:
// - lines of `player,round,points`, where points are what the player's own score rose by in that round;
// - as csv_table() writes it, a line of players and below it a line for each round with everybody's points.
// One field more may say how it was scored, `winnerTakesAll` or `countAgainst` (engine/core/scoring.h); once in the file
// is enough.
#pragma once

#include "engine/core/result.h"
#include "engine/score/sheet.h"

#include <istream>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

struct CsvPlayer
{
    std::string name;
    int line = 0; ///< The first that speaks of the player.
};

struct CsvPoints
{
    int points = 0; ///< From 0 to 100,000.
    int line = 0;
};

/// By player; nothing where no line speaks of them.
using CsvRow = std::vector<std::optional<CsvPoints>>;

struct CsvGame
{
    Scoring scoring = Scoring::winner_takes_all;
    /// Two players whose points may as well count against them, and the file does not say: the printed rule is taken.
    bool is_scoring_guessed = false;
    std::vector<CsvPlayer> players; ///< By first appearance; 2 to most_players.
    std::vector<CsvRow> rounds;     ///< None without points.
    bool blank_is_away = false;     ///< Whether nothing means that a player did not play; else it is 0.
    /// By player: what they began with when they came, from 0 to highest_target; else empty.
    std::vector<int> start_points;
};

/// How the points alone are to be read: if at most one player gains in every round the winner takes all, otherwise
/// cards count against their holder.
Scoring scoring_told_by_points(const CsvGame &game);

/// How the cause begins where a line is not of either kind.
inline constexpr std::string_view csv_shape_cause = "not a line of a table of scores";

/// Of any file that read_csv_lines() reads; otherwise the line and the cause. A first line with words where numbers are
/// expected is a heading. In a table with a line for each round the first field of a line is its number; a line in
/// front of them says with what everybody began, one behind them what it came to, whatever their first fields are.
/// Rounds count from 1 without gaps. Where the file does not say how it was scored, the points do.
Result<CsvGame> read_csv_game(std::istream &stream);

/// The facts of that game at that time, in milliseconds since 1970; all of them fit into a ledger, and lead to the same
/// totals. `players` are those of the game, in the same order. Where the winner takes all, only points are stated of a
/// round: its hands are not known. Refused with the line where two names of the game are one player, for more points
/// than all cards of the game count together, where cards count against their holder but nobody has 0 in a round,
/// unless it may have been blocked (UNO-PILE-1), and for more facts than a game may have (most_facts).
Result<std::vector<Fact>> facts_of(const CsvGame &csv, GameId game, const std::vector<Player> &players,
                                   std::int64_t at_ms);

/// What heads the columns and lines of a table.
struct CsvHeadings
{
    std::string round = "Round";
    std::string start = "Start"; ///< The points with which players who came late began.
    std::string total = "Total";
};

/// A column for each player and a line for each round, in UTF-8 without a byte order mark; lines end in CR LF (RFC
/// 4180). `separator`: a comma, semicolon or tab.
std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator);

} // namespace tableside::score
