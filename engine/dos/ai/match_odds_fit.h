// Not written by script/fit odds (tests/bench/fit_match_odds.cpp): made before there was that program, from the points of
// 3,000 rounds of players that are not known any more. The program's own are nearer to matches between greedy players
// (tests/bench/README.md).
#pragma once

#include "engine/search/match_odds.h"

#include <array>

// clang-format off
namespace tableside::dos {

inline constexpr std::array match_odds_fit{
    OddsFit{77.0, 3.4, 18}, // 2 seats
    OddsFit{365.0, 6.4, 45}, // 3 seats
    OddsFit{385.0, 4.6, 77}, // 4 seats
};

} // namespace tableside::dos
