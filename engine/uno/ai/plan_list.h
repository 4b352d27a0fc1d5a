// The plans of a turn of UNO, which are the arms of the search (PlansOf in engine/search/search.h). Each plan is a
// single legal action, because a turn has only one play and a draw, a challenge, or a swap reveals new cards to the
// seat.
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
    /// Sets the plans for `seen`, the observation of the seat in turn; `legal` is the result of legal_actions(). A wild
    /// card with a color that the hand lacks is left out unless it is requested or the hand has no colored card. Only
    /// the first action of `requested_plan` counts.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    /// Returns the bonus of the plan for a player of this style, in points of a round.
    double style_score(std::size_t plan, const Style &style) const;

    /// Returns a prior per plan, in points times playouts (SequentialHalving::Prior): 0 for the greedy play, less for
    /// others. Priors are needed because plans differ by a few points but rounds by a hundred.
    std::vector<double> prior_reward(bool evaluates) const;

private:
    double prior_reward_of(std::size_t plan) const;

    Phase m_phase = Phase::play;
    std::size_t m_greedy_plan = 0;
    bool m_can_play = false;  ///< Whether a card can be played, so that drawing or passing is a choice.
    bool m_has_color = false; ///< Whether the hand has the color in play, so that a Wild Draw Four is a bluff.
};

} // namespace tableside::uno
