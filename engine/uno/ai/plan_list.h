// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The plans for a turn of UNO among which the search chooses (PlansOf in engine/search/search.h). Each plan is a single
// legal action: a turn has only one play, and after a draw or a challenge the seat has new information and decides
// anew.
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
    /// Sets the plans, one for each action of `legal`. `seen` is the observation of the seat in turn; `legal` has the seat's
    /// legal actions. Leaves out wild cards that name a color the hand does not have, unless the hand has no colored card.
    /// The first action of `requested_plan` is never left out; its other actions are ignored.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    /// Returns the bonus that a player of this style adds to the value of the plan, in points of a round.
    double style_score(std::size_t plan, const Style &style) const;

    /// Returns the reward with which the search starts each plan, before any playout (SequentialHalving::Prior). The unit is
    /// points of a round times playouts. The reward is 0 for the action of the greedy player and less than 0 for others.
    /// When a draw card must be answered, only a challenge gets less than 0. The rewards are needed because the values of
    /// plans differ by only a few points, but the results of single rounds differ by about a hundred points.
    std::vector<double> prior_reward(bool evaluates) const;

private:
    double prior_reward_of(std::size_t plan) const;

    Phase m_phase = Phase::play;
    std::size_t m_greedy_plan = 0;
    bool m_can_play = false;  ///< Whether a card can be played, so that drawing or passing is voluntary.
    bool m_has_color = false; ///< Whether the hand has the color in play, so that a Wild Draw Four is a bluff.
};

} // namespace tableside::uno
