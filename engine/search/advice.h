// The interface that rates the plans of a turn, for hints at the table and for the review after a round.
// engine/search/search_adviser.h implements it for every game.
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
    /// The actions in order; each is legal once the actions before it have been carried out. The last is the one after
    /// which cards are drawn or another seat is in turn, or the one before bonus lays are chosen.
    std::vector<typename Game::Action> actions;
    /// The value by which plans are ranked: the mean of RoundOutcome::worth with the plan's priors, in points.
    double worth = 0.0;
    double worth_behind = 0.0; ///< RoundOutcome::worth of the best plan minus this plan's, over their common playouts.
    double standard_error = 0.0; ///< The standard error of `worth_behind`.
    double points_regret = 0.0;  ///< RoundOutcome::points of the best plan minus this plan's; may be negative.
    double points_error = 0.0;   ///< The standard error of `points_regret`.
    double win_rate = 0.0;       ///< The share of the plan's playouts in which this seat won the round, 0 to 1.
    int playouts = 0;
};

template <typename Game>
struct Advice
{
    std::vector<RatedPlan<Game>> plans; ///< Best first; never empty for a position with a legal action.
    int playouts = 0;                   ///< The sum over all plans.
    /// The index of the requested plan or of one that leaves the same hand and table; nullopt if none was requested.
    std::optional<std::size_t> requested_plan;
};

/// Rates the plans of one seat from what the seat can see: its observation and the events of the round.
template <typename Game>
class Adviser
{
public:
    virtual ~Adviser() = default;

    /// Called with every event of a round in order, as Game::seen_by() shows it to the seat. Dealt begins a new round.
    virtual void watch(const typename Game::Event &event) = 0;

    /// Rates the plans of the seat in turn, whose observation is `seen`; `legal` is the result of
    /// Game::legal_actions(). A `requested_plan` that is not empty gets as many playouts as the best plan; its actions
    /// must be legal one after the other. Deterministic unless Thinking limits the time: the same seed, events, and
    /// calls give the same advice.
    virtual Advice<Game> advise(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                                const Thinking &thinking,
                                std::span<const typename Game::Action> requested_plan = {}) = 0;
};

/// Returns an adviser with the search of Level::hard.
template <typename Game>
std::unique_ptr<Adviser<Game>> make_adviser(std::uint64_t seed)
{
    return Game::Levels::make_adviser(seed);
}

} // namespace tableside
