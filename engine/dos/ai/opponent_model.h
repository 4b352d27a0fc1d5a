// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The opponent model of DOS: how likely an opponent of a given type is to play an observed turn with a given hand. From
// these likelihoods, the belief (engine/dos/ai/belief.h) infers the hidden hands and the types of the opponents. Calls
// and catches are not evidence.
#pragma once

#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/ai/round_log.h"
#include "engine/search/type_weights.h"

#include <array>

namespace tableside::dos {

/// The types of opponents that the belief distinguishes.
enum class OpponentType : std::uint8_t {
    greedy, ///< Sheds the most cards, in a tie the most points; lays the card with the most points.
    keeper, ///< Plays like greedy but keeps wild cards; lays the highest card that is not wild.
    free,   ///< Any other opponent: mostly sheds many cards; lays high or random cards.
};
inline constexpr std::size_t opponent_type_count = 3;

/// One number per opponent type, in the order of OpponentType. All likelihoods may be multiplied by the same constant,
/// because only their ratios are used.
using TypeWeights = std::array<double, opponent_type_count>;

/// Returns the likelihood of a turn for each opponent type, in (0, 1]. `hand` is the seat's hand when the turn began;
/// `drawn` is the card that the seat drew in the turn, empty if there was no draw. Together they must contain the cards
/// played and laid.
TypeWeights likelihood_of(const SeenTurn &turn, Hand hand, Card drawn);

} // namespace tableside::dos
