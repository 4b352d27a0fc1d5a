// From a game's name, as a record or an example says it, to the game's types and their JSON.
#pragma once

#include "engine/dos/json/codec.h"
#include "engine/core/game_id.h"
#include "engine/uno/json/codec.h"

#include <string>
#include <string_view>

namespace tableside {

/// The name in the member "game"; DOS where it is missing or no text, for the game's own reader to complain of.
inline std::string game_of(const Json &json)
{
    const auto game = json.is_object() ? json.find("game") : json.end();
    return json.is_object() && game != json.end() && game->is_string() ? game->get<std::string>()
                                                                       : std::string(dos::Game::name);
}

/// Calls visit.operator()<Game>() for the game of that name; DOS for a name that is no game's.
template <typename Visit>
auto with_game(std::string_view name, Visit visit)
{
    return name == uno::Game::name ? visit.template operator()<uno::Game>() : visit.template operator()<dos::Game>();
}

} // namespace tableside
