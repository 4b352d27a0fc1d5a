// How likely the turns that others were seen to take are, given a hand and an opponent type of playing: the evidence from which
// the belief (engine/dos/ai/belief.h) infers hands, and from hands and turns the opponent type. It looks at play alone.
#pragma once

#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/ai/round_log.h"
#include "engine/search/type_weights.h"

#include <array>

namespace tableside::dos {

/// The ways of playing that are told apart.
enum class OpponentType : std::uint8_t {
    greedy, ///< Sheds the most cards, then points; lays the highest card.
    keeper, ///< The same but keeps wild cards, and lays the highest ordinary one.
    free,   ///< Everybody else: sheds cards mostly, and lays this or that.
};
inline constexpr std::size_t opponent_type_count = 3;

/// A number per opponent type; as a likelihood, up to a factor that does not depend on the hand or the opponent type.
using TypeWeights = std::array<double, opponent_type_count>;

/// Of one turn; at most 1, never 0. `hand` is what the seat held when it began; `drawn` what it drew then, none if it did
/// not. The cards that it was seen to lose must be among them.
TypeWeights likelihood_of(const SeenTurn &turn, Hand hand, Card drawn);

} // namespace tableside::dos
