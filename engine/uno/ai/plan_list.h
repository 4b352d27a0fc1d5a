// The plans of a turn of UNO, the arms of the search (PlansOf in engine/search/search.h). Each is a single legal
// action: a turn has but one play, and after a draw, a challenge or a swap the seat knows more.
#pragma once

#include "engine/search/single_actions.h"
#include "engine/uno/game.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tableside::uno {

class PlanList : public SingleActions<Game>
{
public:
    /// `legal` is what legal_actions() gives for `seen`, which is of the seat in turn. Wild cards that name a color
    /// which the hand lacks are left out unless it lacks all, or they are requested. Of `requested_plan` only the first
    /// action counts.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    /// Added to the plan's mean for a player of this style, in points of a round.
    double style_score(std::size_t plan, const Style &style) const;

    /// Per plan, in points times playouts (SequentialHalving::Prior): 0 for the greedy play, less for others. Needed as
    /// plans differ by a few points and rounds by a hundred.
    std::vector<double> prior_reward(bool evaluates) const;

private:
    double prior_reward_of(std::size_t plan) const;

    Phase m_phase = Phase::play;
    std::size_t m_greedy_plan = 0;
    bool m_can_play = false;  ///< Some card; then drawing or passing is a choice.
    bool m_has_color = false; ///< Of the color in play: a Wild Draw Four is a bluff.
};

} // namespace tableside::uno
