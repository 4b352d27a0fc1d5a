// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/players/levels.h"

namespace tableside {

std::string_view level_name(Level level)
{
    switch (level) {
    case Level::random: return "random";
    case Level::greedy: return "greedy";
    case Level::keeper: return "keeper";
    case Level::easy: return "easy";
    case Level::medium: return "medium";
    case Level::hard: return "hard";
    }
    return {};
}

std::optional<Level> level_named(std::string_view name)
{
    for (const Level level : all_levels) {
        if (level_name(level) == name)
            return level;
    }
    return std::nullopt;
}

} // namespace tableside
