// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/evaluated_turn.h"

#include "engine/dos/ai/rollout_policy.h"
#include "engine/dos/ai/turn_evaluator.h"
#include "engine/dos/fast_matches.h"

namespace tableside::dos {

namespace {

/// Examining this many possible turns takes about as long as one evaluation, the unit of cost in
/// engine/search/search.h.
constexpr int sets_per_evaluation = 4;

} // namespace

std::span<const Action> EvaluatedTurn::find(const State &state)
{
    const Hand &hand = state.hand_in_turn();
    std::array<std::uint8_t, most_seats> sizes{};
    for (int seat = 0; seat < state.table.seats; ++seat)
        sizes[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(seat).size());
    const TurnEvaluator evaluator(state.table, state.table.turn, sizes);
    if (state.table.drawn) {
        // DOS-TURN-4: after a draw without a match, the seat must lay a card.
        const Action lay = LayCard{preferred_lay(hand, RolloutPolicy::keeps_wilds)};
        take({&lay, 1}, evaluator.worth(hand, evaluator.row(), 1, 0));
    } else {
        const Action draw = DrawCard{};
        take({&draw, 1}, evaluator.worth_of_drawing(hand, state.table));
    }
    m_matches.clear();
    list_matches(state.table, hand, m_matches);
    m_turns.list(m_matches, state.table.row());
    const int sets = m_turns.for_each({hand}, most_sets, [&](const PlayedTurn &turn, std::span<const Action> matches) {
        const RowLeft row = evaluator.row_after(matches);
        const double worth = evaluator.worth(turn.hand, row, turn.bonus_lays, turn.double_colors);
        if (worth <= m_most)
            return;
        take(matches, worth);
        if (!turn.hand.empty())
            m_best.emplace_back(EndTurn{});
    });
    m_evaluations = 1 + sets / sets_per_evaluation;
    return m_best;
}

void EvaluatedTurn::take(std::span<const Action> actions, double worth)
{
    m_best.assign(actions.begin(), actions.end());
    m_most = worth;
}

} // namespace tableside::dos
