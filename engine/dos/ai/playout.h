// Playouts of DOS (PlayoutOf in engine/search/search.h): simulated rounds in which every seat plays by a fast rollout
// policy. With evaluation, the seat whose move the search chooses plays the turns of EvaluatedTurn instead. Nobody
// calls or catches in playouts.
#pragma once

#include "engine/dos/ai/evaluated_turn.h"
#include "engine/dos/ai/match_odds_fit.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/search/match_odds.h"
#include "engine/search/search.h"
#include "engine/dos/action.h"
#include "engine/dos/observation.h"

#include <array>
#include <span>

namespace tableside::dos {

/// The rollout policy of each seat.
using RolloutPolicies = std::array<RolloutPolicy, most_seats>;

/// A possible state, including the hidden cards, and a rollout policy for each seat.
struct Determinization
{
    State state;
    RolloutPolicies policies{};
};

/// Plays determinizations to the end of the round and rates the results for one seat, the seat whose move the search
/// chooses.
class Playout
{
public:
    /// The number of turns after which an unfinished playout is stopped and is worth 0.
    static constexpr int max_turns = 200;
    /// The points that winning a round is worth in addition to its score; chosen by hand (tests/bench/README.md).
    static constexpr double round_win_bonus = 15.0;

    /// Prepares playouts from the position `seen`. If `evaluates`, the seat of `seen` plays the turns of EvaluatedTurn,
    /// and the evaluation of its next turn is averaged with the outcome of the playout.
    void prepare(const Observation &seen, bool evaluates);

    /// Plays `actions` of the seat, then the rest of the round, and returns the outcome. Changes `sample`. All
    /// randomness comes from the generator in `sample.state`.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions);

private:
    void prepare_evaluation_scale(const Observation &seen);
    bool is_own_evaluated_turn(const PublicTable &table) const;
    int play_own_turn(State &state);

    int m_seat = 0;
    bool m_evaluates = false;
    EvaluatedTurn m_evaluated;
    MatchOdds m_odds{match_odds_fit};
    bool m_uses_evaluation = false; ///< Whether outcomes are averaged with the evaluation of the seat's next turn.
    // The linear map from an evaluation, which assumes match scores of 0, to its value at the present scores: value =
    // m_evaluation_offset + m_evaluation_scale * evaluation.
    double m_evaluation_scale = 1.0;
    double m_evaluation_offset = 0.0;
};

} // namespace tableside::dos
