// The players of UNO's levels (engine/players/levels.h). Level::keeper is missing because greedy already keeps its wild
// cards.
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
