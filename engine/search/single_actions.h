// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// SingleActions: plans of one action each (concept PlansOf in engine/search/search.h), for games in which
// a turn is a single action. All prior rewards and style scores are 0; a game can derive from SingleActions to set them.
#pragma once

#include "engine/players/style.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace tableside {

/// Lists one plan per legal action. The object keeps its allocated memory for the next position.
template <typename Game>
class SingleActions
{
public:
    using Action = typename Game::Action;

    static constexpr std::size_t no_plan = static_cast<std::size_t>(-1);

    /// Sets the plans, one per action of `legal`. Only the first action of `requested_plan` is used.
    void list(const typename Game::Observation &, const typename Game::ActionList &legal,
              std::span<const Action> requested_plan = {})
    {
        m_actions = legal;
        m_requested = requested_plan.empty() ? no_plan : index_of(requested_plan.front());
    }
    std::size_t size() const { return m_actions.size(); }
    std::span<const Action> actions(std::size_t plan) const { return std::span(m_actions).subspan(plan, 1); }
    /// Returns the index of the requested plan; size() or more if there is none.
    std::size_t requested_plan() const { return m_requested; }
    double style_score(std::size_t, const Style &) const { return 0.0; }
    std::vector<double> prior_reward(bool) const { return std::vector<double>(size(), 0.0); }
    /// Returns false: a plan is over after its only action.
    static bool continues_turn(const typename Game::Observation &, const typename Game::Observation &) { return false; }

protected:
    /// Returns the index of the plan with this action; size() if there is none.
    std::size_t index_of(const Action &action) const
    {
        return static_cast<std::size_t>(std::ranges::find(m_actions, action) - m_actions.begin());
    }

private:
    typename Game::ActionList m_actions;
    std::size_t m_requested = no_plan;
};

} // namespace tableside
