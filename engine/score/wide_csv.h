// Score tables with a column for each player and a line for each round, as the app exports them.
#pragma once

#include "engine/score/csv_parts.h"

namespace tableside::score {

/// Whether they are such a table by their shape: a heading, then lines that begin with 1, 2, 3 and so on. One of few
/// columns, which might as well be lines of a player, a round and points, needs a line of totals at its end.
bool is_wide(const std::vector<CsvLine> &lines);

/// Of such a table; refused where the totals do not fit the rounds.
Result<CsvGame> read_wide_game(const std::vector<CsvLine> &lines);

} // namespace tableside::score
