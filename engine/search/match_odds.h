// What a round's points mean for the match: how likely each seat is to win it, from how many points it still needs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace tableside {

/// What fits the odds to matches of a game between equals.
struct OddsFit
{
    double offset = 0.0; ///< In points.
    double steepness = 0.0;
};

/// Of DOS, for two, three and four seats: for two fitted to the exact chances, worked out from the points of 3,000 rounds
/// (root mean square error 0.7 %, worst 1.5 %); for three and four to 150 standings of simulated matches (2.0 % and 2.7 %,
/// the noise of 800 matches each included).
inline constexpr std::array dos_odds{OddsFit{77.0, 3.4}, OddsFit{365.0, 6.4}, OddsFit{385.0, 4.6}};

/// Of UNO, for two to ten seats: fitted to 150 random standings each of matches to 500, of which 2,500 were drawn from the
/// points of 1,500 rounds between greedy players (root mean square error 1.0 % for few seats to 1.5 % for many, the noise
/// of 2,500 matches included).
inline constexpr std::array uno_odds{OddsFit{268.0, 3.8},   OddsFit{381.0, 4.44},  OddsFit{570.0, 5.27},
                                     OddsFit{810.0, 6.53},  OddsFit{3829.0, 23.1}, OddsFit{4692.0, 25.4},
                                     OddsFit{6196.0, 29.1}, OddsFit{8554.0, 34.6}, OddsFit{7195.0, 24.0}};

/// For games in which the first to reach a target wins. A seat that needs n more points has the weight (n + offset) to
/// the power of -steepness, and its chance is its share of all weights.
class MatchOdds
{
public:
    /// The first of `fits` is for two seats; what there is none for is taken for the last. They must outlive this.
    explicit MatchOdds(std::span<const OddsFit> fits) : m_fits(fits) {}

    /// `scores` before the round, one per seat.
    void prepare(std::span<const std::uint16_t> scores, int target);

    /// What it is worth to `seat` that `winner` gets `points`: the change of its chance to win the match, in points as
    /// they count at the beginning of a match.
    double worth(int seat, int winner, int points) const;

private:
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
