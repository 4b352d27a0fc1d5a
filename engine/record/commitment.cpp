#include "engine/record/commitment.h"

#include <array>
#include <openssl/evp.h>

namespace tableside {

std::string sha256_hex(std::string_view text)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned length = 0;
    if (EVP_Digest(text.data(), text.size(), digest.data(), &length, EVP_sha256(), nullptr) != 1)
        return {}; // only where OpenSSL itself is broken; no commitment ever equals it
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    for (unsigned index = 0; index < length; ++index) {
        hex += digits[digest[index] >> 4U];
        hex += digits[digest[index] & 15U];
    }
    return hex;
}

std::string deal_commitment(std::string_view game, int seats, std::uint64_t seed)
{
    return sha256_hex(std::string(game) + ' ' + std::to_string(seats) + ' ' + std::to_string(seed));
}

} // namespace tableside
