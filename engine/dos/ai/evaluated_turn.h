// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the turn with the highest evaluation (engine/dos/ai/turn_evaluator.h), which is not always the turn that sheds
// the most cards. With SearchStrength::evaluates, the seat for which the search chooses a move plays these turns in playouts
// (simulated rounds).
#pragma once

#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/types.h"

#include <span>
#include <vector>

namespace tableside::dos {

/// Finds the turn with the highest evaluation in a position. Reusing one object saves allocations.
class EvaluatedTurn
{
public:
    /// The largest number of turns with matches that find() evaluates. It limits the time for long rows and large hands.
    static constexpr int most_sets = 200;

    /// Returns the best actions of the seat in turn, which must not have matched yet: either matches, followed by
    /// EndTurn if cards remain in the hand; or one draw; or, after a draw, one lay. Each action is legal after the
    /// actions before it. The span is valid until the next call.
    std::span<const Action> find(const State &state);

    /// Returns the cost of the last find() in evaluations, the unit of cost in engine/search/search.h.
    int evaluations() const { return m_evaluations; }
    /// Returns the evaluation of the turn that find() returned last, in points of a round.
    double worth() const { return m_most; }

private:
    void take(std::span<const Action> actions, double worth);

    ActionList m_matches;
    TurnEnumerator<> m_turns;
    std::vector<Action> m_best;
    double m_most = 0.0;
    int m_evaluations = 0;
};

} // namespace tableside::dos
