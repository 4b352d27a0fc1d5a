// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The engine's own random generator: the same seed gives the same game on every platform.
// Generator: SplitMix64 by Steele, Lea and Flood (2014), in Vigna's version with constants by Stafford. It passes
// BigCrush, its state is one 64-bit word, so that copying a position is cheap, and every seed is good, even 0 and seeds
// that differ by 1.
// Bounded numbers: multiply-and-shift with rejection (Lemire 2019), without bias. Shuffles: several bounded numbers from
// one random word (Brackett-Rozek and Lemire 2024), also without bias.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tableside {

/// Advances `state` by one step of SplitMix64 and returns the next 64 random bits. Also used to derive seeds.
constexpr std::uint64_t split_mix(std::uint64_t &state)
{
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31);
}

/// Derives an independent seed for one purpose (a seat, a round, a job). Neighboring purposes give unrelated seeds.
constexpr std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t purpose)
{
    std::uint64_t state = seed ^ (purpose * 0xd1342543de82ef95ULL);
    split_mix(state);
    return split_mix(state);
}

class Random
{
public:
    constexpr Random() = default;
    constexpr explicit Random(std::uint64_t seed) : m_state(seed) {}

    /// Returns the next 64 random bits.
    constexpr std::uint64_t next() { return split_mix(m_state); }

    /// Returns a uniform integer in [0, bound). `bound` must be at least 1.
    constexpr std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t product = (next() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Returns a uniform number in [0, 1) with 53 random bits.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// Returns true with the given probability (0 to 1).
    constexpr bool chance(double probability) { return unit() < probability; }

    friend constexpr bool operator==(const Random &, const Random &) = default;

private:
    std::uint64_t m_state = 0;
};

/// The largest number of items that shuffle() takes. shuffle() derives up to four positions from one random number of 32 bits,
/// which is enough because four positions among 128 items have at most 128^4 = 2^28 combinations.
inline constexpr std::size_t largest_shuffle = 128;

/// Returns the rejection threshold of falling_numbers() for each bound: 2^32 modulo the number of possible outcomes.
/// falling_numbers() rejects a random word if the 32 bits left over after its multiplications are below the threshold.
/// Without this, some outcomes would be more likely than others.
template <std::uint32_t count>
constexpr std::array<std::uint32_t, largest_shuffle + 1> make_unfair_remainders()
{
    std::array<std::uint32_t, largest_shuffle + 1> made{};
    for (std::uint32_t bound = count; bound <= largest_shuffle; ++bound) {
        std::uint32_t outcomes = 1;
        for (std::uint32_t index = 0; index < count; ++index)
            outcomes *= bound - index;
        made[bound] = (0U - outcomes) % outcomes;
    }
    return made;
}

template <std::uint32_t count>
inline constexpr auto unfair_remainders = make_unfair_remainders<count>();

/// Returns `count` independent numbers, at most four. Number n (from 0) is uniform in [0, bound - n). `bound` is at least
/// `count` and at most `largest_shuffle`.
template <std::uint32_t count>
constexpr std::array<std::uint32_t, count> falling_numbers(std::uint32_t bound, Random &random)
{
    const std::uint32_t unfair = unfair_remainders<count>[bound];
    std::array<std::uint32_t, count> numbers{};
    for (;;) {
        auto remainder = static_cast<std::uint32_t>(random.next() >> 32);
        for (std::uint32_t index = 0; index < count; ++index) {
            const std::uint64_t product = std::uint64_t{remainder} * (bound - index);
            numbers[index] = static_cast<std::uint32_t>(product >> 32);
            remainder = static_cast<std::uint32_t>(product);
        }
        if (remainder >= unfair)
            return numbers;
    }
}

/// Shuffles the items by Fisher-Yates from the back, with numbers from `source`. Every order is equally likely. `count` is at
/// most `largest_shuffle`.
template <typename Item>
constexpr void shuffle(Item *items, std::size_t count, Random &source)
{
    assert(count <= largest_shuffle);
    Random random = source; // a local copy is faster: the compiler can't rule out that writing an item changes `source`
    constexpr std::uint32_t at_once = 4;
    auto left = static_cast<std::uint32_t>(count);
    for (; left > at_once; left -= at_once) {
        const auto chosen = falling_numbers<at_once>(left, random);
        for (std::uint32_t index = 0; index < at_once; ++index)
            std::swap(items[left - 1 - index], items[chosen[index]]);
    }
    for (; left > 1; --left)
        std::swap(items[left - 1], items[falling_numbers<1>(left, random)[0]]);
    source = random;
}

} // namespace tableside
