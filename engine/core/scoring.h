// The two ways of scoring a round (DOS-SCORE-1 and -3, UNO-SCORE-1 and -2).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tableside {

/// `winner_takes_all`: the winner of a round scores the cards of all others, and the highest total wins the match.
/// `count_against`: each seat scores the cards in its own hand, and the lowest total wins the match.
enum class Scoring : std::uint8_t { winner_takes_all, count_against };

/// The names in files, in the order of Scoring.
inline constexpr std::array<std::string_view, 2> scoring_names{"winnerTakesAll", "countAgainst"};

/// Returns the points in the hands of all seats except `seat`: the score of the round if `seat` won. The winner's own hand is
/// left out because it isn't empty in a blocked round of UNO (UNO-PILE-1). `points_of(seat)` returns the points of a hand.
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
