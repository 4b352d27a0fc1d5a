// Finds the game of a line of JSON by the member "game".
#pragma once

#include "engine/core/game_id.h"
#include "engine/json/json_line.h"

#include <optional>

namespace tableside {

/// Returns the game of a record's header; empty if the member is missing, is not text, or names no game.
std::optional<GameId> game_of(const Json &json);

/// Returns the game of an observation. Without the member, as in files of version 0.1, the game is the first of all_games.
/// Fails for a name that is not a game's.
Result<GameId> game_of_observation(const Json &json);

} // namespace tableside
