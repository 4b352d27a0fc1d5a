// The style of an AI player's character: its habits, as bonuses for plans, the sequences of actions in a turn. A habit
// can make the player choose a weaker plan; a style of zeros has no effect. Styles are independent of temperaments,
// which are about calls (engine/players/temperament.h). Random players and UNO's greedy player ignore styles. Easy
// players do not search; they turn habits into mistakes.
#pragma once

namespace tableside {

/// The bonuses of a style, in points of a round. Up to about 10 points make a habit; more points make the player weak. A
/// negative bonus is the opposite habit.
struct Style
{
    double wild_card_cost = 0.0;     ///< Subtracted for each wild card that leaves the hand.
    double double_match_bonus = 0.0; ///< Added for each double match (DOS).
    double gambles = 0.0;            ///< Added for each card that is kept although it could be played now.
    double bluffs = 0.0;             ///< Added for a bluff with a Wild Draw Four (UNO-ACT-5).

    friend bool operator==(const Style &, const Style &) = default;
};

} // namespace tableside
