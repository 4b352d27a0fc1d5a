// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/commitment.h"

#include <array>
#include <nettle/sha2.h>
#include <vector>

namespace tableside {

std::string sha256_hex(std::string_view text)
{
    sha256_ctx hash{};
    sha256_init(&hash);
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    sha256_update(&hash, bytes.size(), bytes.data());
    std::array<std::uint8_t, SHA256_DIGEST_SIZE> digest{};
    sha256_digest(&hash, digest.size(), digest.data());
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    for (const unsigned byte : digest) {
        hex += digits[byte >> 4U];
        hex += digits[byte & 15U];
    }
    return hex;
}

std::string deal_commitment(std::string_view game, int seats, std::uint64_t seed)
{
    return sha256_hex(std::string(game) + ' ' + std::to_string(seats) + ' ' + std::to_string(seed));
}

} // namespace tableside
