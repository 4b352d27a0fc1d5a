// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Formats the output of `simulate`: a table for people, or JSON.
#pragma once

#include "engine/console/tournament.h"
#include "engine/json/json_line.h"

#include <string>

namespace tableside::console {

/// A share from 0 to 1 with its 95% confidence interval by Wilson (1927). This interval is valid even for few matches and
/// for shares near 0 and 1.
struct Rate
{
    double share = 0.0;
    double low = 0.0;
    double high = 1.0;
};

/// Returns "rounds" or "matches".
std::string unit_of(const Simulation &simulation);

/// Returns the share of \p wins in \p of matches or rounds. If \p of is 0, the share is 0 and the interval is from 0 to 1.
Rate win_rate(std::int64_t wins, std::int64_t of);

std::string report_table(const Simulation &simulation, const TournamentResult &result);
OrderedJson report_json(const Simulation &simulation, const TournamentResult &result);

} // namespace tableside::console
