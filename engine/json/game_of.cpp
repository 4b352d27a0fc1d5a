// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/json/game_of.h"

#include "engine/json/object_reader.h"

namespace tableside {

std::optional<GameId> game_of(const Json &json)
{
    const auto name = json.is_object() ? json.find("game") : json.end();
    const bool is_text = json.is_object() && name != json.end() && name->is_string();
    return is_text ? game_named(name->get_ref<const std::string &>()) : std::nullopt;
}

Result<GameId> game_of_observation(const Json &json)
{
    ObjectReader reader(json, "an observation");
    if (!reader.failed() && !reader.has("game"))
        return all_games.front();
    const std::string name = reader.text("game");
    const std::optional<GameId> game = game_named(name);
    if (!reader.failed() && !game)
        reader.fail(unknown_game_text(name));
    if (reader.failed())
        return reader.error();
    return *game;
}

} // namespace tableside
