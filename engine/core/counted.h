// An English count of things, for messages.
#pragma once

#include <string>

namespace tableside {

/// "1 card", "3 cards".
inline std::string counted(long long count, const std::string &noun)
{
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

} // namespace tableside
