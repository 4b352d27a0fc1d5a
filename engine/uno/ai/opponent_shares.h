// Written by script/fit opponents (tests/bench/fit_opponents.cpp): seed 20, 40000 rounds of each level,
// a tenth of that of medium.
#pragma once

#include "engine/uno/ai/opponent_model.h"

#include <array>

// clang-format off
namespace tableside::uno {

// Probabilities by OpponentType: greedy, free.
inline constexpr TypeWeights draws_although_it_can_play{0.003, 0.017};
inline constexpr TypeWeights keeps_what_it_drew{0.003, 0.032};
inline constexpr TypeWeights keeps_bluff_that_it_drew{0.997, 0.730};
/// With a Wild Draw Four and a card of the color in play in hand.
inline constexpr TypeWeights bluffs{0.003, 0.149};
/// The play with the highest score; else a random kind, which may be that one.
inline constexpr TypeWeights plays_what_it_likes{0.997, 0.645};
inline constexpr double plays_otherwise = 0.003; ///< Greedy.

} // namespace tableside::uno
