// Written by script/fit odds (tests/bench/fit_match_odds.cpp): random seed 20, 20000 rounds between greedy players per
// number of seats, and 20000 matches to 200 points from each of 300 random scores.
#pragma once

#include "engine/search/match_odds.h"

#include <array>

// clang-format off
namespace tableside::dos {

/// The parameters of MatchOdds for each number of seats, from two on. Each comment gives the root mean square error
/// of the predicted chances to win the match.
inline constexpr std::array match_odds_fit{
    OddsFit{68, 4.06, 13}, // 2 seats: predicted chances to win are off by 0.78 %
    OddsFit{124, 3.37, 40}, // 3 seats: predicted chances to win are off by 0.65 %
    OddsFit{305, 4.22, 77}, // 4 seats: predicted chances to win are off by 0.56 %
};

} // namespace tableside::dos
