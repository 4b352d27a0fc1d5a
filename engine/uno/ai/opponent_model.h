// The likelihood of an observed turn of another seat of UNO, given its hand and its opponent type. It is the evidence
// from which the belief (engine/uno/ai/belief.h) infers hands and opponent types.
#pragma once

#include "engine/search/type_weights.h"
#include "engine/uno/ai/round_log.h"
#include "engine/uno/ruleset.h"

#include <array>

namespace tableside::uno {

/// The kinds of opponents that the belief distinguishes.
enum class OpponentType : std::uint8_t {
    greedy, ///< Plays like the level greedy and does not bluff.
    free,   ///< Any other player: mostly plays like greedy, but sometimes bluffs and sometimes plays a random card.
};
inline constexpr std::size_t opponent_type_count = 2;

/// A number per opponent type, in the order of OpponentType. Likelihoods are correct up to a factor that depends on
/// neither the hand nor the type.
using TypeWeights = std::array<double, opponent_type_count>;

/// Returns whether anything can be inferred from the turn.
bool is_informative(const Ruleset &rules, const SeenTurn &turn);

/// The cards drawn in a turn.
struct Drawn
{
    Card last; ///< The last card drawn; none if no card was drawn.
    Hand past; ///< The cards drawn before `last`; none of them could be played (UNO-DRAW-1).
};

/// Returns the likelihoods of one turn, each in (0, 1]. `hand` is the hand of the seat at the beginning of the turn.
TypeWeights likelihood_of(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Drawn &drawn);

} // namespace tableside::uno
