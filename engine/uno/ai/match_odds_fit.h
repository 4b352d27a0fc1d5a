// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Written by script/fit odds (tests/bench/fit_match_odds.cpp) with random seed 20, from 20000 rounds between greedy players
// for each number of seats and 20000 matches to 500 points from each of 300 standings.
#pragma once

#include "engine/search/match_odds.h"

#include <array>

// clang-format off
namespace tableside::uno {

/// The parameters of MatchOdds, a formula for the chance to win a match, for each number of seats from two. The comments give
/// the root mean square (RMS) error of the chance by the formula.
inline constexpr std::array match_odds_fit{
    OddsFit{214, 3.48, 51}, // 2 seats: the computed chance to win a match has an RMS error of 0.61 percentage points
    OddsFit{350, 4.23, 84}, // 3 seats: the computed chance to win a match has an RMS error of 0.76 percentage points
    OddsFit{657, 5.76, 123}, // 4 seats: the computed chance to win a match has an RMS error of 0.93 percentage points
    OddsFit{2351, 14.60, 164}, // 5 seats: the computed chance to win a match has an RMS error of 1.06 percentage points
    OddsFit{9994, 52.18, 207}, // 6 seats: the computed chance to win a match has an RMS error of 1.18 percentage points
    OddsFit{9994, 47.79, 252}, // 7 seats: the computed chance to win a match has an RMS error of 1.62 percentage points
    OddsFit{9994, 42.96, 300}, // 8 seats: the computed chance to win a match has an RMS error of 1.89 percentage points
    OddsFit{9994, 38.06, 351}, // 9 seats: the computed chance to win a match has an RMS error of 1.95 percentage points
    OddsFit{9994, 31.22, 404}, // 10 seats: the computed chance to win a match has an RMS error of 1.29 percentage points
};

} // namespace tableside::uno
