// CallHooks of UNO (engine/players/call_action.h): what simulated players do out of turn - calls, catches, poses that
// are not held (UNO-ACT-6), jump-ins.
#pragma once

#include "engine/uno/game.h"
#include "engine/players/call_action.h"

#include <optional>
#include <utility>

namespace tableside::uno {

struct CallHooks
{
    /// To be told of every accepted action, with the state after it, before next_call() is asked.
    static void on_action(CallSimulator &calls, const Action &action, const State &after);

    /// The seat and its action that come before play goes on; nothing when play goes on. To be asked after every accepted
    /// action until it gives nothing; what it gives is legal and is to be carried out.
    static std::optional<std::pair<int, Action>> next_call(CallSimulator &calls, const State &state);
};

static_assert(CallingGame<Game>);

} // namespace tableside::uno
