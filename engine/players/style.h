// How a character departs from the best play that it can find: what it would pay, in points of a round, for playing
// the way it likes to. A style of zeroes plays as well as its level can. Styles are apart from levels and from
// temperaments (engine/players/temperament.h): any level but random plays in any style; the greedy one of UNO has
// none, and the easy ones, who do not reckon, make slips of it.
#pragma once

namespace tableside {

/// Points of a round; 0 to about 10 is a habit, more is a vice. They are added to what a way to play is worth.
struct Style
{
    double hoards_wilds = 0.0;  ///< Taken off for each wild card that leaves the hand.
    double loves_doubles = 0.0; ///< Added for each double match (DOS).
    double gambles = 0.0; ///< Added for each card that is kept back although it could be shed: the big turn comes.
    double bluffs = 0.0;  ///< Added for a Wild Draw Four that can be played only as a bluff (UNO-ACT-5).

    friend bool operator==(const Style &, const Style &) = default;
};

} // namespace tableside
