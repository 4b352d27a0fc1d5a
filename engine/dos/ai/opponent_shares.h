// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The factors of the opponent model of DOS, chosen by hand. The likelihood of a turn is the product of the factors of all
// that the seat did in it (likelihood_of() in engine/dos/ai/opponent_model.h). The factors are not probabilities: only their
// ratios count, and those of the ways to match cards add up to more than 1. script/fit opponents
// (tests/bench/fit_opponents.cpp), which is newer, measures the probabilities from games; tests/bench/README.md lists its
// results.
#pragma once

#include "engine/dos/ai/opponent_model.h"

#include <array>

// clang-format off
namespace tableside::dos {

// The factors for a player who does what the name says, per OpponentType in the order greedy, keeper, free.
inline constexpr TypeWeights draws_although_it_matches{0.003, 0.003, 0.05};
inline constexpr TypeWeights lays_although_it_matches{0.003, 0.003, 0.05};
inline constexpr TypeWeights skips_bonus{0.002, 0.002, 0.10};

inline constexpr TypeWeights sheds_most{0.95, 0.95, 0.60};
/// The factors for a turn that is not the best turn of the hand. Index 0: the turn sheds as many cards as the best turn;
/// index 1: one card fewer; index 2: two or more cards fewer.
inline constexpr std::array<TypeWeights, 3> sheds_less{{{0.03, 0.03, 0.50}, {0.006, 0.006, 0.15}, {0.002, 0.002, 0.04}}};

inline constexpr double lays_any_card = 0.03; ///< The share of random cards among those that greedy and keeper lay.
// The shares of lays in which the type free lays its highest card, or its highest card that is not wild. In the other lays,
// this type lays a random card.
inline constexpr double free_lays_highest = 0.30;
inline constexpr double free_lays_highest_ordinary = 0.30;

} // namespace tableside::dos
