// Formats the output of `simulate`: a table for people, or JSON.
#pragma once

#include "engine/console/tournament.h"
#include "engine/json/json_line.h"

#include <string>

namespace tableside::console {

/// A share from 0 to 1 with its 95% interval by Wilson (1927), which is valid for few matches and for shares near 0 and 1.
struct Rate
{
    double share = 0.0;
    double low = 0.0;
    double high = 1.0;
};

/// Returns "rounds" or "matches".
std::string unit_of(const Simulation &simulation);

/// Returns the share of wins; for \p of = 0, a share of 0 with the interval from 0 to 1.
Rate win_rate(std::int64_t wins, std::int64_t of);

std::string report_table(const Simulation &simulation, const TournamentResult &result);
OrderedJson report_json(const Simulation &simulation, const TournamentResult &result);

} // namespace tableside::console
