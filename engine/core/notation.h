// What the notations of both games have in common.
#pragma once

#include <string>
#include <string_view>

namespace tableside {

/// A to Z become a to z; all else stays.
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
