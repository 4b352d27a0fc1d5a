// Written by script/fit odds (tests/bench/fit_match_odds.cpp): seed 20, 20000 rounds between greedy players per
// table, 20000 matches to 500 from each of 300 standings.
#pragma once

#include "engine/search/match_odds.h"

#include <array>

// clang-format off
namespace tableside::uno {

/// The fit for each number of seats, from two, with the root mean square error of the shares of matches won.
inline constexpr std::array match_odds_fit{
    OddsFit{214, 3.48, 51}, // 2 seats: 0.61 %
    OddsFit{350, 4.23, 84}, // 3 seats: 0.76 %
    OddsFit{657, 5.76, 123}, // 4 seats: 0.93 %
    OddsFit{2351, 14.60, 164}, // 5 seats: 1.06 %
    OddsFit{9994, 52.18, 207}, // 6 seats: 1.18 %
    OddsFit{9994, 47.79, 252}, // 7 seats: 1.62 %
    OddsFit{9994, 42.96, 300}, // 8 seats: 1.89 %
    OddsFit{9994, 38.06, 351}, // 9 seats: 1.95 %
    OddsFit{9994, 31.22, 404}, // 10 seats: 1.29 %
};

} // namespace tableside::uno
