// What a search thinks of the ways in which a turn can go on: for the searching levels, for hints, and for the review
// after a round. A template over a game.
#pragma once

#include "engine/players/player.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace tableside {

/// One way to go on until chance or another seat decides, and what came of it in the playouts.
template <typename Game>
struct RatedPlan
{
    /// In order, the next action first; each is legal when those before it have been carried out. Ends with the action
    /// after which cards are drawn or another seat is in turn, or before bonus lays are chosen.
    std::vector<typename Game::Action> actions;
    double worth = 0.0;          ///< What it is judged by: RoundOutcome::worth on average, with what was known before.
    double worth_behind = 0.0;   ///< By how much the best plan did better in the common playouts alone; may be below 0.
    double standard_error = 0.0; ///< Of `worth_behind`.
    double points_regret = 0.0;  ///< Points of the round that the best plan brings more, on average; may be below 0.
    double points_error = 0.0;   ///< The standard error of `points_regret`.
    double win_rate = 0.0;       ///< 0 to 1: how often this seat won the round.
    int playouts = 0;
};

template <typename Game>
struct Advice
{
    std::vector<RatedPlan<Game>> plans; ///< Best first; never empty for a position with a legal action.
    int playouts = 0;                   ///< All that were played.
    std::optional<std::size_t>
        requested_plan; ///< Which of them was given as a way to go on, or leaves the same behind.
};

/// Judges positions of one seat. Knows what this seat may know: the observation, and the round's events as it saw them.
template <typename Game>
class Adviser
{
public:
    virtual ~Adviser() = default;

    /// What happened, as the seat saw it (seen_by()), in order, from the deal on; a Dealt begins anew.
    virtual void watch(const typename Game::Event &event) = 0;

    /// `seen` is of the seat in turn, `legal` what Game::legal_actions() gives for it. `also` is a way to go on that
    /// is rated with the care given to the best, for comparison; empty for none. The same seed, the same questions and
    /// Thinking::playouts: the same answer.
    virtual Advice<Game> advise(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                                const Thinking &thinking,
                                std::span<const typename Game::Action> requested_plan = {}) = 0;
};

/// The search behind Level::hard.
template <typename Game>
std::unique_ptr<Adviser<Game>> make_adviser(std::uint64_t seed)
{
    return Game::Levels::make_adviser(seed);
}

} // namespace tableside
