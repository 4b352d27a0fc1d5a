// Reads a score sheet from a CSV file and makes it into facts that lead to the same totals; for the app's import and the
// console. Two kinds of table: lines of `player, round, points`, where points are what the player's own score rose by in
// that round; or, as csv_table() writes it, a line of players and below it a line for each round with everybody's points.
// One field more may say how it was scored, by the names in engine/core/scoring.h: `winnerTakesAll` or `countAgainst`; once
// in the file is enough.
#pragma once

#include "engine/core/result.h"
#include "engine/score/fact.h"

#include <istream>
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
    int points = 0;
    int line = 0;
};

struct CsvGame
{
    Scoring scoring = Scoring::winner_takes_all;
    /// Two players whose points may as well count against them, and the file does not say: the printed rule is taken.
    bool is_scoring_guessed = false;
    std::vector<CsvPlayer> players; ///< By first appearance.
    /// By round, then by player; nothing where no line speaks of them.
    std::vector<std::vector<std::optional<CsvPoints>>> rounds;
    bool blank_is_away = false;    ///< Whether nothing means that they did not play; else it is 0.
    std::vector<int> start_points; ///< By player: what they began with when they came; else empty.
};

/// How the points alone are to be read: if at most one player gains in every round the winner takes all, otherwise
/// cards count against their holder.
Scoring scoring_told_by_points(const CsvGame &game);

/// How the cause begins where a line is not of either kind.
inline constexpr std::string_view csv_shape_cause = "not a line of a table of scores";

/// Separated by commas, semicolons or tabs, names optionally in double quotes; a first line with words where numbers are
/// expected is a heading. In a table with a line for each round the first field of a line is its number; a line in front
/// of them says with what everybody began, one behind them what it came to, whatever their first fields are. Rounds count
/// from 1 without gaps. Where the file does not say how it was scored, the points do.
Result<CsvGame> read_csv_game(std::istream &stream);

/// The facts of that game, at that time; all of them fit into a ledger. `players` are those of the game, in the same
/// order. Where the winner takes all, that is all that is stated of a round: the hands are not known. Refused where two
/// names of the game are one player, for points that all cards of the game together do not have, and where cards count against
/// their holder but nobody has 0 in a round, unless it may have been blocked (UNO-PILE-1); and for more facts than a
/// game may have (most_facts), if players come and go in thousands of rounds.
Result<std::vector<Fact>> facts_of(const CsvGame &csv, GameId game, const std::vector<Player> &players,
                                   std::int64_t at_ms);

} // namespace tableside::score
