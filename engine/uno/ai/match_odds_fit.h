// Not written by script/fit odds (tests/bench/fit_match_odds.cpp): made in the same way before there was that program, from
// 1,500 rounds between greedy players for each number of seats and 150 standings. The points of rounds are the program's.
#pragma once

#include "engine/search/match_odds.h"

#include <array>

// clang-format off
namespace tableside::uno {

inline constexpr std::array match_odds_fit{
    OddsFit{268.0, 3.8, 51}, // 2 seats
    OddsFit{381.0, 4.44, 84}, // 3 seats
    OddsFit{570.0, 5.27, 123}, // 4 seats
    OddsFit{810.0, 6.53, 164}, // 5 seats
    OddsFit{3829.0, 23.1, 207}, // 6 seats
    OddsFit{4692.0, 25.4, 252}, // 7 seats
    OddsFit{6196.0, 29.1, 300}, // 8 seats
    OddsFit{8554.0, 34.6, 351}, // 9 seats
    OddsFit{7195.0, 24.0, 404}, // 10 seats
};

} // namespace tableside::uno
