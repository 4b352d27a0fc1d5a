// The parameters of the opponent model of DOS, chosen by hand before script/fit opponents (tests/bench/fit_opponents.cpp)
// existed. tests/bench/README.md lists the values that the script measures.
#pragma once

#include "engine/dos/ai/opponent_model.h"

#include <array>

// clang-format off
namespace tableside::dos {

// Probabilities per OpponentType: greedy, keeper, free.
inline constexpr TypeWeights draws_although_it_matches{0.003, 0.003, 0.05};
inline constexpr TypeWeights lays_although_it_matches{0.003, 0.003, 0.05};
inline constexpr TypeWeights skips_bonus{0.002, 0.002, 0.10};

inline constexpr TypeWeights sheds_most{0.95, 0.95, 0.60};
/// Indexed by the number of cards that the turn sheds fewer than the best turn; the last entry stands for 2 or more.
inline constexpr std::array<TypeWeights, 3> sheds_less{{{0.03, 0.03, 0.50}, {0.006, 0.006, 0.15}, {0.002, 0.002, 0.04}}};

inline constexpr double lays_any_card = 0.03; ///< For greedy and keeper: lays a random card.
// For free: lays the highest card, or the highest card that is not wild; otherwise lays a random card.
inline constexpr double free_lays_highest = 0.30;
inline constexpr double free_lays_highest_ordinary = 0.30;

} // namespace tableside::dos
