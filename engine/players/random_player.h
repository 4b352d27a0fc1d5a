// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A player that chooses each legal action with the same probability. It is the baseline for measuring the strength of other
// players, and an opponent for small children.
#pragma once

#include "engine/players/player.h"
#include "engine/core/random.h"

namespace tableside {

template <typename Game>
class RandomPlayer final : public Player<Game>
{
public:
    explicit RandomPlayer(std::uint64_t seed) : m_random(seed) {}

    std::size_t choose(const typename Game::Observation &, const typename Game::ActionList &legal,
                       const Thinking &) override
    {
        return m_random.below(static_cast<std::uint32_t>(legal.size()));
    }

private:
    Random m_random;
};

} // namespace tableside
