// The interface of everything that decides for a seat, such as a search or a bot. A player gets its seat's observation
// and picks one of the legal actions. Calls and catches depend on temperament (engine/players/temperament.h), not on
// players.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace tableside {

/// The limits of a searching player; other players ignore them. The engine has no clock: for an answer by a deadline,
/// request a stop then, and the best plan so far is returned. To use all of the time well, also set `time_spent`.
struct Thinking
{
    std::stop_token cancel; ///< After a requested stop, choose() returns at once.
    int playouts = 0;       ///< The most playouts; 0 for the level's own budget.
    /// Returns the share of the time that has passed, 0 to 1. If set, the search continues until 1 and ignores
    /// `playouts`.
    std::function<double()> time_spent{};
};

template <typename Game>
class Player
{
public:
    virtual ~Player() = default;

    /// Returns an index into `legal`, which is the result of Game::legal_actions() for `seen` and is not empty. The
    /// same seed and the same calls in the same order give the same results.
    virtual std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                               const Thinking &thinking) = 0;

    /// Called with each event of the round in order, from the deal on, as this player's seat saw it (seen_by()). A
    /// player that gets no events judges each position alone.
    virtual void watch(const typename Game::Event &) {}
    /// Returns whether the player uses watch(); if not, the caller need not produce events.
    virtual bool watches() const { return false; }
};

} // namespace tableside
