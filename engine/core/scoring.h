// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The two ways of scoring a round: the winner scores the cards of the others (DOS-SCORE-1, UNO-SCORE-1), or the cards
// in each hand count against their owner (DOS-SCORE-3, UNO-SCORE-2).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace tableside {

/// `winner_takes_all`: the winner of a round scores the cards of all others, and the highest total wins the match.
/// `count_against`: each seat scores the cards in its own hand, and the lowest total wins the match.
enum class Scoring : std::uint8_t { winner_takes_all, count_against };

/// The names of the two ways of scoring in files, in the order of the enum Scoring.
inline constexpr std::array<std::string_view, 2> scoring_names{"winnerTakesAll", "countAgainst"};

/// Returns the points in the hands of all seats except `seat`, which the winner `seat` scores for the round. The
/// winner's own hand is left out because it still has cards when a round of UNO is blocked (UNO-PILE-1: nobody can
/// play or draw). `points_of(seat)` returns the points of a hand.
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
