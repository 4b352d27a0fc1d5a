// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A helper for reading the card notations of all games.
#pragma once

#include <string>
#include <string_view>

namespace tableside {

/// Returns the text with the letters A to Z in lower case; other characters stay unchanged.
inline std::string lower_case(std::string_view text)
{
    std::string lowered(text);
    for (char &letter : lowered) {
        if (letter >= 'A' && letter <= 'Z')
            letter = static_cast<char>(letter - 'A' + 'a');
    }
    return lowered;
}

} // namespace tableside
