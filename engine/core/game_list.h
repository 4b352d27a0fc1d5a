// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The list of all games. Generic code iterates over the list instead of naming the games, so their names, options and
// help texts all come from here. CONTRIBUTING.md lists all steps for adding a game.
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

    /// Calls visit.operator()<Game>() for each game, in order.
    template <typename Visit>
    static void for_each(Visit visit)
    {
        visit.template operator()<First>();
        (visit.template operator()<Others>(), ...);
    }

    /// Calls visit.operator()<Game>() for the game at `index`, which must be within the list, and returns its result.
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

/// All games, in the order of GameId.
using GameList = ListOfGames<dos::Game, uno::Game>;
static_assert(GameList::names.size() == all_games.size());

/// Calls visit.operator()<Game>() for `game` and returns its result.
template <typename Visit>
auto with_game(GameId game, Visit visit)
{
    return GameList::with(static_cast<std::size_t>(game), visit);
}

} // namespace tableside
