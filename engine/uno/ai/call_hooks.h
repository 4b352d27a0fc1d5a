// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The CallHooks of UNO (engine/players/call_action.h): simulates the actions that need no turn. These are calls, catches,
// jumping in (UNO-JUMP-1), and reports that a posing player moved (UNO-ACT-6).
#pragma once

#include "engine/uno/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::uno {

/// CallingGame describes the two functions.
struct CallHooks
{
    static void on_action(CallSimulator &calls, const Action &action, const State &after);
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::uno
