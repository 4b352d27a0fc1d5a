// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/easy_player.h"

#include "engine/dos/ai/greedy_player.h"

#include <algorithm>
#include <cassert>

namespace tableside::dos {

std::size_t EasyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    assert(!legal.empty());
    if (seen.table.phase == Phase::bonus)
        return lay(legal);
    notice_matches(legal);
    const TurnPlan &plan = m_planner.plan(seen, m_noticed);
    if (!plan.matches.empty() && !m_random.chance(m_mistakes.plays_no_match))
        return index_of(plan.matches.front(), legal);
    const std::size_t index = index_without_match(legal, m_style);
    return std::holds_alternative<LayCard>(legal[index]) ? lay(legal) : index;
}

void EasyPlayer::notice_matches(const ActionList &legal)
{
    m_noticed.clear();
    const bool sees_doubles = !m_random.chance(m_mistakes.overlooks_doubles);
    int row = -1;
    bool sees_row_card = true;
    for (const Action &action : legal) {
        const auto *match = std::get_if<MatchRow>(&action);
        if (match == nullptr)
            continue;
        if (match->row != row)
            sees_row_card = !m_random.chance(m_mistakes.overlooks_row_card);
        row = match->row;
        if (sees_row_card && (sees_doubles || !match->is_double()))
            m_noticed.push_back(*match);
    }
}

std::size_t EasyPlayer::lay(const ActionList &legal)
{
    if (!m_random.chance(m_mistakes.lays_any_card))
        return highest_lay(legal, m_style);
    const auto lays = std::count_if(legal.begin(), legal.end(),
                                    [](const Action &action) { return std::holds_alternative<LayCard>(action); });
    auto chosen = m_random.below(static_cast<std::uint32_t>(lays));
    for (std::size_t index = 0;; ++index) {
        if (std::holds_alternative<LayCard>(legal[index]) && chosen-- == 0)
            return index;
    }
}

} // namespace tableside::dos
