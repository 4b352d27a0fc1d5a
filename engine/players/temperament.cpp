// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/players/temperament.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tableside {

Temperament temperament_of(Level level)
{
    // All values are chosen by hand. The values are in the order of the members of Temperament.
    constexpr Temperament beginner{0.25, 0.25, 1800.0, 0.45, 0.25, 0.03};
    constexpr Temperament experienced{0.08, 0.60, 1300.0, 0.40, 0.10, 0.01};
    constexpr Temperament expert{0.01, 0.95, 900.0, 0.35, 0.03, 0.002};
    switch (level) {
    case Level::random:
    case Level::easy: return beginner;
    case Level::greedy:
    case Level::keeper:
    case Level::medium: return experienced;
    case Level::hard: return expert;
    }
    return beginner;
}

int reaction_ms(double median_ms, double sigma, Random &random, int slowest_ms)
{
    constexpr int most_draws = 20; // nearly all random times may exceed slowest_ms, so the loop needs a limit
    for (int draw = 0; draw < most_draws; ++draw) {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - random.unit()));
        const double normal = radius * std::cos(2.0 * std::numbers::pi * random.unit());
        const double time = median_ms * std::exp(sigma * normal);
        if (time <= slowest_ms)
            return static_cast<int>(std::lround(time));
    }
    return slowest_ms;
}

std::optional<int> call_delay(const Temperament &temperament, Random &random, int slowest_ms)
{
    if (random.chance(temperament.forgets))
        return std::nullopt;
    return reaction_ms(temperament.reaction_median_ms, temperament.reaction_sigma, random, slowest_ms);
}

std::optional<int> catch_delay(const Temperament &temperament, int grace_ms, Random &random, int slowest_ms)
{
    if (!random.chance(temperament.notices))
        return std::nullopt;
    const int reaction = reaction_ms(temperament.reaction_median_ms, temperament.reaction_sigma, random, slowest_ms);
    return grace_ms + std::max(reaction, human_reaction_ms);
}

} // namespace tableside
