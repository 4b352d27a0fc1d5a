// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The likelihood of an observed turn of another seat of UNO, given that seat's hand and its opponent type. The belief
// (engine/uno/ai/belief.h) infers hidden hands and opponent types from these likelihoods.
#pragma once

#include "engine/search/type_weights.h"
#include "engine/uno/ai/round_log.h"
#include "engine/uno/types.h"

#include <array>

namespace tableside::uno {

/// The kinds of opponents that the belief distinguishes.
enum class OpponentType : std::uint8_t {
    greedy, ///< Plays like the level greedy and does not bluff.
    free,   ///< Any other player: mostly plays like `greedy`, sometimes bluffs, and sometimes plays a random card.
};
inline constexpr std::size_t opponent_type_count = 2;

/// A probability or likelihood per opponent type, in the order of OpponentType. Only the ratios of likelihoods matter, so a
/// factor that is the same for all hands and types may be left out.
using TypeWeights = std::array<double, opponent_type_count>;

/// Returns whether the turn is evidence about the seat's hand or opponent type.
bool is_informative(const Ruleset &rules, const SeenTurn &turn);

/// The cards drawn in a turn.
struct Drawn
{
    Card last; ///< The last card drawn; none if no card was drawn.
    Hand past; ///< The cards drawn before `last`. None could be played (UNO-DRAW-1: draw until playable).
};

/// Returns the likelihood of one turn for each opponent type, each in (0, 1]. `hand` is the assumed hand of the seat at the
/// beginning of the turn; `drawn` has the cards that it is assumed to have drawn in the turn.
TypeWeights likelihood_of(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Drawn &drawn);

} // namespace tableside::uno
