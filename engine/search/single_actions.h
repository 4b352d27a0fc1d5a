// Plans of one action each (PlansOf in engine/search/search.h), without priors and styles. For games in which a turn is a
// single action; a game derives from it to add what it knows.
#pragma once

#include "engine/players/style.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace tableside {

/// Keeps its memory from position to position.
template <typename Game>
class SingleActions
{
public:
    using Action = typename Game::Action;

    static constexpr std::size_t no_plan = static_cast<std::size_t>(-1);

    /// Each of `legal` is a plan. Of `requested_plan` only the first action counts.
    void list(const typename Game::Observation &, const typename Game::ActionList &legal,
              std::span<const Action> requested_plan = {})
    {
        m_actions = legal;
        m_requested = requested_plan.empty() ? no_plan : index_of(requested_plan.front());
    }
    std::size_t size() const { return m_actions.size(); }
    std::span<const Action> actions(std::size_t plan) const { return std::span(m_actions).subspan(plan, 1); }
    /// The index of the requested plan; size() or more if there is none.
    std::size_t requested_plan() const { return m_requested; }
    double style_score(std::size_t, const Style &) const { return 0.0; }
    std::vector<double> prior_reward(bool) const { return std::vector<double>(size(), 0.0); }
    /// Nothing is left of a plan after its action.
    static bool goes_on(const typename Game::Observation &, const typename Game::Observation &) { return false; }

protected:
    /// The plan of an action; size() if it is none.
    std::size_t index_of(const Action &action) const
    {
        return static_cast<std::size_t>(std::ranges::find(m_actions, action) - m_actions.begin());
    }

private:
    typename Game::ActionList m_actions;
    std::size_t m_requested = no_plan;
};

} // namespace tableside
