// The plans of a turn of UNO, the arms of the search (PlansOf in engine/search/search.h). Each is a single legal
// action: a turn has but one play, and after a draw, a challenge or a swap the seat knows more.
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

    /// `legal` is what legal_actions() gives for `seen`, which is of the seat in turn. Wild cards that name a color
    /// which the hand lacks are left out unless it lacks all, or they are requested. Of `requested_plan` only the first
    /// action counts.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    std::size_t size() const { return m_plans.size(); }
    std::span<const Action> actions(std::size_t plan) const { return std::span(m_plans).subspan(plan, 1); }
    /// The index of the requested plan; no_plan if none was requested.
    std::size_t requested_plan() const { return m_requested; }
    /// Added to the plan's mean for a player of this style, in points of a round.
    double style_score(std::size_t plan, const Style &style) const;

    /// Per plan, in points times playouts (SequentialHalving::Prior): 0 for the greedy play, less for others. Needed as
    /// plans differ by a few points and rounds by a hundred.
    std::vector<double> prior_reward(bool evaluates) const;

    /// A plan has one action only.
    static bool goes_on(const Observation &, const Observation &) { return false; }

private:
    std::size_t index_of(const Action &action) const;
    double prior_reward_of(std::size_t plan) const;

    std::vector<Action> m_plans;
    Phase m_phase = Phase::play;
    std::size_t m_requested = no_plan;
    std::size_t m_greedy_plan = 0;
    bool m_can_play = false;  ///< Some card; then drawing or passing is a choice.
    bool m_has_color = false; ///< Of the color in play: a Wild Draw Four is a bluff.
};

} // namespace tableside::uno
