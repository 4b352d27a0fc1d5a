// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/greedy_player.h"

#include <algorithm>
#include <cassert>

namespace tableside::dos {

std::size_t GreedyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    assert(!legal.empty());
    if (seen.table.phase == Phase::bonus)
        return highest_lay(legal, m_style);
    const TurnPlan &plan = m_planner.plan(seen, legal);
    return plan.matches.empty() ? index_without_match(legal, m_style) : index_of(plan.matches.front(), legal);
}

std::size_t index_of(const Action &action, const ActionList &legal)
{
    return static_cast<std::size_t>(std::find(legal.begin(), legal.end(), action) - legal.begin());
}

std::size_t highest_lay(const ActionList &legal, const Style &style)
{
    std::size_t highest = 0;
    std::pair most(false, 0);
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const auto *lay = std::get_if<LayCard>(&legal[index]);
        if (lay == nullptr)
            continue;
        const bool is_hoarded = style.wild_card_cost > 0.0 && lay->card.is_wild();
        const std::pair worth(!is_hoarded, lay->card.points());
        if (worth > most) {
            most = worth;
            highest = index;
        }
    }
    return highest;
}

std::size_t index_without_match(const ActionList &legal, const Style &style)
{
    for (std::size_t index = 0; index < legal.size(); ++index) {
        if (std::holds_alternative<DrawCard>(legal[index]) || std::holds_alternative<EndTurn>(legal[index]))
            return index;
    }
    return highest_lay(legal, style);
}

} // namespace tableside::dos
