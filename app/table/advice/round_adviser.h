// Who gives advice in a round, made anew for every position: a hint and the review of the same decision get the same answer,
// however often they are asked. A template over a game.
#pragma once

#include "app/table/session/seed_purpose.h"
#include "engine/dos/ai/levels.h"
#include "engine/uno/ai/levels.h"

#include <cstdint>
#include <memory>
#include <span>

namespace tableside {

/// Knows what `events` tell: those of the round up to the position, as the seat saw them. `actionCount` actions of the match
/// with the deal `seed` had been carried out by then.
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
