// The likelihood of a turn that another seat of UNO was seen to take, given its hand and its opponent type: the
// evidence from which the belief (engine/uno/ai/belief.h) infers hands and opponent types.
#pragma once

#include "engine/search/type_weights.h"
#include "engine/uno/ai/round_log.h"
#include "engine/uno/ruleset.h"

#include <array>

namespace tableside::uno {

/// The ways of playing that the belief tells apart.
enum class OpponentType : std::uint8_t {
    greedy, ///< As the level greedy; does not bluff.
    free,   ///< Everybody else: plays mostly that way, but bluffs at times and at times plays what comes to hand.
};
inline constexpr std::size_t opponent_type_count = 2;

/// A number per opponent type, in the order of OpponentType. Likelihoods are up to a factor that depends neither on the
/// hand nor on the type.
using TypeWeights = std::array<double, opponent_type_count>;

/// False if nothing can be inferred from the turn.
bool is_informative(const Ruleset &rules, const SeenTurn &turn);

/// The cards drawn in a turn.
struct Drawn
{
    Card last; ///< None: none was drawn.
    Hand past; ///< Those before it, after each of which the seat had to draw on (UNO-DRAW-1).
};

/// Of one turn, each in (0, 1]. `hand` is what the seat held when the turn began.
TypeWeights likelihood_of(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Drawn &drawn);

} // namespace tableside::uno
