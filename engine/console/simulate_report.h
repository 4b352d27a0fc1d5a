// What `simulate` prints: a table for people, or JSON.
#pragma once

#include "engine/console/tournament.h"
#include "engine/json/json_line.h"

#include <string>

namespace tableside::console {

/// A share and its 95 % interval, after Wilson (1927): sound for few matches and for shares near 0 and 1 too.
struct Rate
{
    double share = 0.0;
    double low = 0.0;
    double high = 1.0;
};

/// "rounds" or "matches".
std::string unit_of(const Simulation &simulation);

Rate win_rate(std::int64_t wins, std::int64_t of);

std::string report_table(const Simulation &simulation, const TournamentResult &result);
OrderedJson report_json(const Simulation &simulation, const TournamentResult &result);

} // namespace tableside::console
