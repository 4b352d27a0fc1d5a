// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The CallHooks of DOS (engine/players/call_action.h): how simulated players call "DOS!" and catch others.
#pragma once

#include "engine/dos/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::dos {

/// CallingGame describes the two functions.
struct CallHooks
{
    static void on_action(CallSimulator &calls, const Action &action, const State &after);
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::dos
