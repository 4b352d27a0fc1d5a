// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Decides when advice calls one plan (the actions of one turn) better than another. Hints and the review use the same number of
// playouts and the same limits. This file does not use Qt, so that tests/bench/hint_bench.cpp can be built without Qt.
#pragma once

#include "engine/core/game_id.h"
#include "engine/search/advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace tableside {

/// Returns the number of playouts for judging a position of a match with \p seats seats.
inline int playoutsOfJudgement(GameId game, int seats)
{
    constexpr int fewest = 16'000;
    constexpr int most = 160'000; // limits the time that a search takes
    // The points of a round of UNO vary more if more players take part, so more seats need more playouts.
    return game == GameId::uno ? std::clamp(fewest * seats * seats / 4, fewest, most) : fewest;
}

/// How much worse a plan (the actions of one turn) is than the best plan. The two are compared only in the determinizations
/// (guesses of the hidden cards) in which the search played both.
struct Distance
{
    double worth = 0.0;  ///< The mean value of the best plan minus that of this plan, in points.
    double error = 0.0;  ///< The standard error of `worth`.
    double points = 0.0; ///< The mean points of the round with the best plan minus those with this plan.
    double pointsError = 0.0;
    double roundShare = 0.0; ///< The best plan's rate of won rounds (0 to 1) minus this plan's rate.
    double roundError = 0.0;

    /// The smallest difference in `worth`, in points, for which a plan is called worse.
    static constexpr double smallest = 2.0;

    /// Returns whether the plan is worse by more than chance and by at least `smallest`.
    bool isClear() const { return worth >= std::max(smallest, 2 * error); }
    /// Returns whether the plans are equally good: the measured difference may be chance, and the standard error is so small that
    /// a true difference of `smallest` is unlikely.
    bool isNone() const { return std::abs(worth) <= 2 * error && error <= smallest / 2; }
    /// Returns whether the plan is worse by more than chance, but by less than `smallest`.
    bool isSmall() const { return worth > 2 * error && worth < smallest; }
    bool isInPoints() const { return points > 2 * pointsError; }
    bool isInRounds() const { return roundShare > 2 * roundError; }
    /// Returns how many points of the round the plan costs, rounded; 0 if the difference may be chance.
    int clearPoints() const { return isInPoints() ? std::max(0, static_cast<int>(std::lround(points))) : 0; }
    /// Returns whether enough playouts were made to say how the plan compares with the best one.
    bool isKnown() const { return (isNone() && clearPoints() == 0) || isSmall() || isClear(); }
};

/// Returns how much worse the plan at index \p place of `advice.plans` is than the best plan.
template <typename Game>
Distance behindTheBest(const Advice<Game> &advice, std::size_t place)
{
    const RatedPlan<Game> &plan = advice.plans[place];
    const double best = advice.plans.front().win_rate;
    const double variance = best * (1.0 - best) + plan.win_rate * (1.0 - plan.win_rate);
    return {plan.worth_behind, plan.standard_error,  plan.points_regret,
            plan.points_error, best - plan.win_rate, std::sqrt(variance / std::max(plan.playouts, 1))};
}

/// Returns the index of the plan to compare with the best one: the first other plan with at least as many playouts. Returns
/// nothing if no plan has as many.
template <typename Game>
std::optional<std::size_t> comparedPlan(const Advice<Game> &advice)
{
    for (std::size_t place = 1; place < advice.plans.size(); ++place) {
        if (advice.plans[place].playouts >= advice.plans.front().playouts) // the search gives up bad plans early
            return place;
    }
    return std::nullopt;
}

} // namespace tableside
