// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the points of a round into their value for the match: the change of each seat's chance to win it, estimated
// from the points that each seat still needs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tableside {

/// The parameters of MatchOdds for one number of seats, fitted to matches between equal players by
/// tests/bench/fit_match_odds.cpp; the tables are in the match_odds_fit.h of each game.
struct OddsFit
{
    double offset = 0.0;    ///< Added to the points that a seat needs, in the formula of MatchOdds; positive.
    double steepness = 0.0; ///< The exponent in the formula of MatchOdds; positive.
    int average_points = 0; ///< The points that the winner of a round gets on average.
};

/// Estimates the chances to win the match, for games in which the first seat to reach a target wins. The chance
/// of a seat that needs n more points is proportional to (n + offset)^-steepness; the chances of all seats sum to 1. The
/// formula has no theoretical basis; it was chosen because it fits well.
class MatchOdds
{
public:
    /// The first entry of `fits` is for two seats, the next for three, and so on; the last also serves for more seats.
    /// `fits` must not be empty and must outlive this object.
    explicit MatchOdds(std::span<const OddsFit> fits) : m_fits(fits) {}

    /// Sets the scores before a round, one per seat, and the target. Must be called before the functions below.
    void prepare(std::span<const std::uint16_t> scores, int target);

    /// Returns the probability that the seat wins the match, 0 to 1.
    double chance(int seat) const { return weight(m_needed[static_cast<std::size_t>(seat)]) / m_weight_sum; }
    int average_points() const { return fit_for(m_seats).average_points; }

    /// Returns the value of a round for `seat` if `winner` gets `points` in it: the change of chance(seat), converted
    /// to points. The conversion rate is that of the beginning of a match, when all scores are 0. The result is
    /// negative if the seat's chance falls.
    double worth(int seat, int winner, int points) const;

private:
    const OddsFit &fit_for(std::size_t seats) const
    {
        return m_fits[std::clamp<std::size_t>(seats, 2, m_fits.size() + 1) - 2];
    }
    double weight(int needed) const { return m_weights[static_cast<std::size_t>(needed)]; }

    std::span<const OddsFit> m_fits;
    /// The values (n + offset)^-steepness, indexed by the points n that a seat still needs, 0 to the target. A seat's
    /// chance to win the match is its value divided by the sum of the values of all seats.
    std::vector<double> m_weights;
    int m_target = 0;
    std::size_t m_seats = 0;
    std::vector<int> m_needed; ///< The points that each seat still needs to reach the target.
    double m_weight_sum = 0.0;
    double m_points_per_chance = 0.0;
};

} // namespace tableside
