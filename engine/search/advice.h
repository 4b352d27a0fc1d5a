// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Adviser: the interface that rates the plans of a turn, for hints during a match and for the review after a round.
// engine/search/search_adviser.h implements the interface for every game.
#pragma once

#include "engine/players/player.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tableside {

/// A plan (the actions of one seat until chance or another seat decides) and its statistics over the playouts.
template <typename Game>
struct RatedPlan
{
    /// The actions in order; each is legal after the actions before it. The plan ends as soon as cards are drawn,
    /// another seat is in turn, or bonus cards may be laid (DOS-END-3).
    std::vector<typename Game::Action> actions;
    /// The value by which plans are ranked, in points: SequentialHalving::mean() of the RoundOutcome::worth of playouts.
    double worth = 0.0;
    /// The mean RoundOutcome::worth of the best plan minus that of this plan. Only the determinizations in which both plans
    /// were played count.
    double worth_behind = 0.0;
    double standard_error = 0.0; ///< The standard error of `worth_behind`.
    /// The mean number of points (RoundOutcome::points) by which the best plan did better than this plan, in the same
    /// determinizations. Negative if this plan got more points.
    double points_regret = 0.0;
    double points_error = 0.0; ///< The standard error of `points_regret`.
    double win_rate = 0.0;     ///< The share of the plan's playouts in which this seat won the round, 0 to 1.
    int playouts = 0;
};

template <typename Game>
struct Advice
{
    std::vector<RatedPlan<Game>> plans; ///< The best plan first; not empty if the position has a legal action.
    int playouts = 0;                   ///< The number of playouts over all plans.
    /// The index in `plans` of the requested plan, or of a plan that leaves the same hand and table; nullopt if no
    /// plan was requested.
    std::optional<std::size_t> requested_plan;
};

/// Rates the plans (sequences of actions) of one seat from what the seat can see: its observation and the events of the round.
template <typename Game>
class Adviser
{
public:
    virtual ~Adviser() = default;

    /// Must be called with every event of a round in order, in the form that Game::seen_by() returns for the seat. A
    /// Dealt event begins a new round.
    virtual void watch(const typename Game::Event &event) = 0;

    /// Rates the plans of the seat in turn, whose observation is `seen`; `legal` is the result of
    /// Game::legal_actions(). A `requested_plan` that is not empty gets as many playouts as the best plan; each of
    /// its actions must be legal after the ones before. Deterministic unless Thinking limits the time: the same seed,
    /// events, and calls give the same advice.
    virtual Advice<Game> advise(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                                const Thinking &thinking,
                                std::span<const typename Game::Action> requested_plan = {}) = 0;
};

/// Returns an adviser that searches as strongly as a computer player of Level::hard.
template <typename Game>
std::unique_ptr<Adviser<Game>> make_adviser(std::uint64_t seed)
{
    return Game::Levels::make_adviser(seed);
}

} // namespace tableside
