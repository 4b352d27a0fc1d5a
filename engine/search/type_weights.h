// Arithmetic on TypeWeights: a std::array<double> with one number per opponent type, the few ways of playing that a
// game's belief tells apart (engine/search/belief.h). The numbers are prior weights, likelihoods, or products of both,
// not normalized.
#pragma once

#include <array>
#include <cstddef>
#include <numeric>

namespace tableside {

template <std::size_t count>
double sum_of(const std::array<double, count> &weights)
{
    return std::accumulate(weights.begin(), weights.end(), 0.0);
}

/// The same weight for every opponent type.
template <typename TypeWeights>
TypeWeights equal_weights(double weight)
{
    TypeWeights all{};
    all.fill(weight);
    return all;
}

/// Type by type.
template <std::size_t count>
void multiply(std::array<double, count> &weights, const std::array<double, count> &by)
{
    for (std::size_t type = 0; type < count; ++type)
        weights[type] *= by[type];
}

} // namespace tableside
