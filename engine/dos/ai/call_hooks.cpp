#include "engine/dos/ai/call_hooks.h"

namespace tableside::dos {

void CallHooks::on_action(CallSimulator &calls, const Action & /*action*/, const State &after)
{
    std::uint32_t with_two = 0;
    for (int seat = 0; seat < after.table.seats; ++seat)
        with_two |= std::uint32_t{after.hand(seat).size() == 2} << seat;
    calls.note_holders(with_two); // DOS-CALL-8: the window may have stayed open all the while (DOS-CALL-4, `never`)
}

std::optional<std::pair<int, Action>> CallHooks::next_call(CallSimulator &calls, const State &state)
{
    return next_call_or_catch<Game>(calls, state);
}

} // namespace tableside::dos
