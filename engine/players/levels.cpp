#include "engine/players/levels.h"

#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/search_parts.h"
#include "engine/dos/ai/easy_player.h"
#include "engine/players/random_player.h"
#include "engine/search/search_adviser.h"
#include "engine/players/search_player.h"
#include "engine/dos/game.h"

namespace tableside {

namespace {

constexpr SearchStrength dos_medium_strength{300, false, false};
constexpr SearchStrength dos_hard_strength{16'000, true, true};

Style keeper_style(Style style)
{
    style.hoards_wilds += dos::keeper_style.hoards_wilds;
    return style;
}

} // namespace

std::string_view level_name(Level level)
{
    switch (level) {
    case Level::random: return "random";
    case Level::greedy: return "greedy";
    case Level::keeper: return "keeper";
    case Level::easy: return "easy";
    case Level::medium: return "medium";
    case Level::hard: return "hard";
    }
    return {};
}

std::optional<Level> level_named(std::string_view name)
{
    for (const Level level : all_levels) {
        if (level_name(level) == name)
            return level;
    }
    return std::nullopt;
}

template <>
bool has_level<dos::Game>(Level)
{
    return true;
}

template <>
std::unique_ptr<Player<dos::Game>> make_player(Level level, std::uint64_t seed, const Style &style)
{
    switch (level) {
    case Level::random: return std::make_unique<RandomPlayer<dos::Game>>(seed);
    case Level::greedy: return std::make_unique<dos::GreedyPlayer>(style);
    case Level::keeper: return std::make_unique<dos::GreedyPlayer>(keeper_style(style));
    case Level::easy: return std::make_unique<dos::EasyPlayer>(seed, style);
    case Level::medium: return std::make_unique<SearchPlayer<dos::Game>>(seed, dos_medium_strength, style);
    case Level::hard: return std::make_unique<SearchPlayer<dos::Game>>(seed, dos_hard_strength, style);
    }
    return nullptr;
}

template <>
std::unique_ptr<Adviser<dos::Game>> make_adviser(std::uint64_t seed)
{
    return std::make_unique<SearchAdviser<dos::Game>>(seed, dos_hard_strength);
}

} // namespace tableside
