// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the simulated calls and catches of CallSimulator into actions of a game. Game::Call is a call of "DOS!" or
// "UNO!"; Game::Catch is the catch of a player who has not called.
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
/// A game with calls and catches. State::table must have the members `exposed`, with one bit per seat that can be caught,
/// and `rules.grace_ms`, the time in milliseconds before a catch counts. A game without calls has no Game::Call.
template <typename Game>
concept CallingGame = CardGame<Game> && requires(CallSimulator &calls, const typename Game::State &state,
                                                 const typename Game::Action &action)
{
    requires std::constructible_from<typename Game::Action, typename Game::Call>;
    requires std::constructible_from<typename Game::Action, typename Game::Catch>;
    /// Called after every accepted action, before next_call(); `state` is the state after the action.
    Game::CallHooks::on_action(calls, action, state);
    /// Returns the next legal action that needs no turn, such as a call or catch, and its seat; nullopt if play continues.
    /// Called after every accepted action until the result is nullopt.
    { Game::CallHooks::next_call(calls, state) } -> std::same_as<std::optional<std::pair<int, typename Game::Action>>>;
};
// clang-format on

/// Converts a simulated call or catch to an action of `Game`. A catch contains the milliseconds since its target could first
/// be caught; longer times than 65,535 ms are stored as 65,535.
template <typename Game>
typename Game::Action action_of(const CallAttempt &attempt)
{
    if (attempt.is_call())
        return typename Game::Call{};
    const auto after_ms = static_cast<std::uint16_t>(std::min(attempt.after_ms, int{UINT16_MAX}));
    return typename Game::Catch{static_cast<std::uint8_t>(attempt.target), after_ms};
}

/// Returns the next simulated call or catch as an action, and the seat that makes it; nullopt if play continues.
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
