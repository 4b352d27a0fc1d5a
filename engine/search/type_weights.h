// Odds of the manners of playing that a game tells apart: a number per manner.
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

/// Of every manner.
template <typename PerManner>
PerManner same_odds(double odds)
{
    PerManner all{};
    all.fill(odds);
    return all;
}

template <std::size_t count>
void multiply(std::array<double, count> &odds, const std::array<double, count> &by)
{
    for (std::size_t manner = 0; manner < count; ++manner)
        odds[manner] *= by[manner];
}

} // namespace tableside
