// The CallHooks of DOS (engine/players/call_action.h): how simulated players call "DOS!" and catch others.
#pragma once

#include "engine/dos/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::dos {

struct CallHooks
{
    /// Updates the simulator after an action. Must be called after every accepted action, before next_call(); `after`
    /// is the state after the action.
    static void on_action(CallSimulator &calls, const Action &action, const State &after);

    /// Returns the next CallDos or CatchSeat and the seat that makes it; nullopt if nobody calls or catches now. The
    /// returned action is legal. After every accepted action, the caller must repeat this call and apply each returned
    /// action until the result is nullopt.
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::dos
