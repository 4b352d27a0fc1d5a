// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The interface of classes that make the decisions of a seat, such as a search or a bot. A player receives the observation
// of its seat and chooses one of the legal actions. Calls and catches are simulated separately, according to the seat's
// temperament (engine/players/temperament.h).
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace tableside {

/// The limits for one decision of a player that searches; other players ignore them. The engine has no clock. A caller with a
/// deadline requests a stop at that time, and choose() then returns the best action found so far.
struct Thinking
{
    std::stop_token cancel; ///< Stops the search: choose() then returns at once.
    int playouts = 0;       ///< The most playouts (simulated rounds) for the decision; 0 for the level's default.
    /// A callback that returns the share of the available time that has passed, 0 to 1. If set, the search goes on until the
    /// callback returns 1, and ignores `playouts`.
    std::function<double()> time_spent{};
};

template <typename Game>
class Player
{
public:
    virtual ~Player() = default;

    /// Chooses an action and returns its index in `legal`, the legal actions in the observed position; `legal` must not be
    /// empty. The same seed and the same function calls in the same order give the same results, unless \p thinking cancels
    /// the search or limits its time.
    virtual std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                               const Thinking &thinking) = 0;

    /// Called with each event of the round in order, beginning with the deal, without the cards that the player's seat may
    /// not see (seen_by()). A player that receives no events can still choose, by the position alone.
    virtual void watch(const typename Game::Event &) {}
    /// Returns whether the player uses watch(). If not, callers can save the time to create events.
    virtual bool watches() const { return false; }
};

} // namespace tableside
