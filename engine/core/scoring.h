// Who gets the points of a round: DOS-SCORE-1 and -3, UNO-SCORE-1 and -2.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tableside {

/// `winner_takes_all`: the winner scores what the others hold, the highest total wins. `count_against`: all score what
/// they hold themselves, the lowest total wins.
enum class Scoring : std::uint8_t { winner_takes_all, count_against };

/// In the order of Scoring; what files write.
inline constexpr std::array<std::string_view, 2> scoring_names{"winnerTakesAll", "countAgainst"};

/// What all seats but one hold at the end of a round, which is what its winner scores. Of a blocked round of UNO the winner
/// holds cards too (UNO-PILE-1). `points_of(seat)`: of the hand.
template <typename PointsOf>
int points_of_others(int seats, int seat, PointsOf points_of)
{
    int points = 0;
    for (int other = 0; other < seats; ++other) {
        if (other != seat)
            points += points_of(other);
    }
    return points;
}

} // namespace tableside
