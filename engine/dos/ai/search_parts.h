// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The classes with which the search (engine/search/search.h) is instantiated for DOS.
#pragma once

#include "engine/dos/ai/belief.h"
#include "engine/dos/ai/plan_list.h"
#include "engine/dos/ai/playout.h"
#include "engine/search/search.h"
#include "engine/dos/game.h"

namespace tableside::dos {

struct SearchParts
{
    using Plans = PlanList;
    using Belief = dos::Belief;
    using Playout = dos::Playout;
};

static_assert(SearchableGame<Game>);

} // namespace tableside::dos
