// The parts of the search that are UNO's own; see engine/search/search.h.
#pragma once

#include "engine/search/search.h"
#include "engine/uno/ai/belief.h"
#include "engine/uno/ai/plan_list.h"
#include "engine/uno/ai/playout.h"
#include "engine/uno/game.h"

namespace tableside {

template <>
struct SearchParts<uno::Game>
{
    using Plans = uno::PlanList;
    using Belief = uno::Belief;
    using Playout = uno::Playout;
};

} // namespace tableside
