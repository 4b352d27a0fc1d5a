// Simulates the actions of UNO that need no turn: calls, catches, jumping in (UNO-JUMP-1), and reports that a player
// moved who must hold a pose after a Wild Dumb Fu (UNO-ACT-6). The concept CallingGame in engine/players/call_action.h requires CallHooks.
#pragma once

#include "engine/uno/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::uno {

struct CallHooks
{
    /// Updates `calls` after an accepted action. Must be called before next_call(); `after` is the state after the action.
    static void on_action(CallSimulator &calls, const Action &action, const State &after);

    /// Returns the next simulated action that happens before play continues, and its seat; nullopt when play continues. The
    /// caller calls this function after every accepted action and applies the result, until it returns nullopt.
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::uno
