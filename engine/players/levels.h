// The strengths of the engine's own players, by name, and how to make one.
#pragma once

#include "engine/core/card_game.h"
#include "engine/players/player.h"
#include "engine/players/style.h"

#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace tableside {

enum class Level : std::uint8_t {
    random, ///< Any legal action.
    greedy, ///< Sheds the most cards it can in each turn.
    keeper, ///< As greedy, but it keeps its wild cards as long as it can.
    easy,   ///< Greedy with a beginner's slips.
    medium, ///< Searches a little and remembers nothing.
    hard,   ///< Searches, and draws conclusions from all that was played.
};

inline constexpr std::array all_levels{Level::random, Level::greedy, Level::keeper,
                                       Level::easy,   Level::medium, Level::hard};

/// As the console and records write it: "greedy".
std::string_view level_name(Level level);
/// Exactly as level_name() writes it; nothing for other words.
std::optional<Level> level_named(std::string_view name);

// clang-format off
/// A game with players: Game::Levels (engine/dos/ai/levels.h, engine/uno/ai/levels.h).
template <typename Game>
concept PlayedGame = CardGame<Game> && requires(Level level, std::uint64_t seed, const Style &style)
{
    { Game::Levels::has(level) } -> std::same_as<bool>;
    /// None for a level that the game does not have.
    { Game::Levels::make_player(level, seed, style) } -> std::same_as<std::unique_ptr<Player<Game>>>;
    /// Of the search behind Level::hard (engine/search/advice.h).
    Game::Levels::make_adviser(seed);
};
// clang-format on

template <typename Game>
bool has_level(Level level)
{
    return Game::Levels::has(level);
}

/// A player of `Game`; none for a level that the game does not have. Two players need two seeds (derived_seed() in
/// engine/core/random.h). A random player has no style; in UNO those that search have one.
template <typename Game>
std::unique_ptr<Player<Game>> make_player(Level level, std::uint64_t seed, const Style &style = {})
{
    return Game::Levels::make_player(level, seed, style);
}

} // namespace tableside
