// What a plan of a search does at the table, read from the events that the rules give when it is carried out on a copy:
// what is played on what, what is laid, which bonuses come of it.
#pragma once

#include "dos/game.h"

#include <vector>

namespace tableside {

struct PlanOutcome
{
    std::vector<dos::Matched> matches;
    std::vector<dos::Laid> lays;
    bool draws = false;
    bool endsTurn = false;
    bool skipsBonus = false;
    bool goesOut = false;

    int cardsPlayed() const;
    int bonusLays() const;
    int othersDraw() const;
};

/// `actions` are those of the seat in turn of `position`, each legal after the ones before. Only what everybody at the
/// table sees is told: no card that is drawn.
PlanOutcome outcomeOf(dos::State position, const std::vector<dos::Action> &actions);

} // namespace tableside
