// What a round's points mean for the match: how likely each seat is to win it, from how many points it still needs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tableside {

/// For games in which the first to reach a target wins. A seat that needs n more points has the weight (n + offset) to
/// the power of -steepness, and its chance is its share of all weights.
///
/// The formula was fitted to matches of DOS between equals: for two seats to the exact chances, worked out from the
/// points of 3,000 rounds (root mean square error 0.7 %, worst 1.5 %); for three and four to 150 standings of simulated
/// matches (2.0 % and 2.7 %, the noise of 800 matches each included). More seats are taken for four.
class MatchOdds
{
public:
    /// `scores` before the round, one per seat.
    void prepare(std::span<const std::uint16_t> scores, int target);

    /// What it is worth to `seat` that `winner` gets `points`: the change of its chance to win the match, in points as
    /// they count at the beginning of a match.
    double worth(int seat, int winner, int points) const;

private:
    double weight(int needed) const { return m_weights[static_cast<std::size_t>(needed)]; }

    std::vector<double> m_weights; ///< By points needed, up to the target.
    int m_target = 0;
    std::size_t m_seats = 0;
    std::vector<int> m_needed;     ///< Per seat.
    double m_weight_sum = 0.0;
    double m_points_per_chance = 0.0;
};

} // namespace tableside
