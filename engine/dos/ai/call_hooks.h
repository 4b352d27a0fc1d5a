// CallHooks of DOS (engine/players/call_action.h): calls and catches of simulated players.
#pragma once

#include "engine/dos/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::dos {

struct CallHooks
{
    /// To be told of every accepted action, with the state after it, before next_call() is asked.
    static void on_action(CallSimulator &calls, const Action &action, const State &after);

    /// The seat and its CallDos or CatchSeat that come before play goes on; nothing when play goes on. To be asked after
    /// every accepted action until it gives nothing; what it gives is legal and is to be carried out.
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::dos
