// The ways in which a turn of DOS can go on until cards are drawn, bonus lays are chosen or another seat is in turn: the
// arms of the search. A plan is a set of matches on different row cards and the end of the turn, or the draw, or a lay.
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
    /// So many plans with a match at most: those that shed the most. What TurnPlanner finds comes first; what is no match
    /// (to draw, to end the turn, to lay, to skip) comes last and is never left out.
    static constexpr std::ptrdiff_t most_turns = 40;
    static constexpr std::size_t no_plan = static_cast<std::size_t>(-1);
    /// A limit on the sets that are looked at keeps huge rows and hands fast.
    static constexpr int most_sets = 3000;

    /// `legal` is what legal_actions() gives for `seen`, which is of the seat in turn. Plans that leave the same hand
    /// and table behind are listed once. `requested_plan` is legal, action after action, and is listed too unless it is
    /// empty.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    std::size_t size() const { return m_plans.size(); }
    std::span<const Action> actions(std::size_t plan) const { return actions(m_plans[plan]); }
    /// The plan that leaves the same behind as the requested one; no_plan if that was empty.
    std::size_t requested_plan() const { return m_requested; }
    /// What the plan is worth to a style, in points of a round.
    double style_score(std::size_t index, const Style &style) const;
    /// Of each plan: what playouts have to outweigh, in points of a round times playouts. The hand that is left
    /// (engine/dos/ai/turn_evaluator.h) tells more than the first few playouts of forty plans; who does not evaluate it
    /// sheds the most.
    std::vector<double> prior_reward(bool evaluates) const;

    /// Whether `seen` is what `before` became by the next match of a plan and nothing else.
    static bool goes_on(const Observation &before, const Observation &seen);

private:
    struct Plan
    {
        PlayedTurn turn;              ///< When it has been carried out.
        Hand matched{};               ///< The row cards that it matches.
        std::size_t first_action = 0; ///< In m_actions.
        std::size_t action_count = 0;
        double worth = 0.0; ///< To who evaluates, in points of a round.

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
