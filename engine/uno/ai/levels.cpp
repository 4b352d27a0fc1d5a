// The levels that play UNO.
#include "engine/players/levels.h"
#include "engine/search/search_adviser.h"
#include "engine/players/search_player.h"
#include "engine/uno/ai/easy_player.h"
#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/ai/random_player.h"
#include "engine/uno/ai/search_parts.h"

namespace tableside {

namespace {

constexpr SearchStrength uno_medium_strength{7'500, false};
constexpr SearchStrength uno_hard_strength{30'000, true};

} // namespace

template <>
bool has_level<uno::Game>(Level level)
{
    return level != Level::keeper;
}

template <>
std::unique_ptr<Player<uno::Game>> make_player(Level level, std::uint64_t seed, const Style &style)
{
    switch (level) {
    case Level::random: return std::make_unique<uno::RandomPlayer>(seed);
    case Level::greedy: return std::make_unique<uno::GreedyPlayer>(seed);
    case Level::easy: return std::make_unique<uno::EasyPlayer>(seed, uno::mistakes_in_style(style));
    case Level::medium: return std::make_unique<SearchPlayer<uno::Game>>(seed, uno_medium_strength, style);
    case Level::hard: return std::make_unique<SearchPlayer<uno::Game>>(seed, uno_hard_strength, style);
    case Level::keeper: break;
    }
    return nullptr;
}

template <>
std::unique_ptr<Adviser<uno::Game>> make_adviser(std::uint64_t seed)
{
    return std::make_unique<SearchAdviser<uno::Game>>(seed, uno_hard_strength);
}

} // namespace tableside
