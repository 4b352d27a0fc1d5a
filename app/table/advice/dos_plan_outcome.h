// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The result of a plan (the actions that the DOS search proposes for a turn), as far as everybody at the table sees it: the
// matches made, the card laid in the row, and the bonus cards earned. Computed by applying the plan to a copy of the position and
// reading the events.
#pragma once

#include "engine/dos/game.h"

#include <optional>
#include <vector>

namespace tableside {

struct DosPlanOutcome
{
    std::vector<dos::Matched> matches;
    /// The card that the plan lays in the row; a plan ends with its first lay.
    std::optional<dos::Laid> lay;
    bool draws = false;
    bool skipsBonus = false;
    bool goesOut = false;
    /// The number of bonus cards that remain to be laid after the plan, at most cardsLeft (DOS-END-3: one for each color match of
    /// the turn).
    int laysToCome = 0;
    int cardsLeft = 0;

    /// Returns whether all cards left in the hand can be laid as bonus cards.
    bool goesOutByBonus() const { return !goesOut && laysToCome > 0 && laysToCome == cardsLeft; }
    int cardsPlayed() const;
    /// Returns the number of bonus cards that the plan's matches earn, at most laysToCome.
    int bonusLays() const;
    int othersDraw() const;
};

/// Returns the result of \p actions of the seat in turn of \p position. Each action must be legal after the earlier ones. The
/// result contains only what everybody at the table sees; a drawn card is not part of it.
DosPlanOutcome outcomeOf(dos::State position, const std::vector<dos::Action> &actions);

} // namespace tableside
