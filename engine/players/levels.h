// The levels of the engine's own players and the function that makes a player.
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
    random, ///< Plays any legal action.
    greedy, ///< Sheds the most cards it can in each turn.
    keeper, ///< Plays like greedy, but keeps its wild cards as long as possible.
    easy,   ///< Plays like greedy, with a beginner's mistakes.
    medium, ///< Searches a little and ignores the history of the round.
    hard,   ///< Searches more and infers hidden cards from all that was played.
};

inline constexpr std::array all_levels{Level::random, Level::greedy, Level::keeper,
                                       Level::easy,   Level::medium, Level::hard};

/// Returns the name in the console and in records, such as "greedy".
std::string_view level_name(Level level);
/// Returns the level that level_name() writes as `name`; nullopt for other text.
std::optional<Level> level_named(std::string_view name);

// clang-format off
/// A game with AI players: Game::Levels (engine/dos/ai/levels.h, engine/uno/ai/levels.h).
template <typename Game>
concept PlayedGame = CardGame<Game> && requires(Level level, std::uint64_t seed, const Style &style)
{
    { Game::Levels::has(level) } -> std::same_as<bool>;
    /// Returns null for a level that the game does not have.
    { Game::Levels::make_player(level, seed, style) } -> std::same_as<std::unique_ptr<Player<Game>>>;
    /// Returns an adviser that uses the search of Level::hard (engine/search/advice.h).
    Game::Levels::make_adviser(seed);
};
// clang-format on

/// Returns whether the game has players of this level.
template <typename Game>
bool has_level(Level level)
{
    return Game::Levels::has(level);
}

/// Returns a player of `Game`, or null for a level that the game does not have. Two players need different seeds
/// (derived_seed() in engine/core/random.h). A random player ignores `style`, and so does UNO's greedy
/// player.
template <typename Game>
std::unique_ptr<Player<Game>> make_player(Level level, std::uint64_t seed, const Style &style = {})
{
    return Game::Levels::make_player(level, seed, style);
}

} // namespace tableside
