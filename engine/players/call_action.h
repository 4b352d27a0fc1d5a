// What is shouted in a race, as an action of a game: Game::Call for oneself, Game::Catch for another.
#pragma once

#include "engine/players/call_simulator.h"

#include <algorithm>
#include <cstdint>

namespace tableside {

template <typename Game>
typename Game::Action action_of(const CallAttempt &attempt)
{
    if (attempt.is_call())
        return typename Game::Call{};
    const auto after_ms = static_cast<std::uint16_t>(std::min(attempt.after_ms, int{UINT16_MAX}));
    return typename Game::Catch{static_cast<std::uint8_t>(attempt.target), after_ms};
}

/// The seat and its call or catch that come before play goes on; nothing when play goes on.
template <typename Game>
std::optional<std::pair<int, typename Game::Action>> next_call_or_catch(CallSimulator &calls,
                                                                        const typename Game::State &state)
{
    std::optional<std::pair<int, typename Game::Action>> next;
    if (const auto attempt = calls.next(state.table.exposed, state.table.rules.grace_ms))
        next.emplace(attempt->seat, action_of<Game>(*attempt));
    return next;
}

} // namespace tableside
