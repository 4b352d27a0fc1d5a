// The strengths of the engine's own players, by name, and how to make one.
#pragma once

#include "engine/players/player.h"
#include "engine/players/style.h"

#include <array>
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

/// Whether `Game` has a player of that level: DOS of every one, UNO of all but keeper, as greedy keeps its wild cards.
template <typename Game>
bool has_level(Level level);

/// A player of `Game` (dos::Game, uno::Game); none for a level that the game does not have. Two players need two seeds
/// (derived_seed() in engine/core/random.h). A random player has no style; in UNO those that search have one.
template <typename Game>
std::unique_ptr<Player<Game>> make_player(Level level, std::uint64_t seed, const Style &style = {});

} // namespace tableside
