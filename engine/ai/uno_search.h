// The parts of the search that are UNO's own; see ai/search.h.
#pragma once

#include "ai/search.h"
#include "ai/uno_belief.h"
#include "ai/uno_plans.h"
#include "ai/uno_playout.h"
#include "uno/game.h"

namespace tableside {

template <>
struct SearchParts<uno::Game>
{
    using Plans = uno::PlanList;
    using Belief = uno::Belief;
    using Playout = uno::Playout;
};

} // namespace tableside
