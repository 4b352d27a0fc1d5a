// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Sentences about errors in an imported CSV table of points, in the language of the interface.
#pragma once

#include <QString>

#include "engine/score/csv_problem.h"

namespace tableside::words {

/// Returns sentences that state the problem and what was expected, without the line number.
QString csvProblem(const score::CsvProblem &problem);

} // namespace tableside::words
