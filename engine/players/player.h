// Who decides for a seat: a person's stand-in, a search, a bot. A player sees what its seat may know and picks one
// of the legal actions; calling and catching are a matter of temperament (engine/players/temperament.h), not of players.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>

namespace tableside {

/// How long a searching player may think. The others need no time and do not look at it. The engine has no clock: who
/// wants an answer by a deadline requests the stop then, and gets the best that was found so far. Who wants all of the
/// time used, and used well, also tells how it passes.
struct Thinking
{
    std::stop_token cancel; ///< Once stop is requested the answer comes at once.
    int playouts = 0;       ///< At most so many; 0: as long as the level thinks.
    /// The share of the time that is over, from 0 up to 1, whenever it is asked. Thinking then goes on until 1, whatever
    /// `playouts` says.
    std::function<double()> time_spent{};
};

template <typename Game>
class Player
{
public:
    virtual ~Player() = default;

    /// An index into `legal`, which is what Game::legal_actions() gives for `seen` and is not empty. The same seed
    /// and the same questions in the same order give the same answers.
    virtual std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                               const Thinking &thinking) = 0;

    /// What happened, as this player's seat saw it (seen_by()), in order, from the deal of the round on: the public log.
    /// A player that gets none judges positions alone.
    virtual void watch(const typename Game::Event &) {}
    /// False for a player that does not listen: events need not be made for it.
    virtual bool watches() const { return false; }
};

} // namespace tableside
