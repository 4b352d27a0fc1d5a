#include "engine/core/game_id.h"

#include "engine/dos/game.h"
#include "engine/json/json_line.h"
#include "engine/uno/game.h"

#include <algorithm>

namespace tableside {

namespace {

/// In the order of GameId.
constexpr std::array game_names{dos::Game::name, uno::Game::name};

} // namespace

std::string_view game_name(GameId game)
{
    return game_names[static_cast<std::size_t>(game)];
}

std::optional<GameId> game_named(std::string_view name)
{
    const auto found = std::ranges::find(game_names, name);
    if (found == game_names.end())
        return std::nullopt;
    return all_games[static_cast<std::size_t>(found - game_names.begin())];
}

std::string unknown_game_text(std::string_view name)
{
    return "unknown game " + quoted_value(Json(name)) + "; known are " + std::string(dos::Game::name) + " and "
        + std::string(uno::Game::name);
}

} // namespace tableside
