// The parts of the search that are DOS's own; see ai/search.h.
#pragma once

#include "ai/dos_belief.h"
#include "ai/dos_plans.h"
#include "ai/dos_playout.h"
#include "ai/search.h"
#include "dos/game.h"

namespace tableside {

template <>
struct SearchParts<dos::Game>
{
    using Plans = dos::PlanList;
    using Belief = dos::Belief;
    using Playout = dos::Playout;
};

} // namespace tableside
