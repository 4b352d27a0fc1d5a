// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/search/match_odds.h"

#include <algorithm>
#include <cmath>

namespace tableside {

void MatchOdds::prepare(std::span<const std::uint16_t> scores, int target)
{
    const std::size_t seats = scores.size();
    if (target != m_target || seats != m_seats) {
        m_target = target;
        m_seats = seats;
        const OddsFit &fit = fit_for(seats);
        m_weights.clear();
        for (int needed = 0; needed <= target; ++needed)
            m_weights.push_back(std::pow(needed + fit.offset, -fit.steepness));
        const double share = 1.0 / static_cast<double>(seats);
        m_points_per_chance = (target + fit.offset) / (share * (1.0 - share) * fit.steepness);
    }
    m_needed.clear();
    m_weight_sum = 0.0;
    for (const std::uint16_t score : scores) {
        m_needed.push_back(std::max(target - int{score}, 0));
        m_weight_sum += weight(m_needed.back());
    }
}

double MatchOdds::worth(int seat, int winner, int points) const
{
    const auto needed = [&](int of) { return m_needed[static_cast<std::size_t>(of)]; };
    const double before = chance(seat);
    if (points >= needed(winner))
        return m_points_per_chance * ((seat == winner ? 1.0 : 0.0) - before);
    const double now = weight(needed(winner) - points);
    const double sum = m_weight_sum - weight(needed(winner)) + now;
    return m_points_per_chance * ((seat == winner ? now : weight(needed(seat))) / sum - before);
}

} // namespace tableside
