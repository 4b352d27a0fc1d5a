// Not written by script/fit opponents (tests/bench/fit_opponents.cpp): chosen by hand before there was that program.
// tests/bench/README.md has what it measures.
#pragma once

#include "engine/dos/ai/opponent_model.h"

#include <array>

// clang-format off
namespace tableside::dos {

// Probabilities by OpponentType: greedy, keeper, free.
inline constexpr TypeWeights draws_although_it_matches{0.003, 0.003, 0.05};
inline constexpr TypeWeights lays_although_it_matches{0.003, 0.003, 0.05};
inline constexpr TypeWeights skips_bonus{0.002, 0.002, 0.10};

inline constexpr TypeWeights sheds_most{0.95, 0.95, 0.60};
/// Indexed by how many cards fewer than the best turn the turn sheds; the last stands for 2 or more.
inline constexpr std::array<TypeWeights, 3> sheds_less{{{0.03, 0.03, 0.50}, {0.006, 0.006, 0.15}, {0.002, 0.002, 0.04}}};

inline constexpr double lays_any_card = 0.03; ///< Greedy and keeper.
inline constexpr double free_lays_highest = 0.30;
inline constexpr double free_lays_highest_ordinary = 0.30;

} // namespace tableside::dos
