// The turn with the highest evaluation (engine/dos/ai/turn_evaluator.h), whether it sheds the most cards or not: the
// rollout policy of the seat that decides.
#pragma once

#include "engine/dos/ai/turn_enumerator.h"
#include "engine/dos/action.h"
#include "engine/dos/state.h"

#include <span>
#include <vector>

namespace tableside::dos {

/// Keeps its memory from turn to turn.
class EvaluatedTurn
{
public:
    /// Sets of matches that are evaluated at most, which bounds the time on long rows and with large hands.
    static constexpr int most_sets = 200;

    /// For the seat in turn, which has not matched yet: matches, followed by EndTurn unless the hand is then empty; or
    /// a draw; or, if it has drawn, a lay. The actions are legal one after the other; valid until the next call.
    std::span<const Action> find(const State &state);

    /// The cost of the last find() in evaluations (engine/search/search.h).
    int evaluations() const { return m_evaluations; }
    /// The evaluation of the last turn found, in points of a round.
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
