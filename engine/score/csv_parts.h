// What the readers of score tables share: lines into fields, fields into numbers, and what holds for every finished table.
#pragma once

#include "engine/score/score_csv.h"

#include <string>
#include <string_view>

namespace tableside::score {

inline constexpr int most_csv_points = 100'000;

struct CsvLine
{
    std::vector<std::string> fields; ///< Without blanks around them.
    int number = 0;                  ///< In the file, from 1: where it begins.
};

/// All lines but blank ones. Separated by commas, semicolons or tabs, fields optionally in double quotes, within which
/// separators, line breaks and doubled quotes stand for themselves (RFC 4180).
Result<std::vector<CsvLine>> read_csv_lines(std::istream &stream);

/// Whether a name begins as a formula does, after any number of apostrophes. It is written with one apostrophe more, and
/// read with one less, so that no spreadsheet takes a name for a formula.
bool looks_like_formula(std::string_view name);

/// Why a table is refused whose players no sheet has room for; readers stop at the first one too many.
inline constexpr std::string_view too_many_players_cause = "more players than a sheet has room for";

/// Nothing if the text is anything else, or not within the limits.
std::optional<int> number_in(const std::string &text, int low, int high);
/// Of "winnerTakesAll" and "countAgainst".
std::optional<Scoring> scoring_in(const std::string &text);

using CsvRow = std::vector<std::optional<CsvPoints>>;

inline int points_of(const std::optional<CsvPoints> &entered)
{
    return entered ? entered->points : 0;
}

inline bool is_nothing(const std::optional<CsvPoints> &entered)
{
    return entered && entered->points == 0;
}

/// How many gain something.
int gains_in(const CsvRow &row);

/// With how it was scored, as the file states it or else as the points tell. `line`: for what is wrong with all of it.
Result<CsvGame> finished_game(CsvGame game, std::optional<Scoring> stated, int line);

} // namespace tableside::score
