// The games that there are, by number and by the name that records, score books and command lines use. Derived from
// GameList (engine/core/game_list.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tableside {

/// Score books store these numbers: a new game comes last.
enum class GameId : std::uint8_t { dos, uno };

/// In the order in which people are offered them.
inline constexpr std::array all_games{GameId::dos, GameId::uno};

/// The name of the game: "dos".
std::string_view game_name(GameId game);
/// Exactly as game_name() writes it; nothing for other words.
std::optional<GameId> game_named(std::string_view name);

/// The names of all games: "dos and uno".
std::string known_games_text();
/// The error message for an unknown name: "unknown game "x"; the games are dos and uno".
std::string unknown_game_text(std::string_view name);

} // namespace tableside
