// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/turn_planner.h"

#include "engine/dos/ai/rollout_policy.h"

#include <algorithm>
#include <span>

namespace tableside::dos {

double style_score(const Style &style, const PlayedTurn &turn)
{
    return style.double_match_bonus * turn.doubles - style.wild_card_cost * turn.wilds;
}

const TurnPlan &TurnPlanner::plan(const Observation &seen, const ActionList &legal)
{
    const PlayedTurn start{seen.hand, seen.table.bonus_lays, seen.table.others_draw};
    m_turns.list(legal, seen.table.row());
    sort_and_bound(start);
    m_best.worth = worth_of(start);
    m_best.matches.clear();
    m_turns.for_each(
        start, most_nodes,
        [&](const PlayedTurn &turn, std::span<const Action> matches) {
            const TurnWorth worth = worth_of(turn);
            if (worth <= m_best.worth)
                return;
            m_best.worth = worth;
            m_best.matches.assign(matches.begin(), matches.end());
        },
        [&](std::size_t row_card, const PlayedTurn &turn) { return may_improve(row_card, turn); });
    return m_best;
}

/// Sorts the matches on each row card, best first, so that branch and bound finds good turns early. Then computes the
/// upper bounds m_bound_from, from the last row card to the first.
void TurnPlanner::sort_and_bound(const PlayedTurn &start)
{
    TurnWorth rest;
    m_bound_from.resize(m_turns.row_cards());
    for (std::size_t row_card = m_turns.row_cards(); row_card-- > 0;) {
        const std::span<Option> options = m_turns.options(row_card);
        for (std::size_t place = 0; place < options.size(); ++place) {
            options[place].gain = gain_of(options[place], start);
            options[place].place = place;
        }
        std::sort(options.begin(), options.end(), [](const Option &one, const Option &other) {
            return std::tie(one.gain, other.place) > std::tie(other.gain, one.place);
        });
        const auto most = [&](auto part) {
            return std::ranges::max(options, {}, [&](const Option &option) { return option.gain.*part; }).gain.*part;
        };
        rest.cards_shed += most(&TurnWorth::cards_shed);
        rest.double_colors += most(&TurnWorth::double_colors);
        rest.style_score += std::max(most(&TurnWorth::style_score), 0.0);
        m_bound_from[row_card] = rest;
    }
    m_points_of_highest.assign(1, 0);
    for (PlayedTurn laying{start.hand}; !laying.hand.empty(); m_points_of_highest.push_back(laying.points))
        laying.lay(preferred_lay(laying.hand, RolloutPolicy::sheds_points));
}

TurnWorth TurnPlanner::gain_of(const Option &option, const PlayedTurn &start) const
{
    PlayedTurn alone{start.hand};
    alone.play(option.row_card, option.match);
    return {alone.cards + alone.bonus_lays, alone.double_colors, alone.points, style_score(m_style, alone)};
}

TurnWorth TurnPlanner::worth_of(const PlayedTurn &turn) const
{
    const PlayedTurn end = with_lays(turn, RolloutPolicy::sheds_points);
    return {end.cards, end.double_colors, end.points, style_score(m_style, turn) - m_style.gambles * end.cards};
}

bool TurnPlanner::may_improve(std::size_t row_card, const PlayedTurn &turn) const
{
    const TurnWorth &rest = m_bound_from[row_card];
    const int shed = turn.cards + turn.bonus_lays;
    const int cards = std::min(shed + rest.cards_shed, static_cast<int>(m_points_of_highest.size()) - 1);
    // The value of a turn is reduced by Style::gambles for each card shed. An upper bound must not be too low. If
    // `gambles` is positive, the bound is reduced only for the cards already shed, because the turn might not shed any more
    // cards. If `gambles` is negative, the bound rises with each card, so it uses the most cards that the turn can shed.
    const int cards_penalized = m_style.gambles > 0.0 ? shed : cards;
    const TurnWorth bound{cards, turn.double_colors + rest.double_colors,
                          m_points_of_highest[static_cast<std::size_t>(cards)],
                          style_score(m_style, turn) + rest.style_score - m_style.gambles * cards_penalized};
    return bound > m_best.worth;
}

} // namespace tableside::dos
