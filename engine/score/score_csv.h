// Reads score sheets from CSV tables, turns them into the facts of a game, and writes them. For the app's import and export
// and for the console. Two kinds of table are read:
// - lines of `player,round,points`, where points are what the player's own score rose by in that round;
// - what csv_table() writes: a line of players, and below it a line for each round with everyone's points.
// One more field, in any line, may state the scoring: `winnerTakesAll` or `countAgainst` (engine/core/scoring.h).
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
    int line = 0; ///< The first line with the player.
};

struct CsvPoints
{
    int points = 0; ///< From 0 to 100,000.
    int line = 0;
};

/// By player; nothing if no line has the player's points.
using CsvRow = std::vector<std::optional<CsvPoints>>;

struct CsvGame
{
    Scoring scoring = Scoring::winner_takes_all;
    /// Two players whose points may be either, in a file that does not state the scoring: winner_takes_all is assumed.
    bool is_scoring_guessed = false;
    std::vector<CsvPlayer> players; ///< By first appearance; 2 to most_players.
    std::vector<CsvRow> rounds;     ///< None without points.
    bool blank_is_away = false; ///< Whether an empty field means that the player did not play; otherwise it means 0.
    /// By player: the points they started with, from 0 to highest_target. Empty if all started with 0.
    std::vector<int> start_points;
};

/// The scoring that the points suggest: winner_takes_all if at most one player gains points in each round, otherwise
/// count_against.
Scoring scoring_told_by_points(const CsvGame &game);

/// The start of the error for a line of neither kind.
inline constexpr std::string_view csv_shape_cause = "this isn't a line of a score table";

/// Reads a table from any file that read_csv_lines() reads; an error has the line and the cause. A first line with words where
/// numbers are expected is a heading. In a table with a line for each round, a line starts with the number of its round; a
/// line before the first round has the points everyone started with, and one after the last has the totals, whatever their
/// first fields are. Rounds count from 1 without gaps. If the file does not state the scoring, the points decide.
Result<CsvGame> read_csv_game(std::istream &stream);

/// The facts of the game, all at that time in milliseconds since 1970. They fit into a ledger and lead to the same totals.
/// `players` are those of the table, in the same order. If the winner takes all, a round has only its points, because its hands
/// are not known. An error, with its line, for two names that are one player; for more points than all cards of the game are
/// worth; for a round that counts against the players in which nobody has 0, unless it may have been blocked (UNO-PILE-1); and
/// for more than most_facts facts.
Result<std::vector<Fact>> facts_of(const CsvGame &csv, GameId game, const std::vector<Player> &players,
                                   std::int64_t at_ms);

/// The headings of a table.
struct CsvHeadings
{
    std::string round = "Round";
    std::string start = "Start"; ///< The points that players who came late started with.
    std::string total = "Total";
};

/// Writes a column for each player and a line for each round, in UTF-8 without a byte order mark; lines end with CR LF (RFC
/// 4180). `separator` is a comma, a semicolon, or a tab.
std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator);

} // namespace tableside::score
