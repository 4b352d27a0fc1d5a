// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/plan_list.h"

#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/matching.h"

#include <algorithm>
#include <iterator>

namespace tableside::uno {

namespace {

// The four constants below are the rewards that the search gives to plans before any playout; see PlanList::prior_reward().
// The unit is points of a round times playouts. The values were chosen by hand; see tests/bench/README.md.
constexpr double other_card = -250.0;
constexpr double keeps_cards = -1000.0; ///< The reward for drawing or passing although a card can be played.
constexpr double bluff = -600.0;
constexpr double challenge = -250.0;

/// Returns whether the action names a color that the hand lacks although the hand has other colors.
bool wastes_color(const Action &action, const Hand &hand)
{
    const auto *play = std::get_if<PlayCard>(&action);
    return play != nullptr && play->card.is_wild() && hand.kinds() != 0 && !hand.has_color(play->color);
}

bool is_draw_or_pass(const Action &action)
{
    return std::holds_alternative<DrawCard>(action) || std::holds_alternative<PassTurn>(action);
}

} // namespace

void PlanList::list(const Observation &seen, const ActionList &legal, std::span<const Action> requested_plan)
{
    ActionList useful;
    std::ranges::copy_if(legal, std::back_inserter(useful), [&](const Action &action) {
        return !wastes_color(action, seen.hand) || (!requested_plan.empty() && action == requested_plan.front());
    });
    SingleActions::list(seen, useful, requested_plan);
    m_phase = seen.table.phase;
    m_can_play = std::ranges::any_of(legal,
                                     [](const Action &action) { return std::holds_alternative<PlayCard>(action); });
    // In Phase::color, no color has been named yet, so there is no color in play.
    m_has_color = m_phase != Phase::color && !lacks_color(seen.table, seen.hand);
    m_greedy_plan = index_of(legal[best_choice(seen, legal)]);
}

double PlanList::style_score(std::size_t plan, const Style &style) const
{
    const Action &action = actions(plan).front();
    if (const auto *play = std::get_if<PlayCard>(&action)) {
        const bool is_bluff = play->card == wild_draw_four && m_has_color;
        return (is_bluff ? style.bluffs : 0.0) - (play->card.is_wild() ? style.wild_card_cost : 0.0);
    }
    return is_draw_or_pass(action) && m_can_play ? style.gambles : 0.0;
}

std::vector<double> PlanList::prior_reward(bool /*evaluates*/) const
{
    std::vector<double> prior_reward;
    for (std::size_t plan = 0; plan < size(); ++plan)
        prior_reward.push_back(prior_reward_of(plan));
    return prior_reward;
}

double PlanList::prior_reward_of(std::size_t plan) const
{
    const Action &action = actions(plan).front();
    if (m_phase == Phase::challenge)
        return std::holds_alternative<ChallengeDraw>(action) ? challenge : 0.0;
    if (plan == m_greedy_plan)
        return 0.0;
    if (is_draw_or_pass(action))
        return keeps_cards;
    const auto *play = std::get_if<PlayCard>(&action);
    return play != nullptr && play->card == wild_draw_four && m_has_color ? bluff : other_card;
}

} // namespace tableside::uno
