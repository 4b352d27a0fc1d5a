// What a plan of a search does at the table, read from the events that the rules give when it is carried out on a copy:
// what is played on what, what is laid, which bonuses come of it.
#pragma once

#include "engine/dos/game.h"

#include <optional>
#include <vector>

namespace tableside {

struct DosPlanOutcome
{
    std::vector<dos::Matched> matches;
    std::optional<dos::Laid> lay; ///< At most one: after it there is a new question (DOS-END-3).
    bool draws = false;
    bool skipsBonus = false;
    bool goesOut = false;
    int laysToCome = 0; ///< Bonus lays that are due behind the plan, those of earlier matches too; never more than cards.
    int cardsLeft = 0;

    /// Nothing but bonus lays is left to do.
    bool goesOutByBonus() const { return !goesOut && laysToCome > 0 && laysToCome == cardsLeft; }
    int cardsPlayed() const;
    /// What the matches earn and can be laid.
    int bonusLays() const;
    int othersDraw() const;
};

/// `actions` are those of the seat in turn of `position`, each legal after the ones before. Only what everybody at the
/// table sees is told: no card that is drawn.
DosPlanOutcome outcomeOf(dos::State position, const std::vector<dos::Action> &actions);

} // namespace tableside
