#include "ai/dos_calls.h"

#include "ai/shout_action.h"
#include "dos/game.h"

namespace tableside::dos {

std::optional<std::pair<int, Action>> next_call(CallRace &race, const State &state)
{
    return next_shout<Game>(race, state);
}

} // namespace tableside::dos
