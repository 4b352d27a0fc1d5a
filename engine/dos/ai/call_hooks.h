// The CallHooks of DOS (engine/players/call_action.h): the calls and catches of simulated players.
#pragma once

#include "engine/dos/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::dos {

struct CallHooks
{
    /// Must be called after every accepted action, before next_call(); `after` is the state after the action.
    static void on_action(CallSimulator &calls, const Action &action, const State &after);

    /// Returns the next CallDos or CatchSeat and its seat, or nullopt if play continues. Must be called after every
    /// accepted action until it returns nullopt; the caller carries out each returned action, which is legal.
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::dos
