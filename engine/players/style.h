// The style of a character: the habits for which it departs from the best play that it can find, as bonuses in points
// of a round. With zeroes a player is as strong as its level. Styles are independent of temperaments
// (engine/players/temperament.h). Random players ignore them, and so does UNO's greedy player; easy players, which do
// not search, turn them into mistakes.
#pragma once

namespace tableside {

/// Bonuses in points of a round, added to the value of a plan: up to about 10 makes a habit, more makes the player
/// weak.
struct Style
{
    double hoards_wilds = 0.0;  ///< Subtracted for each wild card that leaves the hand.
    double loves_doubles = 0.0; ///< Added for each double match (DOS).
    double gambles = 0.0;       ///< Added for each card that is kept although it could be shed, in hope of a big turn.
    double bluffs = 0.0;        ///< Added for a Wild Draw Four that can be played only as a bluff (UNO-ACT-5).

    friend bool operator==(const Style &, const Style &) = default;
};

} // namespace tableside
