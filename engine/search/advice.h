// The interface by which plans of a turn are rated: for hints at the table and for the review after a round. A template
// over a game; engine/search/search_adviser.h implements it.
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
    /// In order, the next action first; each is legal when those before it have been carried out. Ends with the action
    /// after which cards are drawn or another seat is in turn, or before bonus lays are chosen.
    std::vector<typename Game::Action> actions;
    double worth = 0.0; ///< Plans are ranked by it: the mean of RoundOutcome::worth with the plan's priors, in points.
    double worth_behind = 0.0;   ///< RoundOutcome::worth of the best plan less this one's, over common playouts.
    double standard_error = 0.0; ///< Of `worth_behind`.
    double points_regret = 0.0;  ///< The same for RoundOutcome::points; may be negative.
    double points_error = 0.0;   ///< The standard error of `points_regret`.
    double win_rate = 0.0;       ///< The share of the plan's playouts in which this seat won the round, 0 to 1.
    int playouts = 0;
};

template <typename Game>
struct Advice
{
    std::vector<RatedPlan<Game>> plans; ///< Best first; never empty for a position with a legal action.
    int playouts = 0;                   ///< Of all plans together.
    /// The index of the requested plan, or of one that leaves the same hand and table; none if none was requested.
    std::optional<std::size_t> requested_plan;
};

/// Rates the plans of one seat from what this seat may know: its observation, and the events of the round as it saw
/// them.
template <typename Game>
class Adviser
{
public:
    virtual ~Adviser() = default;

    /// To be told of every event of a round in order, as Game::seen_by() shows it to the seat; Dealt begins a new
    /// round.
    virtual void watch(const typename Game::Event &event) = 0;

    /// `seen` is of the seat in turn, `legal` what Game::legal_actions() gives for it. `requested_plan`, if it is not
    /// empty, is rated with as many playouts as the best, for comparison; its actions must be legal one after the
    /// other. Deterministic: the same seed, events, questions and Thinking::playouts give the same answer, unless time
    /// limits the search.
    virtual Advice<Game> advise(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                                const Thinking &thinking,
                                std::span<const typename Game::Action> requested_plan = {}) = 0;
};

/// The search of Level::hard.
template <typename Game>
std::unique_ptr<Adviser<Game>> make_adviser(std::uint64_t seed)
{
    return Game::Levels::make_adviser(seed);
}

} // namespace tableside
