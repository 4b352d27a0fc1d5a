// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The AI player of UNO's level random. It chooses among all legal plays with equal probabilities. It draws or passes only
// if nothing can be played, because rounds with random draws would be ten times as long.
#pragma once

#include "engine/players/player.h"
#include "engine/core/random.h"
#include "engine/uno/game.h"

namespace tableside::uno {

/// Returns the number of actions among which the player chooses, counted from the beginning of `legal`. A DrawCard
/// or PassTurn, which is last in `legal`, is not counted, unless it is the only legal action. AcceptDraw is counted.
inline std::size_t choice_count_without_draw(const PublicTable &table, const ActionList &legal)
{
    const bool may_decline = table.phase == Phase::play || table.phase == Phase::drawn;
    return may_decline && legal.size() > 1 ? legal.size() - 1 : legal.size();
}

/// Returns whether the seat must keep its drawn card, because the card cannot be played (UNO-TURN-5).
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
            : m_random.below(static_cast<std::uint32_t>(choice_count_without_draw(seen.table, legal)));
    }

private:
    Random m_random;
};

} // namespace tableside::uno
