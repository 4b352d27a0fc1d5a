// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that return to which game a line of JSON belongs, by its member "game".
#pragma once

#include "engine/core/game_id.h"
#include "engine/json/json_line.h"

#include <optional>

namespace tableside {

/// Returns the game of a record's header; empty if the member is missing, is not text, or names no game.
std::optional<GameId> game_of(const Json &json);

/// Returns the game of an observation. If the member "game" is missing, as in files of version 0.1, the game is the
/// first of all_games. Fails if the member names no game.
Result<GameId> game_of_observation(const Json &json);

} // namespace tableside
