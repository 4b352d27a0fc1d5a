// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Written by script/fit opponents (tests/bench/fit_opponents.cpp) with random seed 20. Measured in 40000 rounds with each level
// of AI player, and in fewer rounds with the slow levels that search.
#pragma once

#include "engine/uno/ai/opponent_model.h"

#include <array>

// clang-format off
namespace tableside::uno {

// The probability of the action in the constant's name, for each OpponentType in the order greedy, free.
inline constexpr TypeWeights draws_although_it_can_play{0.003, 0.017};
inline constexpr TypeWeights keeps_what_it_drew{0.003, 0.032};
inline constexpr TypeWeights keeps_bluff_that_it_drew{0.997, 0.730};
/// The probability of a bluff for a seat that holds a Wild Draw Four and a card of the color in play.
inline constexpr TypeWeights bluffs{0.003, 0.149};
/// The probability that a seat plays its card with the highest score. Otherwise the seat plays a random kind of card, which may
/// be the same kind.
inline constexpr TypeWeights plays_what_it_likes{0.997, 0.645};
/// The likelihood, for type greedy, of any play other than the one with the highest score.
inline constexpr double plays_otherwise = 0.003;

} // namespace tableside::uno
