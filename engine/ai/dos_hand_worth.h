// What it is worth to hold a hand of DOS. Fewer cards are better, but so are cards that go together: who always sheds the
// most is left with what fits nothing. A player of no other wits than this number wins 35 of 100 rounds against three who
// shed the most (tests/bench/README.md).
#pragma once

#include "dos/hand.h"

namespace tableside::dos {

/// How many cards the best match on a random card of the deck sheds, 0 to 4: its bonus lay counts, and the card that the
/// others draw for a double color match as one more. For hands of a few cards it is a little high.
double expected_shed(const Hand &hand);

/// In cards: the more, the better. An empty hand is worth more than any other.
double worth_of_hand(const Hand &hand);

/// In cards, what a turn is worth that leaves `hand` before its bonus lays, of the highest ordinary cards (DOS-END-3).
double worth_of_turn(Hand hand, int bonus_lays, int double_colors);

/// In cards, what it costs to draw one and see.
inline constexpr double cost_of_drawing = 0.6;

} // namespace tableside::dos
