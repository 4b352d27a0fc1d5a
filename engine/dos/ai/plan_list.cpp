#include "engine/dos/ai/plan_list.h"

#include <algorithm>
#include <bit>

namespace tableside::dos {

namespace {

// Experience, in points of a round times playouts; tests/bench/README.md tells what it is good for.
constexpr double of_a_card = 200.0;
constexpr double of_a_point = 60.0; // TurnEvaluator's

int wilds_in(const Hand &hand)
{
    return hand.wild_dos() + hand.wild_numbers();
}

} // namespace

/// Bonus lays counted.
int PlanList::Plan::cards_left() const
{
    return std::max(hand.size() - bonuses, 0);
}

bool PlanList::Plan::leaves_the_same(const Plan &other) const
{
    return hand == other.hand && matched == other.matched && bonuses == other.bonuses
        && double_colors == other.double_colors;
}

bool PlanList::Plan::sheds_more(const Plan &other) const
{
    return std::pair(cards_left(), -double_colors) < std::pair(other.cards_left(), -other.double_colors);
}

void PlanList::list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan)
{
    m_plans.clear();
    m_actions.clear();
    m_row = seen.table.row();
    m_judge.emplace(seen.table, seen.seat, seen.hand_sizes);
    m_worth_of_drawing = m_judge->worth_of_drawing(seen.hand, seen.table);
    m_start = {{seen.hand, seen.table.bonus_lays, seen.table.others_draw}, m_judge->row()};
    add_best_turn(seen, legal);
    m_sets.for_each(
        legal, m_start, most_nodes, [this](const Plan &plan, const MatchRow &match) { return after(plan, match); },
        [this](const Plan &plan, std::span<const Action> matches) { add(plan, matches); });
    keep_best();
    for (const Action &action : legal) {
        if (!std::holds_alternative<MatchRow>(action))
            add(after(m_start, action), {&action, 1});
    }
    add_requested_plan(requested_plan);
}

std::span<const Action> PlanList::actions(std::size_t plan) const
{
    return std::span(m_actions).subspan(m_plans[plan].first_action, m_plans[plan].action_count);
}

double PlanList::style_score(std::size_t index, const Style &style) const
{
    const Plan &plan = m_plans[index];
    return style.loves_doubles * plan.doubles - style.hoards_wilds * (wilds_in(m_start.hand) - wilds_in(plan.hand))
        + style.gambles * (plan.cards_left() - fewest_left());
}

std::vector<double> PlanList::prior_reward(bool evaluates) const
{
    std::vector<double> worths;
    for (const Plan &plan : m_plans)
        worths.push_back(evaluates ? of_a_point * worth(plan) : of_a_card * (plan.double_colors - plan.cards_left()));
    const double best = *std::max_element(worths.begin(), worths.end());
    for (double &worth : worths)
        worth -= best;
    return worths;
}

double PlanList::worth(const Plan &plan) const
{
    return plan.draws ? m_worth_of_drawing : m_judge->worth(plan.hand, plan.row, plan.bonuses, plan.double_colors);
}

int PlanList::fewest_left() const
{
    int fewest = deck_size;
    for (const Plan &plan : m_plans)
        fewest = std::min(fewest, plan.cards_left());
    return fewest;
}

bool PlanList::goes_on(const Observation &before, const Observation &seen)
{
    return seen.table.phase == Phase::play && seen.table.turn == before.table.turn
        && seen.table.matches == before.table.matches + 1 && seen.table.discard_count == before.table.discard_count
        && seen.hand.size() + seen.table.played_count == before.hand.size() + before.table.played_count;
}

void PlanList::add_best_turn(const Observation &seen, const ActionList &legal)
{
    if (seen.table.phase != Phase::play)
        return;
    std::vector<Action> matches;
    for (const std::size_t index : m_planner.plan(seen, legal).matches)
        matches.push_back(legal[index]);
    if (!matches.empty())
        add(carried_out(matches), matches);
}

PlanList::Plan PlanList::after(const Plan &plan, const Action &action) const
{
    Plan next = plan;
    if (const auto *match = std::get_if<MatchRow>(&action)) {
        next.play(m_row[match->row], *match);
        next.matched.add(m_row[match->row]);
        m_judge->match(next.row, m_row[match->row]);
        next.doubles += match->is_double();
    } else if (const auto *lay = std::get_if<LayCard>(&action)) {
        next.hand.remove(lay->card);
        m_judge->lay(next.row, lay->card);
        next.bonuses = std::max(next.bonuses - 1, 0);
    } else if (std::holds_alternative<SkipBonus>(action)) {
        next.bonuses = 0;
    } else if (std::holds_alternative<DrawCard>(action)) {
        next.draws = true;
    }
    return next;
}

PlanList::Plan PlanList::carried_out(std::span<const Action> actions) const
{
    Plan plan = m_start;
    for (const Action &action : actions)
        plan = after(plan, action);
    return plan;
}

/// A turn that does not say its end gets it.
void PlanList::add(Plan plan, std::span<const Action> actions)
{
    plan.first_action = m_actions.size();
    m_actions.insert(m_actions.end(), actions.begin(), actions.end());
    if (std::holds_alternative<MatchRow>(actions.back()) && !plan.hand.empty())
        m_actions.emplace_back(EndTurn{});
    plan.action_count = m_actions.size() - plan.first_action;
    m_plans.push_back(plan);
}

void PlanList::add_requested_plan(std::span<const Action> requested_plan)
{
    m_requested = no_plan;
    if (requested_plan.empty())
        return;
    const Plan plan = carried_out(requested_plan);
    const auto same = std::find_if(m_plans.begin(), m_plans.end(),
                                   [&](const Plan &other) { return other.leaves_the_same(plan); });
    m_requested = static_cast<std::size_t>(same - m_plans.begin());
    if (same == m_plans.end())
        add(plan, requested_plan);
}

void PlanList::keep_best()
{
    std::stable_sort(m_plans.begin(), m_plans.end(),
                     [](const Plan &left, const Plan &right) { return left.sheds_more(right); });
    auto kept = m_plans.begin();
    for (auto plan = m_plans.begin(); plan != m_plans.end() && kept - m_plans.begin() < most_turns; ++plan) {
        if (std::none_of(m_plans.begin(), kept, [&](const Plan &other) { return other.leaves_the_same(*plan); }))
            *kept++ = *plan;
    }
    m_plans.erase(kept, m_plans.end());
}

} // namespace tableside::dos
