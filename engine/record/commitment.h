// The fair deal: a commitment to the deal of a match is shown before it, the seed after it, and anybody can compare
// them. For record headers, `verify-deal` and the app.
//
// The commitment is the SHA-256, in lower-case hexadecimal, of the ASCII text
//     GAME SEATS SEED            (single spaces, no line end)
// with the game's name, the number of seats and the seed in decimal, e.g. printf 'dos 2 42' | sha256sum.
// The seed alone decides every shuffle and the draw for the first deal. The commitment hides the deal only as well as
// the seed was chosen: 64 random bits do, a number made up by a person can be found by trying.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tableside {

/// 64 hexadecimal digits in lower case.
std::string deal_commitment(std::string_view game, int seats, std::uint64_t seed);

/// SHA-256 (FIPS 180-4) in lower-case hexadecimal.
std::string sha256_hex(std::string_view text);

} // namespace tableside
