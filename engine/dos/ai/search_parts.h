// The parts of the search that are DOS's own; see engine/search/search.h.
#pragma once

#include "engine/dos/ai/belief.h"
#include "engine/dos/ai/plan_list.h"
#include "engine/dos/ai/playout.h"
#include "engine/search/search.h"
#include "engine/dos/game.h"

namespace tableside {

template <>
struct SearchParts<dos::Game>
{
    using Plans = dos::PlanList;
    using Belief = dos::Belief;
    using Playout = dos::Playout;
};

} // namespace tableside
