// The engine's own random numbers: the same seed gives the same game on every platform.
// Generator: xoshiro256** 1.0 by Blackman and Vigna; its state is filled by SplitMix64.
// Bounded numbers: multiply-and-shift with rejection (Lemire 2019), free of bias.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace tableside {

/// One step of SplitMix64; also used to derive independent seeds from one.
constexpr std::uint64_t split_mix(std::uint64_t &state)
{
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31);
}

/// A seed for a purpose of its own (a seat, a round, a job), far from its neighbours.
constexpr std::uint64_t derived_seed(std::uint64_t seed, std::uint64_t purpose)
{
    std::uint64_t state = seed ^ (purpose * 0xd1342543de82ef95ULL);
    split_mix(state);
    return split_mix(state);
}

class Random
{
public:
    constexpr Random() : Random(0) {}
    constexpr explicit Random(std::uint64_t seed)
    {
        for (std::uint64_t &word : m_state)
            word = split_mix(seed);
    }

    /// The next 64 random bits.
    constexpr std::uint64_t next()
    {
        const std::uint64_t result = rotated(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotated(m_state[3], 45);
        return result;
    }

    /// Uniform in [0, bound); bound is at least 1.
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

    /// Uniform in [0, 1), 53 bits.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// True with the given probability (0 to 1).
    constexpr bool chance(double probability) { return unit() < probability; }

    friend constexpr bool operator==(const Random &, const Random &) = default;

private:
    static constexpr std::uint64_t rotated(std::uint64_t bits, int by)
    {
        return (bits << by) | (bits >> (64 - by));
    }

    std::array<std::uint64_t, 4> m_state{};
};

/// Fisher-Yates from the back; every order is equally likely.
template <typename Item>
constexpr void shuffle(Item *items, std::size_t count, Random &random)
{
    for (std::size_t last = count; last > 1; --last)
        std::swap(items[last - 1], items[random.below(static_cast<std::uint32_t>(last))]);
}

} // namespace tableside
