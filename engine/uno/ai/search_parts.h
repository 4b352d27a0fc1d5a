// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Names the classes of UNO that the search template uses: plans, belief, and playouts (engine/search/search.h).
#pragma once

#include "engine/search/search.h"
#include "engine/uno/ai/belief.h"
#include "engine/uno/ai/plan_list.h"
#include "engine/uno/ai/playout.h"
#include "engine/uno/game.h"

namespace tableside::uno {

struct SearchParts
{
    using Plans = PlanList;
    using Belief = uno::Belief;
    using Playout = uno::Playout;
};

static_assert(SearchableGame<Game>);

} // namespace tableside::uno
