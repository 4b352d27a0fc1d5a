// The opponent model of DOS: the likelihood of an observed turn of another seat, given its hand and its opponent type.
// The belief (engine/dos/ai/belief.h) infers hands and opponent types from it. Calls and catches are not evidence.
#pragma once

#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/ai/round_log.h"
#include "engine/search/type_weights.h"

#include <array>

namespace tableside::dos {

/// The types of opponents that the belief distinguishes.
enum class OpponentType : std::uint8_t {
    greedy, ///< Sheds the most cards, then points; lays the highest card.
    keeper, ///< Plays like greedy but keeps wild cards, and lays the highest ordinary card.
    free,   ///< All other opponents: mostly shed many cards, lay high or random cards.
};
inline constexpr std::size_t opponent_type_count = 3;

/// A number per opponent type, in the order of OpponentType. Likelihoods are known up to a factor that depends neither on
/// the hand nor on the type.
using TypeWeights = std::array<double, opponent_type_count>;

/// Returns the likelihood of a turn per opponent type, each in (0, 1]. `hand` is the seat's hand when the turn began,
/// `drawn` the card that it drew, or none. `hand` and `drawn` together must contain the cards played and laid.
TypeWeights likelihood_of(const SeenTurn &turn, Hand hand, Card drawn);

} // namespace tableside::dos
