// The problems of a table of points, line by line, so that somebody can mend it in a spreadsheet. The console shows the
// English sentences of this header; the app has its own in each language.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tableside::score {

enum class CsvFault : std::uint8_t {
    not_text,           ///< No encoding that text_code_of() recognises.
    open_quote,         ///< A closing quotation mark is missing.
    too_large,          ///< More cells than the longest game has.
    no_table,           ///< Neither kind of table.
    no_rounds,          ///< A line of players without any round below.
    unnamed,            ///< `text` is in a column without a player's name, or in a line without one.
    long_name,          ///< A name has more than `number` bytes.
    many_players,       ///< More than `number`.
    few_players,        ///< Fewer than two.
    same_player,        ///< `player` and `text` are two spellings of one name.
    unclear_column,     ///< The first column may be a player called `text`, or the numbers of rounds.
    unclear_last_line,  ///< The last line may be a round or the totals.
    round_expected,     ///< `text` should be the number of round `number`.
    not_a_round,        ///< `text` should be the number of a round, up to `number`.
    no_round,           ///< Round `number` is missing.
    many_rounds,        ///< More than `number`.
    not_points,         ///< `text` should be points of `player`: a whole number up to `number`.
    no_points,          ///< Points of `player` are missing.
    points_twice,       ///< `player` has points in round `number` twice.
    wrong_total,        ///< The total of `player` is `text` but should be `number`.
    not_a_scoring,      ///< `text` should be winnerTakesAll or countAgainst.
    two_scorings,       ///< One line says winnerTakesAll, another countAgainst.
    several_winners,    ///< Several players score in round `number`, but the winner takes all.
    starts_with_points, ///< Fewer than `number` players start with 0 points.
    few_in_round,       ///< Fewer players in round `number` than the game needs.
    nobody_out,         ///< No player has 0 in round `number`, so that nobody went out.
    above_deck,         ///< `number` points are more than all cards of the game `text` are worth.
    other_game,         ///< The table is from the game `text`.
    many_facts,         ///< A ledger has no room for the game.
};

/// One problem. Which members mean something depends on the fault.
struct CsvProblem
{
    int line = 0; ///< The line of the file, from 1; 0 if the problem belongs to no line.
    CsvFault fault = CsvFault::no_table;
    std::string text; ///< The text in the table, of any length and not yet fit to be shown.
    std::string player;
    int number = 0;
};

/// The problems of a table: the first ones in full, by line, and how many more there are.
struct CsvProblems
{
    static constexpr std::size_t most_listed = 10;

    std::vector<CsvProblem> listed;
    int unlisted = 0;

    void add(CsvProblem problem);
    bool empty() const { return listed.empty(); }
};

/// Returns what is wrong and what was expected as an English clause without a full stop, without the number of the line.
std::string csv_cause(const CsvProblem &problem);

/// Returns the text in quotes, on one line, and cut where it is long.
std::string quoted_cell(const std::string &text);

} // namespace tableside::score
