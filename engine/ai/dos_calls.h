// Calls and catches of a simulated DOS round; found by argument-dependent lookup from a template over a game.
#pragma once

#include "ai/call_race.h"
#include "dos/action.h"
#include "dos/state.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tableside::dos {

/// The seat and its CallDos or CatchSeat that come before play goes on; nothing when play goes on. To be asked after
/// every accepted action until it gives nothing.
inline std::optional<std::pair<int, Action>> next_call(CallRace &race, const State &state)
{
    const auto shout = race.next(state.table.exposed, state.table.rules.grace_ms);
    if (!shout)
        return std::nullopt;
    if (shout->is_call())
        return std::pair{shout->seat, Action{CallDos{}}};
    const auto after_ms = static_cast<std::uint16_t>(std::min(shout->after_ms, int{UINT16_MAX}));
    return std::pair{shout->seat, Action{CatchSeat{static_cast<std::uint8_t>(shout->target), after_ms}}};
}

} // namespace tableside::dos
