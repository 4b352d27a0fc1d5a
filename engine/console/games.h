// The games that the console knows: their types by name, with their players.
#pragma once

#include "ai/dos_calls.h"
#include "ai/uno_calls.h"
#include "record/games.h"

#include <string>

namespace tableside::console {

/// The name in the member "game"; DOS where it is missing or no text, for the game's own reader to complain of.
inline std::string game_of(const Json &json)
{
    const auto game = json.is_object() ? json.find("game") : json.end();
    return json.is_object() && game != json.end() && game->is_string() ? game->get<std::string>() : std::string(dos::Game::name);
}

} // namespace tableside::console
