// The turn that leaves the best hand (engine/dos/ai/turn_evaluator.h), whether it sheds the most or not: how the seat that
// thinks goes on in playouts.
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
    /// Sets of matches that are looked at; huge rows and hands stay fast.
    static constexpr int most_sets = 200;

    /// For the seat in turn, which has not matched yet: matches, ended unless the hand is then empty; or a draw; or, when
    /// it has drawn, a lay. Legal one after the other.
    std::span<const Action> find(const State &state);

    /// That it took last time (engine/search/search.h).
    int evaluations() const { return m_evaluations; }
    /// Of the turn that it found last, in points of a round.
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
