// Converts the points of a round into their worth for the match: the chance of each seat to win it, from the points
// that it still needs.
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
    double offset = 0.0;    ///< In points; positive.
    double steepness = 0.0; ///< An exponent, without unit; positive.
    int usual_points = 0;   ///< That the winner of a round gets on average.
};

/// For games in which the first seat to reach a target wins. A seat that needs n more points has the weight (n +
/// offset)^-steepness, and its chance is its share of the sum of all weights: a form chosen for its fit, without
/// theory.
class MatchOdds
{
public:
    /// The first of `fits` is for two seats, the next for three and so on; more seats take the last. `fits` must not be
    /// empty and must outlive this object.
    explicit MatchOdds(std::span<const OddsFit> fits) : m_fits(fits) {}

    /// For the standing `scores`, one per seat, before a round. To be called before the functions below.
    void prepare(std::span<const std::uint16_t> scores, int target);

    /// The probability that the seat wins the match.
    double chance(int seat) const { return weight(m_needed[static_cast<std::size_t>(seat)]) / m_weight_sum; }
    int usual_points() const { return fit_for(m_seats).usual_points; }

    /// What it is worth to `seat` that `winner` gets `points`: the change of chance(seat), converted to points at the
    /// rate that holds at the beginning of a match. Negative where it loses chances.
    double worth(int seat, int winner, int points) const;

private:
    const OddsFit &fit_for(std::size_t seats) const
    {
        return m_fits[std::clamp<std::size_t>(seats, 2, m_fits.size() + 1) - 2];
    }
    double weight(int needed) const { return m_weights[static_cast<std::size_t>(needed)]; }

    std::span<const OddsFit> m_fits;
    std::vector<double> m_weights; ///< By points needed, 0 to the target.
    int m_target = 0;
    std::size_t m_seats = 0;
    std::vector<int> m_needed; ///< Per seat.
    double m_weight_sum = 0.0;
    double m_points_per_chance = 0.0;
};

} // namespace tableside
