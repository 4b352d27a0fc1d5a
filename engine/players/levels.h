// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The levels of the built-in AI players, and a function that creates a player of a level.
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
    random, ///< Plays a random legal action; in UNO, draws only if no card can be played.
    greedy, ///< Plays as many cards as possible in DOS; in UNO, the best card by a simple rating (GreedyPlayer).
    keeper, ///< Only in DOS: plays like `greedy`, but saves its wild cards as long as possible.
    easy,   ///< Plays like `greedy`, with a beginner's mistakes.
    medium, ///< Chooses by a short search that ignores the history of the round.
    hard,   ///< Chooses by a longer search that infers hidden cards from the history of the round.
};

inline constexpr std::array all_levels{Level::random, Level::greedy, Level::keeper,
                                       Level::easy,   Level::medium, Level::hard};

/// Returns the name of the level in the console and in records, such as "greedy".
std::string_view level_name(Level level);
/// Returns the level whose level_name() is `name`; nullopt for any other text.
std::optional<Level> level_named(std::string_view name);

// clang-format off
/// A game with AI players. Its class Game::Levels creates them (engine/dos/ai/levels.h, engine/uno/ai/levels.h).
template <typename Game>
concept PlayedGame = CardGame<Game> && requires(Level level, std::uint64_t seed, const Style &style)
{
    { Game::Levels::has(level) } -> std::same_as<bool>;
    /// Creates a player; returns null for a level that the game does not have.
    { Game::Levels::make_player(level, seed, style) } -> std::same_as<std::unique_ptr<Player<Game>>>;
    /// Creates an adviser, which recommends actions by the search of Level::hard (engine/search/advice.h).
    Game::Levels::make_adviser(seed);
};
// clang-format on

/// Returns whether the game has players of this level.
template <typename Game>
bool has_level(Level level)
{
    return Game::Levels::has(level);
}

/// Creates a player of `Game`; returns null for a level that the game does not have. Each player of a match needs a
/// different seed (derived_seed() in engine/core/random.h). `style` has no effect on Level::random and, in UNO, on
/// Level::greedy.
template <typename Game>
std::unique_ptr<Player<Game>> make_player(Level level, std::uint64_t seed, const Style &style = {})
{
    return Game::Levels::make_player(level, seed, style);
}

} // namespace tableside
