// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The fair deal: a commitment to the deal is shown before a match and the seed after it, so that anybody can check that the
// deal was not changed. Used by record headers, `verify-deal` and the app.
//
// The commitment is the SHA-256, in lower-case hexadecimal, of the ASCII text
//     GAME SEATS SEED            (single spaces, no line end)
// with the game's name, the number of seats and the seed in decimal, e.g. printf 'dos 2 42' | sha256sum.
// The seed alone determines every shuffle and the draw for the first deal. The commitment hides the deal only if the seed
// is hard to guess: 64 random bits are, but a number that a person made up can be found by trying.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tableside {

/// Returns the commitment to a deal, the hash described above, as 64 hexadecimal digits in lower case.
std::string deal_commitment(std::string_view game, int seats, std::uint64_t seed);

/// Returns the SHA-256 of `text` (FIPS 180-4) as 64 hexadecimal digits in lower case.
std::string sha256_hex(std::string_view text);

} // namespace tableside
