// What a round's points mean for the match: how likely each seat is to win it, from how many points it still needs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tableside {

/// What fits the odds to matches of a game between equals. tests/bench/fit_match_odds.cpp finds it: see the
/// match_odds_fit.h of each game.
struct OddsFit
{
    double offset = 0.0; ///< In points.
    double steepness = 0.0;
    int usual_points = 0; ///< What the winner of a round gets on average.
};

/// For games in which the first to reach a target wins. A seat that needs n more points has the weight (n + offset) to
/// the power of -steepness, and its chance is its share of all weights.
class MatchOdds
{
public:
    /// The first of `fits` is for two seats; what there is none for is taken for the last. They must outlive this.
    explicit MatchOdds(std::span<const OddsFit> fits) : m_fits(fits) {}

    /// `scores` before the round, one per seat.
    void prepare(std::span<const std::uint16_t> scores, int target);

    /// Of the seat to win the match.
    double chance(int seat) const { return weight(m_needed[static_cast<std::size_t>(seat)]) / m_weight_sum; }
    int usual_points() const { return fit_for(m_seats).usual_points; }

    /// What it is worth to `seat` that `winner` gets `points`: the change of its chance to win the match, in points as
    /// they count at the beginning of a match.
    double worth(int seat, int winner, int points) const;

private:
    const OddsFit &fit_for(std::size_t seats) const
    {
        return m_fits[std::clamp<std::size_t>(seats, 2, m_fits.size() + 1) - 2];
    }
    double weight(int needed) const { return m_weights[static_cast<std::size_t>(needed)]; }

    std::span<const OddsFit> m_fits;
    std::vector<double> m_weights; ///< By points needed, up to the target.
    int m_target = 0;
    std::size_t m_seats = 0;
    std::vector<int> m_needed; ///< Per seat.
    double m_weight_sum = 0.0;
    double m_points_per_chance = 0.0;
};

} // namespace tableside
