// The likelihood of a turn that another seat of DOS was seen to take, given its hand and its opponent type: the
// evidence from which the belief (engine/dos/ai/belief.h) infers hands and opponent types. Calls and catches are not
// evidence.
#pragma once

#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/ai/round_log.h"
#include "engine/search/type_weights.h"

#include <array>

namespace tableside::dos {

/// The ways of playing that the belief tells apart.
enum class OpponentType : std::uint8_t {
    greedy, ///< Sheds the most cards, then points; lays the highest card.
    keeper, ///< The same but keeps wild cards, and lays the highest ordinary one.
    free,   ///< Everybody else: sheds cards mostly, and lays this or that.
};
inline constexpr std::size_t opponent_type_count = 3;

/// A number per opponent type, in the order of OpponentType. Likelihoods are up to a factor that depends neither on the
/// hand nor on the type.
using TypeWeights = std::array<double, opponent_type_count>;

/// Of one turn, each in (0, 1]. `hand` is what the seat held when the turn began, `drawn` the card that it drew, none
/// if it did not draw. Together they must have the cards that the turn played and laid.
TypeWeights likelihood_of(const SeenTurn &turn, Hand hand, Card drawn);

} // namespace tableside::dos
