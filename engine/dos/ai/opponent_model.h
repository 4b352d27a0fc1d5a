// How likely the turns that others were seen to take are, given a hand and a manner of playing: the evidence from which
// the belief (ai/dos_belief.h) infers hands, and from hands and turns the manner. It looks at play alone.
#pragma once

#include "engine/dos/ai/greedy_match.h"
#include "engine/dos/ai/round_log.h"
#include "engine/search/type_weights.h"

#include <array>

namespace tableside::dos {

/// The ways of playing that are told apart.
enum class Manner : std::uint8_t {
    greedy, ///< Sheds the most cards, then points; lays the highest card.
    keeper, ///< The same but keeps wild cards, and lays the highest ordinary one.
    free,   ///< Everybody else: sheds cards mostly, and lays this or that.
};
inline constexpr std::size_t manner_count = 3;

/// A number per manner; as a likelihood, up to a factor that does not depend on the hand or the manner.
using PerManner = std::array<double, manner_count>;

/// Of one turn; at most 1, never 0. `hand` is what the seat held when it began; `drawn` what it drew then, none if it did
/// not. The cards that it was seen to lose must be among them.
PerManner likelihood_of(const SeenTurn &turn, Hand hand, Card drawn);

} // namespace tableside::dos
