// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Written by script/fit odds (tests/bench/fit_match_odds.cpp) with random seed 20, from 20000 rounds between greedy players
// for each number of seats and 20000 matches to 200 points from each of 300 standings.
#pragma once

#include "engine/search/match_odds.h"

#include <array>

// clang-format off
namespace tableside::dos {

/// The parameters of MatchOdds, a formula for the chance to win a match, for each number of seats from two. The comments give
/// the root mean square (RMS) error of the chance by the formula.
inline constexpr std::array match_odds_fit{
    OddsFit{68, 4.06, 13}, // 2 seats: the computed chance to win a match has an RMS error of 0.78 percentage points
    OddsFit{124, 3.37, 40}, // 3 seats: the computed chance to win a match has an RMS error of 0.65 percentage points
    OddsFit{305, 4.22, 77}, // 4 seats: the computed chance to win a match has an RMS error of 0.56 percentage points
};

} // namespace tableside::dos
