#include "ai/temperament.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tableside {

Temperament temperament_of(Level level)
{
    constexpr Temperament beginner{0.25, 0.25, 1800.0, 0.45, 0.25};
    constexpr Temperament experienced{0.08, 0.60, 1300.0, 0.40, 0.10};
    constexpr Temperament expert{0.01, 0.95, 900.0, 0.35, 0.03};
    switch (level) {
    case Level::random:
    case Level::easy:
        return beginner;
    case Level::greedy:
    case Level::keeper:
    case Level::medium:
        return experienced;
    case Level::hard:
        return expert;
    }
    return beginner;
}

int reaction_ms(double median_ms, double sigma, Random &random)
{
    const double radius = std::sqrt(-2.0 * std::log(1.0 - random.unit()));
    const double normal = radius * std::cos(2.0 * std::numbers::pi * random.unit());
    const double time = median_ms * std::exp(sigma * normal);
    return static_cast<int>(std::lround(std::clamp(time, 0.0, double{slowest_reaction_ms})));
}

std::optional<int> call_delay(const Temperament &temperament, Random &random)
{
    if (random.chance(temperament.forgets))
        return std::nullopt;
    return reaction_ms(temperament.reaction_median_ms, temperament.reaction_sigma, random);
}

std::optional<int> catch_delay(const Temperament &temperament, int grace_ms, Random &random)
{
    if (!random.chance(temperament.notices))
        return std::nullopt;
    const int reaction = reaction_ms(temperament.reaction_median_ms, temperament.reaction_sigma, random);
    return grace_ms + std::max(reaction, human_reaction_ms);
}

} // namespace tableside
