// All matches of a simulation, on several threads; the result does not depend on how many.
#pragma once

#include "engine/console/match_runner.h"

#include <functional>
#include <ostream>
#include <string>

namespace tableside::console {

struct TournamentResult
{
    std::vector<PlayerTally> players;
    std::int64_t rounds = 0;
    std::int64_t actions = 0;
    int matches = 0;            ///< That were played.
    bool failed = false;        ///< Some match was forfeited or had no end.
    bool record_failed = false; ///< The record could not be written; no match was begun after that.
    std::string broken_off;     ///< What could not be started, so that no match was begun after that; else empty.
    std::chrono::nanoseconds took{};
};

/// Called while matches are played, by one thread at a time.
struct TournamentListener
{
    std::function<void(int)> progress;                ///< After each match, how many are done.
    std::function<void(const std::string &)> message; ///< In the order of the matches.
};

/// Plays the match of that index, from 0; called from several threads at once. A std::system_error breaks the simulation off.
using PlayMatch = std::function<MatchOutcome(int)>;

/// Writes the records to `record`, in the order of the matches, when the simulation asks for them. Uses fewer threads than
/// `jobs` where the machine has no more.
TournamentResult run_tournament(const Simulation &simulation, const PlayMatch &play_match, int jobs,
                                std::ostream &record, const TournamentListener &listener);

} // namespace tableside::console
