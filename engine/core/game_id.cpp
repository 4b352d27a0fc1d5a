// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/core/game_id.h"

#include "engine/core/game_list.h"

#include <algorithm>

namespace tableside {

namespace {

// GameList and GameId must have the same order.
static_assert(GameList::names[static_cast<std::size_t>(GameId::dos)] == "dos"
              && GameList::names[static_cast<std::size_t>(GameId::uno)] == "uno");

} // namespace

std::string_view game_name(GameId game)
{
    return GameList::names[static_cast<std::size_t>(game)];
}

std::optional<GameId> game_named(std::string_view name)
{
    const auto found = std::ranges::find(GameList::names, name);
    if (found == GameList::names.end())
        return std::nullopt;
    return all_games[static_cast<std::size_t>(found - GameList::names.begin())];
}

std::string known_games_text()
{
    std::string text;
    for (std::size_t index = 0; index < GameList::names.size(); ++index)
        text += (index == 0                               ? ""
                     : index + 1 < GameList::names.size() ? ", "
                                                          : " and ")
            + std::string(GameList::names[index]);
    return text;
}

std::string unknown_game_text(std::string_view name)
{
    return "unknown game " + quoted_value(Json(name)) + "; the games are " + known_games_text();
}

} // namespace tableside
