// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Creates the AI player of each level, from random to hard, and the adviser for DOS (engine/players/levels.h).
#pragma once

#include "engine/dos/game.h"
#include "engine/players/levels.h"
#include "engine/search/advice.h"

namespace tableside::dos {

struct Levels
{
    static bool has(Level level);
    static std::unique_ptr<Player<Game>> make_player(Level level, std::uint64_t seed, const Style &style);
    static std::unique_ptr<Adviser<Game>> make_adviser(std::uint64_t seed);
};

static_assert(PlayedGame<Game>);

} // namespace tableside::dos
