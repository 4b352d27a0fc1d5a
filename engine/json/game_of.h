// Which game a line of JSON is of: the member "game".
#pragma once

#include "engine/core/game_id.h"
#include "engine/json/json_line.h"

#include <optional>

namespace tableside {

/// Of a record's header; nothing if the member is missing, no text or no game's name.
std::optional<GameId> game_of(const Json &json);

/// Of an observation: the first of the list where the member is missing, as in version 0.1. An error for what is no game.
Result<GameId> game_of_observation(const Json &json);

} // namespace tableside
