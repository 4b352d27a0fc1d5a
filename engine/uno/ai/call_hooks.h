// CallHooks of UNO (engine/players/call_action.h): what simulated players do out of turn, which is calls, catches,
// broken poses (UNO-ACT-6), and jump-ins.
#pragma once

#include "engine/uno/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::uno {

struct CallHooks
{
    /// Called with every accepted action and the state after it, before next_call().
    static void on_action(CallSimulator &calls, const Action &action, const State &after);

    /// Returns the next seat and its action before play continues; nullopt when play continues. Must be called after
    /// every accepted action until it returns nullopt; the caller applies each action, which is legal.
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::uno
