// Decides for a seat of a simulated match and may fail at it, as programs do.
#pragma once

#include "ai/player.h"
#include "console/bot_process.h"
#include "console/player_spec.h"
#include "dos/game.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace tableside::console {

class Decider
{
public:
    virtual ~Decider() = default;

    /// An index into `legal`; nothing when the seat has lost the match: failure() says why.
    virtual std::optional<std::size_t> choose(const dos::Observation &seen, const dos::ActionList &legal) = 0;
    /// What happened, as the seat saw it. Events need not be made for one that does not watch.
    virtual void watch(const dos::Event &event) { static_cast<void>(event); }
    virtual bool watches() const { return false; }
    virtual std::string failure() const { return {}; }
    /// The match is over; -1: nobody won.
    virtual void over(int winner) { static_cast<void>(winner); }
};

struct DeciderOptions
{
    int playouts = 0;                     ///< Of searching levels, per decision; 0: the level's own number.
    std::chrono::milliseconds think{0};   ///< How long they may think; 0: as long as they need.
    std::chrono::milliseconds bot_time{10'000};
};

/// For one match. A program is started now.
std::unique_ptr<Decider> make_decider(const PlayerSpec &player, std::uint64_t seed, const DeciderOptions &options);

} // namespace tableside::console
