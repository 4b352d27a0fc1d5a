// Written by script/fit opponents (tests/bench/fit_opponents.cpp): seed 20, 40000 rounds of each level,
// a tenth of that of medium.
#pragma once

#include "engine/uno/ai/opponent_model.h"

#include <array>

// clang-format off
namespace tableside::uno {

// Probabilities by OpponentType, in the order greedy, free.
inline constexpr TypeWeights draws_although_it_can_play{0.003, 0.017};
inline constexpr TypeWeights keeps_what_it_drew{0.003, 0.032};
inline constexpr TypeWeights keeps_bluff_that_it_drew{0.997, 0.730};
/// The probability of a bluff for a seat that holds a Wild Draw Four and a card of the color in play.
inline constexpr TypeWeights bluffs{0.003, 0.149};
/// The probability of the play with the highest score. Otherwise a random kind is played, which may be the same one.
inline constexpr TypeWeights plays_what_it_likes{0.997, 0.645};
inline constexpr double plays_otherwise = 0.003; ///< The probability of any other play by type greedy.

} // namespace tableside::uno
