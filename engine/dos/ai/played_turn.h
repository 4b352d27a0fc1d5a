// The result of the matches and lays of one turn of DOS: the hand that is left, the bonuses earned, the cards shed.
// Shared by all that enumerate turns, choose them or weigh turns that were seen.
#pragma once

#include "engine/dos/action.h"
#include "engine/dos/hand.h"
#include "engine/dos/matching.h"

namespace tableside::dos {

struct PlayedTurn
{
    Hand hand;             ///< That is left.
    int bonus_lays = 0;    ///< Still to come (DOS-END-3).
    int double_colors = 0; ///< Double color matches: for each, the others draw (DOS-MATCH-4).
    int doubles = 0;       ///< Double matches.
    int wilds = 0;         ///< Wild cards played or laid.
    int cards = 0;         ///< Cards played or laid.
    int points = 0;        ///< Their points.

    /// The hand must have the cards.
    void play(Card row_card, const MatchRow &match)
    {
        const Bonus bonus = bonus_of(row_card, match.first, match.second);
        bonus_lays += bonus != Bonus::none;
        double_colors += bonus == Bonus::double_;
        doubles += match.is_double();
        shed(match.first);
        if (match.is_double())
            shed(match.second);
    }

    void lay(Card card)
    {
        bonus_lays -= bonus_lays > 0;
        shed(card);
    }

private:
    void shed(Card card)
    {
        hand.remove(card);
        wilds += card.is_wild();
        ++cards;
        points += card.points();
    }
};

} // namespace tableside::dos
