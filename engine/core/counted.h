// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// English counts such as "3 cards", for messages.
#pragma once

#include <string>

namespace tableside {

/// Returns a number with its noun, such as "1 card" or "3 cards". The plural of `noun` must end in a plain "s".
inline std::string counted(long long count, const std::string &noun)
{
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

} // namespace tableside
