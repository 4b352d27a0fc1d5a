// When advice says that one way to play is better than another. Hints and the review judge alike: with as many playouts and
// by the same bounds. Without Qt: tests/bench/hint_bench.cpp measures it.
#pragma once

#include "engine/core/game_id.h"
#include "engine/search/advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace tableside {

/// Of a position with so many seats that is judged.
int playoutsOfJudgement(GameId game, int seats);

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
    /// In whole points, or 0 where it may be chance.
    int clearPoints() const { return isInPoints() ? std::max(0, static_cast<int>(std::lround(points))) : 0; }
    /// Enough was seen to say how the other plan compares.
    bool isKnown() const { return (isNone() && clearPoints() == 0) || isSmall() || isClear(); }
};

/// Of the plan at `place` of an advice.
template <typename Game>
Distance behindTheBest(const Advice<Game> &advice, std::size_t place)
{
    const RatedPlan<Game> &plan = advice.plans[place];
    const double best = advice.plans.front().win_rate;
    const double variance = best * (1.0 - best) + plan.win_rate * (1.0 - plan.win_rate);
    return {plan.worth_behind, plan.standard_error, plan.points_regret, plan.points_error,
            best - plan.win_rate,  std::sqrt(variance / std::max(plan.playouts, 1))};
}

/// The plan with which a hint compares the best one; nothing where there is none that was seen in as many worlds.
template <typename Game>
std::optional<std::size_t> comparedPlan(const Advice<Game> &advice)
{
    for (std::size_t place = 1; place < advice.plans.size(); ++place) {
        if (advice.plans[place].playouts >= advice.plans.front().playouts) // one that was given up early was not
            return place;
    }
    return std::nullopt;
}

} // namespace tableside
