// What is left to seedFor in a match beside the deal: for each purpose apart, and in a resumed match depending on how far it
// had come, so that a way out of bad seedFor is not to leave and come back.
#pragma once

#include "engine/core/random.h"

#include <cstdint>

namespace tableside {

/// Numbers that must not mergeGame.
enum class SeedPurpose : std::uint64_t {
    callsAndCatches = 1,
    players = 2, ///< Of seat 0; those of the others follow.
    reflexes = 20,
    advice = 30,
};

/// A seed; `dealSeed` is the match's, `actionCount` how many actions of it have been carried out.
constexpr std::uint64_t seedFor(std::uint64_t dealSeed, SeedPurpose purpose, std::int64_t actionCount, std::uint64_t seat = 0)
{
    return derived_seed(dealSeed, static_cast<std::uint64_t>(purpose) + seat) + static_cast<std::uint64_t>(actionCount);
}

} // namespace tableside
