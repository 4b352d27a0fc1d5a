// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/plan_list.h"

#include "engine/dos/ai/turn_evaluator.h"

#include <algorithm>

namespace tableside::dos {

namespace {

// The weights of the prior reward, in points. The prior reward is added to the sum of a plan's rewards before the first
// playout of the plan (SequentialHalving::Prior). Chosen by hand (tests/bench/README.md).
constexpr double reward_per_card = 200.0; // per card that a plan sheds
constexpr double reward_per_point = 60.0; // per point of TurnEvaluator::worth()

} // namespace

/// Returns the number of cards in the hand after the plan and its bonus cards.
int PlanList::Plan::cards_left() const
{
    return std::max(turn.hand.size() - turn.bonus_lays, 0);
}

bool PlanList::Plan::has_same_result(const Plan &other) const
{
    return turn.hand == other.turn.hand && matched == other.matched && turn.bonus_lays == other.turn.bonus_lays
        && turn.double_colors == other.turn.double_colors;
}

bool PlanList::Plan::sheds_more(const Plan &other) const
{
    return std::pair(cards_left(), -turn.double_colors) < std::pair(other.cards_left(), -other.turn.double_colors);
}

void PlanList::list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan)
{
    m_plans.clear();
    m_actions.clear();
    if (const auto &best = m_planner.plan(seen, legal).matches; !best.empty())
        add(seen, best);
    m_turns.list(legal, seen.table.row());
    m_turns.for_each({seen.hand}, most_sets,
                     [&](const PlayedTurn &, std::span<const Action> matches) { add(seen, matches); });
    keep_best();
    for (const Action &action : legal) {
        if (!std::holds_alternative<MatchRow>(action))
            add(seen, {&action, 1});
    }
    add_requested_plan(seen, requested_plan);
    evaluate(seen);
}

std::span<const Action> PlanList::actions(const Plan &plan) const
{
    return std::span(m_actions).subspan(plan.first_action, plan.action_count);
}

double PlanList::style_score(std::size_t index, const Style &style) const
{
    const Plan &plan = m_plans[index];
    return dos::style_score(style, plan.turn) + style.gambles * (plan.cards_left() - fewest_left());
}

std::vector<double> PlanList::prior_reward(bool evaluates) const
{
    std::vector<double> worths;
    for (const Plan &plan : m_plans) {
        worths.push_back(evaluates ? reward_per_point * plan.worth
                                   : reward_per_card * (plan.turn.double_colors - plan.cards_left()));
    }
    const double best = *std::max_element(worths.begin(), worths.end());
    for (double &worth : worths)
        worth -= best;
    return worths;
}

int PlanList::fewest_left() const
{
    return std::ranges::min(m_plans, {}, &Plan::cards_left).cards_left();
}

bool PlanList::continues_turn(const Observation &before, const Observation &seen)
{
    return seen.table.phase == Phase::play && seen.table.turn == before.table.turn
        && seen.table.matches == before.table.matches + 1 && seen.table.discard_count == before.table.discard_count
        && seen.hand.size() + seen.table.played_count == before.hand.size() + before.table.played_count;
}

/// Adds a plan with `actions`, followed by EndTurn if the last action is a match that leaves cards in the hand.
void PlanList::add(const Observation &before, std::span<const Action> actions)
{
    Plan plan{{before.hand, before.table.bonus_lays, before.table.others_draw}};
    for (const Action &action : actions) {
        if (const auto *match = std::get_if<MatchRow>(&action)) {
            plan.turn.play(before.table.row()[match->row], *match);
            plan.matched.add(before.table.row()[match->row]);
        } else if (const auto *lay = std::get_if<LayCard>(&action)) {
            plan.turn.lay(lay->card);
        } else if (std::holds_alternative<SkipBonus>(action)) {
            plan.turn.bonus_lays = 0;
        }
    }
    plan.first_action = m_actions.size();
    m_actions.insert(m_actions.end(), actions.begin(), actions.end());
    if (std::holds_alternative<MatchRow>(actions.back()) && !plan.turn.hand.empty())
        m_actions.emplace_back(EndTurn{});
    plan.action_count = m_actions.size() - plan.first_action;
    m_plans.push_back(plan);
}

/// Keeps only the first of several plans that leave the same hand and table. Of the remaining plans, keeps the
/// `max_match_plans` that shed the most cards.
void PlanList::keep_best()
{
    std::stable_sort(m_plans.begin(), m_plans.end(),
                     [](const Plan &left, const Plan &right) { return left.sheds_more(right); });
    auto kept = m_plans.begin();
    for (auto plan = m_plans.begin(); plan != m_plans.end() && kept - m_plans.begin() < max_match_plans; ++plan) {
        if (std::none_of(m_plans.begin(), kept, [&](const Plan &other) { return other.has_same_result(*plan); }))
            *kept++ = *plan;
    }
    m_plans.erase(kept, m_plans.end());
}

void PlanList::add_requested_plan(const Observation &before, std::span<const Action> actions)
{
    m_requested = no_plan;
    if (actions.empty())
        return;
    add(before, actions);
    const auto same = std::ranges::find_if(m_plans,
                                           [this](const Plan &plan) { return plan.has_same_result(m_plans.back()); });
    m_requested = static_cast<std::size_t>(same - m_plans.begin());
    if (m_requested + 1 < m_plans.size())
        m_plans.pop_back();
}

void PlanList::evaluate(const Observation &before)
{
    const TurnEvaluator evaluator(before.table, before.seat, before.hand_sizes);
    for (Plan &plan : m_plans) {
        const PlayedTurn &turn = plan.turn;
        const bool draws = std::holds_alternative<DrawCard>(actions(plan).back());
        plan.worth = draws
            ? evaluator.worth_of_drawing(turn.hand, before.table)
            : evaluator.worth(turn.hand, evaluator.row_after(actions(plan)), turn.bonus_lays, turn.double_colors);
    }
}

} // namespace tableside::dos
