#include "engine/dos/ai/levels.h"

#include "engine/dos/ai/easy_player.h"
#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/search_parts.h"
#include "engine/players/random_player.h"
#include "engine/players/search_player.h"
#include "engine/search/search_adviser.h"

namespace tableside::dos {

namespace {

constexpr SearchStrength medium_strength{300, false, false};
constexpr SearchStrength hard_strength{16'000, true, true};

Style with_keeper_style(Style style)
{
    style.wild_card_cost += keeper_style.wild_card_cost;
    return style;
}

} // namespace

bool Levels::has(Level)
{
    return true;
}

std::unique_ptr<Player<Game>> Levels::make_player(Level level, std::uint64_t seed, const Style &style)
{
    switch (level) {
    case Level::random: return std::make_unique<RandomPlayer<Game>>(seed);
    case Level::greedy: return std::make_unique<GreedyPlayer>(style);
    case Level::keeper: return std::make_unique<GreedyPlayer>(with_keeper_style(style));
    case Level::easy: return std::make_unique<EasyPlayer>(seed, style);
    case Level::medium: return std::make_unique<SearchPlayer<Game>>(seed, medium_strength, style);
    case Level::hard: return std::make_unique<SearchPlayer<Game>>(seed, hard_strength, style);
    }
    return nullptr;
}

std::unique_ptr<Adviser<Game>> Levels::make_adviser(std::uint64_t seed)
{
    return std::make_unique<SearchAdviser<Game>>(seed, hard_strength);
}

} // namespace tableside::dos
