// How many there are of something, in English.
#pragma once

#include <string>

namespace tableside::console {

/// "1 card", "3 cards".
inline std::string counted(int count, const std::string &noun)
{
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

} // namespace tableside::console
