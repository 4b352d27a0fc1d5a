// How many bits of a word are set, without std::popcount(), which calls a function on processors that need not have the
// instruction.
#pragma once

#include <cstdint>

namespace tableside {

/// Of each byte, in its place.
constexpr std::uint64_t bits_by_byte(std::uint64_t word)
{
    word -= (word >> 1) & 0x5555'5555'5555'5555;
    word = (word & 0x3333'3333'3333'3333) + ((word >> 2) & 0x3333'3333'3333'3333);
    return (word + (word >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
}

/// Of the whole word.
constexpr int bits_in(std::uint64_t word)
{
    return static_cast<int>((bits_by_byte(word) * 0x0101'0101'0101'0101) >> 56);
}

} // namespace tableside
