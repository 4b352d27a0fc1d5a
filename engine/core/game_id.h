// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// GameId, the enumeration of the games, and the names that records, score books and command lines use. The names come from
// GameList (engine/core/game_list.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tableside {

/// The games. The enumerators must have the order of GameList. Files store the names of games, not these numbers.
enum class GameId : std::uint8_t { dos, uno };

/// All games, in the order in which the app offers them.
inline constexpr std::array all_games{GameId::dos, GameId::uno};

/// Returns the name of the game, such as "dos".
std::string_view game_name(GameId game);
/// Returns the game with exactly this name, in the spelling of game_name(); nothing for any other text.
std::optional<GameId> game_named(std::string_view name);

/// Returns the names of all games: "dos and uno".
std::string known_games_text();
/// Returns the error message for an unknown name: "unknown game "x"; the games are dos and uno".
std::string unknown_game_text(std::string_view name);

} // namespace tableside
