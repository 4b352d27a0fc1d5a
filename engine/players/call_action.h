// What is shouted in a race, as an action of a game: Game::Call for oneself, Game::Catch for another.
#pragma once

#include "engine/core/card_game.h"
#include "engine/players/call_simulator.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>

namespace tableside {

// clang-format off
/// A game in which somebody must call, and may be caught: State::table has `exposed`, a bit per seat that can be caught, and
/// its rules `grace_ms`. A game without calls has no Game::Call.
template <typename Game>
concept CallingGame = CardGame<Game> && requires(CallSimulator &calls, const typename Game::State &state,
                                                 const typename Game::Action &action)
{
    requires std::constructible_from<typename Game::Action, typename Game::Call>;
    requires std::constructible_from<typename Game::Action, typename Game::Catch>;
    /// To be told of every accepted action, with the state after it, before next_call() is asked.
    Game::CallHooks::on_action(calls, action, state);
    /// What comes before play goes on; asked after every accepted action until it gives nothing. It is legal.
    { Game::CallHooks::next_call(calls, state) } -> std::same_as<std::optional<std::pair<int, typename Game::Action>>>;
};
// clang-format on

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
