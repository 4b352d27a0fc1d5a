// The level random of UNO: a random legal play, each equally likely; draws or passes only when nothing can be played,
// as rounds with random draws are ten times as long.
#pragma once

#include "engine/players/player.h"
#include "engine/core/random.h"
#include "engine/uno/game.h"

namespace tableside::uno {

/// How many of the legal actions, from the first, are not a draw or a pass although a card could be played; at least 1.
inline std::size_t willing_choices(const PublicTable &table, const ActionList &legal)
{
    const bool may_decline = table.phase == Phase::play || table.phase == Phase::drawn; // which is listed last
    return may_decline && legal.size() > 1 ? legal.size() - 1 : legal.size();
}

/// A drawn card that cannot be played is kept without a choice (UNO-TURN-5).
inline bool must_keep(const PublicTable &table, const ActionList &legal)
{
    return table.phase == Phase::drawn && legal.size() == 1;
}

class RandomPlayer final : public Player<Game>
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    std::size_t choose(const Observation &seen, const ActionList &legal, const Thinking &) override
    {
        return must_keep(seen.table, legal)
            ? 0
            : m_random.below(static_cast<std::uint32_t>(willing_choices(seen.table, legal)));
    }

private:
    Random m_random;
};

} // namespace tableside::uno
