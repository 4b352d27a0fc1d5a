// The plans of a turn of DOS, the arms of the search (PlansOf in engine/search/search.h): the actions until cards are
// drawn, bonus lays are chosen or another seat is in turn. A plan is a set of matches on different row cards followed
// by EndTurn, or a single action that is no match.
#pragma once

#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/ai/turn_planner.h"
#include "engine/players/style.h"
#include "engine/dos/action.h"
#include "engine/dos/observation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tableside::dos {

/// Keeps its memory from position to position.
class PlanList
{
public:
    /// At most so many plans with a match are kept, those that shed the most cards. The plan of TurnPlanner comes
    /// first; plans without a match (draw, end, lay, skip) come last and are all kept.
    static constexpr std::ptrdiff_t most_turns = 40;
    static constexpr std::size_t no_plan = static_cast<std::size_t>(-1);
    /// At most so many sets of matches are enumerated, which bounds the time on long rows and with large hands.
    static constexpr int most_sets = 3000;

    /// `legal` is what legal_actions() gives for `seen`, which is of the seat in turn. Plans that leave the same hand
    /// and table are listed once. `requested_plan` is listed too unless it is empty; its actions must be legal one
    /// after the other.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    std::size_t size() const { return m_plans.size(); }
    std::span<const Action> actions(std::size_t plan) const { return actions(m_plans[plan]); }
    /// The index of the plan that leaves the same hand and table as the requested one; no_plan if none was requested.
    std::size_t requested_plan() const { return m_requested; }
    /// Added to the plan's mean for a player of this style, in points of a round.
    double style_score(std::size_t index, const Style &style) const;
    /// Per plan, in points times playouts (SequentialHalving::Prior); 0 for the best. By TurnEvaluator if `evaluates`,
    /// else by the cards shed.
    std::vector<double> prior_reward(bool evaluates) const;

    /// Whether `seen` is the position `before` after one match of the seat in turn, without a call or a catch in
    /// between that moved cards.
    static bool goes_on(const Observation &before, const Observation &seen);

private:
    struct Plan
    {
        PlayedTurn turn;              ///< What it leaves and sheds.
        Hand matched{};               ///< The row cards that it matches.
        std::size_t first_action = 0; ///< In m_actions.
        std::size_t action_count = 0;
        double worth = 0.0; ///< By TurnEvaluator, in points of a round.

        int cards_left() const;
        bool leaves_the_same(const Plan &other) const;
        bool sheds_more(const Plan &other) const;
    };

    std::span<const Action> actions(const Plan &plan) const;
    int fewest_left() const;
    void add(const Observation &before, std::span<const Action> actions);
    void keep_best();
    void add_requested_plan(const Observation &before, std::span<const Action> actions);
    void evaluate(const Observation &before);

    std::vector<Action> m_actions; ///< Of all plans, one after the other.
    std::vector<Plan> m_plans;
    TurnPlanner m_planner;
    TurnEnumerator<> m_turns;
    std::size_t m_requested = 0;
};

} // namespace tableside::dos
