// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs all matches of a simulation on several threads. The result does not depend on the number of threads.
#pragma once

#include "engine/console/match_runner.h"

#include <functional>
#include <ostream>
#include <string>

namespace tableside::console {

/// The sums over all matches of a simulation.
struct TournamentResult
{
    std::vector<PlayerTally> players; ///< The counts of each player in the simulation.
    std::int64_t rounds = 0;
    std::int64_t actions = 0;
    int matches = 0;            ///< The number of matches played.
    bool failed = false;        ///< Whether MatchOutcome::failed is true for a match.
    bool record_failed = false; ///< Whether writing the record failed; no further match was begun then.
    /// The error for a program or thread that could not be started; no further match was begun then. Empty if there
    /// was none.
    std::string start_error;
    std::chrono::nanoseconds took{}; ///< The time that the tournament took.
};

/// Callbacks during a tournament, called by one thread at a time.
struct TournamentListener
{
    std::function<void(int)> progress;                ///< Called after each match with the number of matches done.
    std::function<void(const std::string &)> message; ///< Called for each message of a match, in the order of matches.
};

/// A function that plays the match with the given index, from 0. Called from several threads at the same time. A
/// thrown std::system_error stops the tournament.
using PlayMatch = std::function<MatchOutcome(int)>;

/// Plays all matches on \p jobs threads, or on fewer if the system cannot start as many. If the simulation is recorded, writes
/// the records to \p record in the order of matches.
TournamentResult run_tournament(const Simulation &simulation, const PlayMatch &play_match, int jobs,
                                std::ostream &record, const TournamentListener &listener);

} // namespace tableside::console
