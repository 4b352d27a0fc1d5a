// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Arithmetic on TypeWeights: a std::array<double> with one number per opponent type. Opponent types are the few styles
// that a game's belief distinguishes (engine/search/belief.h). The numbers are prior weights, likelihoods, or products
// of both, and are not normalized.
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

/// Returns TypeWeights with the same number for every opponent type.
template <typename TypeWeights>
TypeWeights equal_weights(double weight)
{
    TypeWeights all{};
    all.fill(weight);
    return all;
}

/// Multiplies `weights` by `by`, type by type.
template <std::size_t count>
void multiply(std::array<double, count> &weights, const std::array<double, count> &by)
{
    for (std::size_t type = 0; type < count; ++type)
        weights[type] *= by[type];
}

} // namespace tableside
