// Finds the turn with the highest evaluation (engine/dos/ai/turn_evaluator.h), which need not shed the most cards. In
// playouts, the seat for which the search decides plays this way.
#pragma once

#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/action.h"
#include "engine/dos/state.h"

#include <span>
#include <vector>

namespace tableside::dos {

/// Finds the best turn of a position. Reusing one object saves allocations.
class EvaluatedTurn
{
public:
    /// The largest number of sets of matches that find() evaluates; limits the time for long rows and large hands.
    static constexpr int most_sets = 200;

    /// Returns the best turn of the seat in turn, which must not have matched yet: matches, followed by EndTurn unless the
    /// hand is empty then; or a draw; or, if the seat has drawn, a lay. Each action is legal after the ones before. The
    /// span is valid until the next call.
    std::span<const Action> find(const State &state);

    /// Returns the cost of the last find() in evaluations, the unit of cost in engine/search/search.h.
    int evaluations() const { return m_evaluations; }
    /// Returns the evaluation of the last turn found, in points of a round.
    double worth() const { return m_most; }

private:
    void take(std::span<const Action> actions, double worth);

    ActionList m_legal;
    TurnEnumerator<> m_turns;
    std::vector<Action> m_best;
    double m_most = 0.0;
    int m_evaluations = 0;
};

} // namespace tableside::dos
