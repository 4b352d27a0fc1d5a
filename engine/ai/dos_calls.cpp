#include "ai/dos_calls.h"

#include <algorithm>

namespace tableside::dos {

namespace {

Action action_of(const Shout &shout)
{
    if (shout.is_call())
        return CallDos{};
    const auto after_ms = static_cast<std::uint16_t>(std::min(shout.after_ms, int{UINT16_MAX}));
    return CatchSeat{static_cast<std::uint8_t>(shout.target), after_ms};
}

} // namespace

std::optional<std::pair<int, Action>> next_call(CallRace &race, const State &state)
{
    std::optional<std::pair<int, Action>> call;
    if (const auto shout = race.next(state.table.exposed, state.table.rules.grace_ms))
        call.emplace(shout->seat, action_of(*shout));
    return call;
}

} // namespace tableside::dos
