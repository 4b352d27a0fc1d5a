// Decides when advice calls one plan (the actions of one turn) better than another. Hints and the review use the same number of
// playouts and the same bounds. Without Qt, because tests/bench/hint_bench.cpp measures it.
#pragma once

#include "engine/core/game_id.h"
#include "engine/search/advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace tableside {

/// Returns the number of playouts for judging a position with that number of seats.
int playoutsOfJudgement(GameId game, int seats);

/// How much worse a plan (the actions of one turn) is than the best plan, measured in the determinizations in which the search
/// played both.
struct Distance
{
    double worth = 0.0;      ///< The value of the best plan minus that of this plan, in points, without the priors.
    double error = 0.0;      ///< The standard error of `worth`.
    double points = 0.0;     ///< The round's points after the best plan minus those after this plan.
    double pointsError = 0.0;
    double roundShare = 0.0; ///< The best plan's rate of won rounds (0 to 1) minus this plan's.
    double roundError = 0.0;

    /// The least `worth`, in points, that matters; a smaller difference is a matter of taste.
    static constexpr double smallest = 2.0;

    /// Returns whether the distance is more than chance and large enough to matter.
    bool isClear() const { return worth >= std::max(smallest, 2 * error); }
    /// Returns whether the plans are equally good: the difference may be chance, and the error is small enough to exclude a
    /// difference that matters.
    bool isNone() const { return std::abs(worth) <= 2 * error && error <= smallest / 2; }
    /// Returns whether the distance is more than chance but too small to matter.
    bool isSmall() const { return worth > 2 * error && worth < smallest; }
    bool isInPoints() const { return points > 2 * pointsError; }
    bool isInRounds() const { return roundShare > 2 * roundError; }
    /// Returns how many points of the round the plan costs, rounded; 0 if the difference may be chance.
    int clearPoints() const { return isInPoints() ? std::max(0, static_cast<int>(std::lround(points))) : 0; }
    /// Returns whether the playouts suffice to say how the plan compares.
    bool isKnown() const { return (isNone() && clearPoints() == 0) || isSmall() || isClear(); }
};

/// Returns how far the plan at index \p place of `advice.plans` is behind the best plan.
template <typename Game>
Distance behindTheBest(const Advice<Game> &advice, std::size_t place)
{
    const RatedPlan<Game> &plan = advice.plans[place];
    const double best = advice.plans.front().win_rate;
    const double variance = best * (1.0 - best) + plan.win_rate * (1.0 - plan.win_rate);
    return {plan.worth_behind, plan.standard_error, plan.points_regret, plan.points_error,
            best - plan.win_rate,  std::sqrt(variance / std::max(plan.playouts, 1))};
}

/// Returns the index of the plan to compare with the best one; nothing if no other plan has as many playouts.
template <typename Game>
std::optional<std::size_t> comparedPlan(const Advice<Game> &advice)
{
    for (std::size_t place = 1; place < advice.plans.size(); ++place) {
        if (advice.plans[place].playouts >= advice.plans.front().playouts) // plans that were given up early have fewer playouts
            return place;
    }
    return std::nullopt;
}

} // namespace tableside
