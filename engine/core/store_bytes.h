// Eight bytes written at once. Written one by one they cost more stores, and whoever reads them together soon after has
// to wait until all have arrived.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace tableside {

/// Writes the bytes of a word, the lowest first whatever the machine's order. There must be room for eight.
inline void store_bytes(void *place, std::uint64_t bytes)
{
    if constexpr (std::endian::native == std::endian::big)
        bytes = __builtin_bswap64(bytes);
    std::memcpy(place, &bytes, sizeof bytes);
}

} // namespace tableside
