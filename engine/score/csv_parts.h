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
    int number = 0;                  ///< In the file, from 1.
};

/// All lines but blank ones. Separated by commas, semicolons or tabs, fields optionally in double quotes (RFC 4180).
Result<std::vector<CsvLine>> read_csv_lines(std::istream &stream);

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
