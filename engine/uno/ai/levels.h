// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes the adviser and the AI players of UNO for the levels in engine/players/levels.h. Level::keeper is a greedy player
// that saves its wild cards. UNO does not have this level, because UNO's greedy player already saves its wild cards.
#pragma once

#include "engine/uno/game.h"
#include "engine/players/levels.h"
#include "engine/search/advice.h"

namespace tableside::uno {

struct Levels
{
    static bool has(Level level);
    static std::unique_ptr<Player<Game>> make_player(Level level, std::uint64_t seed, const Style &style);
    static std::unique_ptr<Adviser<Game>> make_adviser(std::uint64_t seed);
};

static_assert(PlayedGame<Game>);

} // namespace tableside::uno
