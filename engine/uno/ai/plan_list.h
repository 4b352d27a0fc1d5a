// What the seat in turn can do in UNO: the arms of the search. Every plan is one action, as nothing but one card is played
// in a turn and what is drawn, challenged or swapped decides how it goes on.
#pragma once

#include "engine/players/style.h"
#include "engine/uno/action.h"
#include "engine/uno/observation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tableside::uno {

/// Keeps its memory from position to position.
class PlanList
{
public:
    static constexpr std::size_t no_plan = static_cast<std::size_t>(-1);

    /// `legal` is what legal_actions() gives for `seen`, which is of the seat in turn. A color that the hand lacks is not
    /// named unless it lacks all. Of `also` the first action counts.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    std::size_t size() const { return m_plans.size(); }
    std::span<const Action> actions(std::size_t plan) const { return std::span(m_plans).subspan(plan, 1); }
    /// The plan that begins as `also` does; no_plan if that was empty.
    std::size_t requested_plan() const { return m_requested; }
    /// What the plan is worth to a style, in points of a round.
    double style_score(std::size_t plan, const Style &style) const;

    /// Of each plan: what playouts have to outweigh, in points of a round times playouts: plans differ by little, and rounds by much.
    std::vector<double> prior_reward(bool evaluates) const;

    /// Nothing is left of a plan that was begun.
    static bool goes_on(const Observation &, const Observation &) { return false; }

private:
    std::size_t index_of(const Action &action) const;
    double prior_reward_of(std::size_t plan) const;

    std::vector<Action> m_plans;
    Phase m_phase = Phase::play;
    std::size_t m_requested = no_plan;
    std::size_t m_usual = 0;  ///< What a greedy player would do.
    bool m_can_play = false;  ///< A card; then to draw or to pass is a choice.
    bool m_has_color = false; ///< A Wild Draw Four would be a bluff.
};

} // namespace tableside::uno
