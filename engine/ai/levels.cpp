#include "ai/levels.h"

#include "ai/dos_greedy.h"
#include "ai/easy_player.h"
#include "ai/random_player.h"
#include "dos/game.h"

namespace tableside {

std::string_view level_name(Level level)
{
    switch (level) {
    case Level::random:
        return "random";
    case Level::greedy:
        return "greedy";
    case Level::easy:
        return "easy";
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
std::unique_ptr<Player<dos::Game>> make_player(Level level, std::uint64_t seed)
{
    switch (level) {
    case Level::random:
        return std::make_unique<RandomPlayer<dos::Game>>(seed);
    case Level::greedy:
        return std::make_unique<dos::GreedyPlayer>();
    case Level::easy:
        return std::make_unique<dos::EasyPlayer>(seed);
    }
    return nullptr;
}

} // namespace tableside
