// What the matches of a turn of DOS leave behind: the hand, and what they earned and got rid of on the way. All that
// looks for turns, or judges one that it saw, counts with it.
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
    int doubles = 0;
    int wilds = 0;  ///< Played or laid.
    int cards = 0;  ///< Likewise.
    int points = 0; ///< Of these.

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
