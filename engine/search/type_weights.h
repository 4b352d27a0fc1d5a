// Odds of the opponent types of playing that a game tells apart: a number per opponent type.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>

namespace tableside {

template <std::size_t count>
double sum_of(const std::array<double, count> &odds)
{
    return std::accumulate(odds.begin(), odds.end(), 0.0);
}

/// Of every opponent type.
template <typename TypeWeights>
TypeWeights same_odds(double odds)
{
    TypeWeights all{};
    all.fill(odds);
    return all;
}

template <std::size_t count>
void multiply(std::array<double, count> &odds, const std::array<double, count> &by)
{
    for (std::size_t type = 0; type < count; ++type)
        odds[type] *= by[type];
}

} // namespace tableside
