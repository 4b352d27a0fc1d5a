// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists the plans of a turn of DOS, between which the search chooses; they are its bandit arms (PlansOf in
// engine/search/search.h). A plan is a set of matches on different row cards followed by EndTurn, or a single action
// other than a match. A plan ends where cards are drawn, a bonus card must be chosen, or the next seat is in turn.
#pragma once

#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/ai/turn_planner.h"
#include "engine/players/style.h"
#include "engine/dos/types.h"
#include "engine/dos/observation.h"

#include <cstddef>
#include <span>
#include <vector>

namespace tableside::dos {

/// The plans (sequences of actions) for one position. Reusing one object saves allocations.
class PlanList
{
public:
    /// The largest number of plans with matches in the list. If there are more, only those that shed the most cards are
    /// listed. Of plans that shed equally many cards, the plan of TurnPlanner comes first. Plans without a match (draw,
    /// end, lay, skip) come after them and are all listed.
    static constexpr std::ptrdiff_t max_match_plans = 40;
    static constexpr std::size_t no_plan = static_cast<std::size_t>(-1);
    /// The largest number of sets of matches that are tried as plans. It limits the time for long rows and large hands.
    static constexpr int most_sets = 3000;

    /// Lists the plans of a position. `seen` must be the observation of the seat in turn, `legal` the result of
    /// legal_actions() for it. Of plans that leave the same hand and table, only one is listed. A `requested_plan` that
    /// is not empty, or a plan with the same result, is always listed; its actions must be legal in their order.
    void list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan = {});

    std::size_t size() const { return m_plans.size(); }
    std::span<const Action> actions(std::size_t plan) const { return actions(m_plans[plan]); }
    /// Returns the index of the plan that leaves the same hand and table as the `requested_plan` of list(); no_plan if
    /// that plan was empty.
    std::size_t requested_plan() const { return m_requested; }
    /// Returns the points that the search adds to the mean reward of a plan if the player has this style.
    double style_score(std::size_t index, const Style &style) const;
    /// Returns the prior reward of each plan, in points: 0 for the best plan, at most 0 for the others. The search adds
    /// the prior reward to the sum of a plan's rewards (SequentialHalving::Prior). If `evaluates`, TurnEvaluator rates
    /// the plans. Otherwise, a plan is better if it leaves fewer cards in the hand and has more double color matches.
    std::vector<double> prior_reward(bool evaluates) const;

    /// Returns whether the position `seen` differs from the position `before` only by one match of the seat in turn.
    /// Returns false if other cards have moved too, for example because a caught seat drew cards.
    static bool continues_turn(const Observation &before, const Observation &seen);

private:
    struct Plan
    {
        PlayedTurn turn;              ///< The result of the plan. The bonus cards that the plan earns are not laid yet.
        Hand matched{};               ///< The row cards that the plan matches.
        std::size_t first_action = 0; ///< The index of the plan's first action in m_actions.
        std::size_t action_count = 0;
        double worth = 0.0; ///< The evaluation by TurnEvaluator, in points of a round.

        int cards_left() const;
        bool has_same_result(const Plan &other) const;
        bool sheds_more(const Plan &other) const;
    };

    std::span<const Action> actions(const Plan &plan) const;
    int fewest_left() const;
    void add(const Observation &before, std::span<const Action> actions);
    void keep_best();
    void add_requested_plan(const Observation &before, std::span<const Action> actions);
    void evaluate(const Observation &before);

    std::vector<Action> m_actions; ///< The actions of all plans, one plan after the other.
    std::vector<Plan> m_plans;
    TurnPlanner m_planner;
    TurnEnumerator<> m_turns;
    std::size_t m_requested = 0;
};

} // namespace tableside::dos
