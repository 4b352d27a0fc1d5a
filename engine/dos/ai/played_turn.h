// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The result of the matches and lays of one turn of DOS: the remaining hand, the bonuses earned and the cards shed. Used
// to enumerate turns, to choose among them, and to compute the likelihood of observed turns.
#pragma once

#include "engine/dos/types.h"
#include "engine/dos/hand.h"
#include "engine/dos/matching.h"

namespace tableside::dos {

struct PlayedTurn
{
    Hand hand;             ///< The remaining hand.
    int bonus_lays = 0;    ///< The number of bonus cards that may still be laid (DOS-END-3).
    int double_colors = 0; ///< The number of double color matches (DOS-MATCH-4).
    int doubles = 0;       ///< The number of double matches.
    int wilds = 0;         ///< The number of wild cards played or laid.
    int cards = 0;         ///< The number of cards played or laid.
    int points = 0;        ///< The points of the cards played or laid.

    /// Plays a match on `row_card`; the hand must contain the cards of the match.
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

    /// Lays a card, which the hand must contain. The card counts as a bonus card if bonus_lays is not 0.
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
