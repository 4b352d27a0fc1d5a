// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Creates the adviser, the search behind hints and reviews, for a position of a round. A new adviser is made for every position,
// so that a hint and the review of the same decision agree. A template over a game.
#pragma once

#include "app/table/session/seed_purpose.h"
#include "engine/dos/ai/levels.h"
#include "engine/uno/ai/levels.h"

#include <cstdint>
#include <memory>
#include <span>

namespace tableside {

/// Returns an adviser that has observed \p events: the events of the round up to the position, as the seat saw them. \p seed is
/// the seed of the match's deal. \p actionCount is the number of the match's actions before the position.
template <typename Game>
std::unique_ptr<Adviser<Game>> makeRoundAdviser(std::uint64_t seed, std::int64_t actionCount,
                                                std::span<const typename Game::Event> events)
{
    auto adviser = make_adviser<Game>(seedFor(seed, SeedPurpose::advice, actionCount));
    for (const typename Game::Event &event : events)
        adviser->watch(event);
    return adviser;
}

} // namespace tableside
