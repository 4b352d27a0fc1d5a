#include "engine/core/game_names.h"

#include "engine/dos/game.h"
#include "engine/json/json_line.h"
#include "engine/uno/game.h"

namespace tableside {

bool is_game(std::string_view name)
{
    return name == dos::Game::name || name == uno::Game::name;
}

std::string unknown_game_text(std::string_view name)
{
    return "unknown game " + quoted_value(Json(name)) + "; known are " + std::string(dos::Game::name) + " and "
        + std::string(uno::Game::name);
}

} // namespace tableside
