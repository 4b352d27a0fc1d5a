// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The style of an AI player's character: its habits, such as bluffing often. The player compares plans, that is, sequences
// of actions in a turn. A habit adds a bonus to the value of some plans, so the player may choose a weaker plan. Styles are
// independent of temperaments, which are about calls (engine/players/temperament.h). Random players and UNO's greedy player
// ignore styles. In players of level easy, a habit makes certain mistakes likelier.
#pragma once

namespace tableside {

/// The bonuses of a style for the value of a plan, in points of a round; 0 for no effect. Up to about 10 points make a
/// habit; with more points, the player plays badly. A negative bonus makes the opposite habit.
struct Style
{
    double wild_card_cost = 0.0;     ///< Points subtracted for each wild card that leaves the hand.
    double double_match_bonus = 0.0; ///< Points added for each double match (in DOS, two cards on one).
    double gambles = 0.0;            ///< Points added for each card that is kept although it could be played.
    double bluffs = 0.0;             ///< Points added for a bluff with a Wild Draw Four (UNO-ACT-5).

    friend bool operator==(const Style &, const Style &) = default;
};

} // namespace tableside
