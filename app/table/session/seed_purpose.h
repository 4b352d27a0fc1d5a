// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The purposes of the random streams that a match uses besides the deal. Their seeds depend on the number of actions, so that
// reopening a match at the same position gives the same random numbers.
#pragma once

#include "engine/core/random.h"

#include <cstdint>

namespace tableside {

/// Each value is the index of a random stream derived from the deal's seed. The values must not overlap; `players` uses one value
/// for each seat.
enum class SeedPurpose : std::uint64_t {
    callsAndCatches = 1,
    players = 2, ///< The value for seat 0; other seats add their index.
    reflexes = 20,
    advice = 30,
};

/// Returns the seed of a random stream. \p dealSeed is the match's seed, \p actionCount the number of its actions so far.
constexpr std::uint64_t seedFor(std::uint64_t dealSeed, SeedPurpose purpose, std::int64_t actionCount, std::uint64_t seat = 0)
{
    return derived_seed(dealSeed, static_cast<std::uint64_t>(purpose) + seat) + static_cast<std::uint64_t>(actionCount);
}

} // namespace tableside
