// When advice says that one way to play is better than another. Hints and the review judge alike: with as many playouts and
// by the same bounds.
#pragma once

#include <algorithm>
#include <cmath>

namespace tableside {

/// Of a position that is judged.
inline constexpr int playoutsOfJudgement = 16'000;

/// How far a plan is behind the best one, in worlds that both saw.
struct Distance
{
    double worth = 0.0;      ///< As the playouts had it: what the search had known before is no reason to give.
    double error = 0.0;      ///< The standard error of `worth`.
    double points = 0.0;     ///< Of the round.
    double pointsError = 0.0;
    double roundShare = 0.0; ///< By how much the best wins the round more often, of 1.
    double roundError = 0.0;

    static constexpr double smallest = 2.0; ///< Of `worth`; less is taste.

    /// Neither chance nor taste.
    bool isClear() const { return worth >= std::max(smallest, 2 * error); }
    /// Chance alone, in which nothing of weight can hide.
    bool isNone() const { return std::abs(worth) <= 2 * error && error <= smallest / 2; }
    /// More than chance, and less than one would care about.
    bool isSmall() const { return worth > 2 * error && worth < smallest; }
    bool isInPoints() const { return points > 2 * pointsError; }
    bool isInRounds() const { return roundShare > 2 * roundError; }
};

} // namespace tableside
