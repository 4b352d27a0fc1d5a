// How likely the turns that others were seen to take in UNO are, given a hand and an opponent type of playing: the evidence from
// which the belief (engine/uno/ai/belief.h) infers hands, and from hands and turns the opponent type.
#pragma once

#include "engine/search/type_weights.h"
#include "engine/uno/ai/round_log.h"
#include "engine/uno/ruleset.h"

#include <array>

namespace tableside::uno {

/// The ways of playing that are told apart.
enum class OpponentType : std::uint8_t {
    greedy, ///< As the level greedy; does not bluff.
    free,   ///< Everybody else: plays mostly that way, but bluffs at times and at times plays what comes to hand.
};
inline constexpr std::size_t opponent_type_count = 2;

/// A number per opponent type; as a likelihood, up to a factor that does not depend on the hand or the opponent type.
using TypeWeights = std::array<double, opponent_type_count>;

/// Whether anything can be inferred from the turn.
bool is_informative(const Ruleset &rules, const SeenTurn &turn);

/// The cards of a turn's draw.
struct Drawn
{
    Card last; ///< None: none was drawn.
    Hand past; ///< Those before it, after each of which the seat had to draw on (UNO-DRAW-1).
};

/// Of one turn; at most 1, never 0. `hand` is what the seat held when the turn began.
TypeWeights likelihood_of(const Ruleset &rules, const SeenTurn &turn, const Hand &hand, const Drawn &drawn);

} // namespace tableside::uno
