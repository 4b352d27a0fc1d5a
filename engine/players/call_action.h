// Converts the attempts of CallSimulator into actions of a game: Game::Call for one's own call, Game::Catch for a
// catch.
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
/// A game with calls and catches. State::table has `exposed`, a bit per seat that can be caught, and its rules have
/// `grace_ms`. A game without calls has no Game::Call.
template <typename Game>
concept CallingGame = CardGame<Game> && requires(CallSimulator &calls, const typename Game::State &state,
                                                 const typename Game::Action &action)
{
    requires std::constructible_from<typename Game::Action, typename Game::Call>;
    requires std::constructible_from<typename Game::Action, typename Game::Catch>;
    /// Called with every accepted action and the state after it, before next_call().
    Game::CallHooks::on_action(calls, action, state);
    /// Returns the seat and the legal call or catch that happens before play continues, or nullopt. Called after every
    /// accepted action until it returns nullopt.
    { Game::CallHooks::next_call(calls, state) } -> std::same_as<std::optional<std::pair<int, typename Game::Action>>>;
};
// clang-format on

/// Converts `attempt` to an action of `Game`; its time is capped at 65,535 ms.
template <typename Game>
typename Game::Action action_of(const CallAttempt &attempt)
{
    if (attempt.is_call())
        return typename Game::Call{};
    const auto after_ms = static_cast<std::uint16_t>(std::min(attempt.after_ms, int{UINT16_MAX}));
    return typename Game::Catch{static_cast<std::uint8_t>(attempt.target), after_ms};
}

/// Returns the next simulated call or catch and the seat that makes it; nullopt when play continues.
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
