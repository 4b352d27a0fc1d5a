// Not written by script/fit opponents (tests/bench/fit_opponents.cpp): chosen by hand before there was that program.
// tests/bench/README.md has what it measures.
#pragma once

#include "engine/uno/ai/opponent_model.h"

#include <array>

// clang-format off
namespace tableside::uno {

// By OpponentType.
inline constexpr TypeWeights draws_although_it_can_play{0.003, 0.05};
inline constexpr TypeWeights keeps_what_it_drew{0.003, 0.10};
inline constexpr TypeWeights keeps_bluff_that_it_drew{1.0, 0.85};
/// With a Wild Draw Four and a card of the color in play in hand.
inline constexpr TypeWeights bluffs{0.001, 0.15};
/// What greedy players like best; else any kind, which may be that one.
inline constexpr TypeWeights plays_what_it_likes{0.97, 0.6};
inline constexpr double plays_otherwise = 0.003; ///< Greedy.

} // namespace tableside::uno
