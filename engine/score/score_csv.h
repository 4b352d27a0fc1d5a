// Reads score sheets from CSV tables, turns them into the facts of a game, and writes them. For the app's import and export
// and for the console. Two kinds of table are read:
// - lines of `player,round,points`, where points are what the player's own score rose by in that round;
// - a line of players, and below it a line for each round with everyone's points, as csv_table() writes it.
// One more column may state the scoring: `winnerTakesAll` or `countAgainst` (engine/core/scoring.h).
#pragma once

#include "engine/core/result.h"
#include "engine/score/csv_grid.h"
#include "engine/score/sheet.h"

#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

struct CsvPlayer
{
    std::string name; ///< Normalized (engine/core/letters.h).
    int line = 0;     ///< The first line with the player.
};

struct CsvPoints
{
    int points = 0; ///< From 0 to 100,000.
    int line = 0;
    friend bool operator==(const CsvPoints &, const CsvPoints &) = default;
};

/// By player; nothing if no line has the player's points.
using CsvRow = std::vector<std::optional<CsvPoints>>;

/// The key that csv_table() wrote below a table, by which the table is recognized.
struct CsvMark
{
    GameId game = GameId::dos;
    std::string key;           ///< Names the game in every score book.
    bool is_unchanged = false; ///< Whether the table still says what it said when it was written.
};

struct CsvGame
{
    Scoring scoring = Scoring::winner_takes_all;
    /// Two players whose points may be either, in a file that does not state the scoring: winner_takes_all is assumed.
    bool is_scoring_guessed = false;
    std::vector<CsvPlayer> players; ///< 2 to most_players, in seat order or by first appearance.
    std::vector<CsvRow> rounds;     ///< None without points.
    bool blank_is_away = false;     ///< Whether an empty cell means that the player did not play; otherwise it means 0.
    /// By player: the points they started with, from 0 to highest_target. Empty if all started with 0.
    std::vector<int> start_points;
    std::optional<CsvMark> mark;
    TextCode code = TextCode::utf8;   ///< The encoding of the file.
    bool has_line_per_player = false; ///< Whether the lines were `player,round,points`.
};

/// The scoring that the points suggest: winner_takes_all if at most one player gains points in each round, otherwise
/// count_against.
Scoring scoring_told_by_points(const CsvGame &game);

/// Reads a table in any encoding of text_code_of(). Empty lines and columns are ignored. Names that differ only in case are
/// one player. A first line with words where numbers are expected is a heading. In a table with a line for each round:
/// - the first column may have the numbers of the rounds, counted from 1; its heading is `Round` (or that in another
///   language), empty, or any word over at least three numbers;
/// - an empty cell means that the player did not play; or 0, in a table that has no 0 or a round with one entry alone;
/// - a line before the first round has the points that everyone started with;
/// - a line after the last round has the totals, which must be right. Without numbers of rounds, a last line that is the sum
///   of at least two others has the totals.
/// If the file does not state the scoring, the points decide.
Result<CsvGame, CsvProblems> read_csv_game(std::string_view bytes);

/// The facts of the game, all at that time in milliseconds since 1970. They fit into a ledger and lead to the same totals.
/// `players` are those of the table, in the same order; who started with points sits where the column is. If the winner
/// takes all, a round has only its points, because its hands are not known. Fails for two names that are one player; for more
/// points than all cards of the game are worth; for a round that counts against the players in which nobody has 0, unless it
/// may have been blocked (UNO-PILE-1); and for more than most_facts facts.
Result<std::vector<Fact>, CsvProblems> facts_of(const CsvGame &csv, GameId game, const std::vector<Player> &players,
                                                std::int64_t at_ms);

/// The headings of a table.
struct CsvHeadings
{
    std::string round = "Round";
    std::string start = "Start"; ///< The points that players who came late started with.
    std::string total = "Total";
};

/// Writes a column for each player, in seat order, and a line for each round, in UTF-8 without a byte order mark; lines end
/// with CR LF (RFC 4180). `separator` is a comma, a semicolon, or a tab. A last line has the CsvMark of the game; without a
/// `key` it is left out.
std::string csv_table(const Sheet &sheet, const CsvHeadings &headings, char separator, std::string_view key = {});

} // namespace tableside::score
