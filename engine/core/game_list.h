// The games that there are: the one place outside engine/dos and engine/uno that names them. Names, numbers, card pads, options
// and help texts are derived from this list. A new game is its folder, its number (engine/core/game_id.h) and its entry here.
#pragma once

#include "engine/core/card_game.h"
#include "engine/core/game_id.h"
#include "engine/dos/dos.h"
#include "engine/uno/uno.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace tableside {

template <CardGame First, CardGame... Others>
struct ListOfGames
{
    static constexpr std::array<std::string_view, 1 + sizeof...(Others)> names{First::name, Others::name...};

    /// Calls visit.operator()<Game>() for each, in order.
    template <typename Visit>
    static void for_each(Visit visit)
    {
        visit.template operator()<First>();
        (visit.template operator()<Others>(), ...);
    }

    /// What visit.operator()<Game>() gives for the game of that index, which must be one of the list.
    template <typename Visit>
    static auto with(std::size_t index, Visit &&visit)
    {
        if constexpr (sizeof...(Others) > 0) {
            if (index > 0)
                return ListOfGames<Others...>::with(index - 1, visit);
        }
        return visit.template operator()<First>();
    }
};

/// In the order of GameId.
using GameList = ListOfGames<dos::Game, uno::Game>;
static_assert(GameList::names.size() == all_games.size());

template <typename Visit>
auto with_game(GameId game, Visit visit)
{
    return GameList::with(static_cast<std::size_t>(game), visit);
}

} // namespace tableside
