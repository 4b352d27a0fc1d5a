// Sentences about what is wrong with a table of points, in the language of the interface.
#pragma once

#include <QString>

#include "engine/score/csv_problem.h"

namespace tableside::words {

/// Returns what is wrong and what was expected, as sentences without the number of the line.
QString csvProblem(const score::CsvProblem &problem);

} // namespace tableside::words
