// Playouts of DOS (PlayoutOf in engine/search/search.h): every seat follows its rollout policy to the end of the round.
// With evaluation, the seat for which the search decides plays by EvaluatedTurn instead. There are no calls and catches.
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

/// Plays determinizations out for one seat, the one for which the search decides.
class Playout
{
public:
    /// The number of turns after which an unfinished playout is stopped and is worth 0.
    static constexpr int most_turns = 200;
    /// The points that winning a round is worth beside its score; chosen by hand (tests/bench/README.md).
    static constexpr double worth_of_winning = 15.0;

    /// Prepares for playouts from `seen`. If `evaluates`, the seat plays by EvaluatedTurn, whose evaluation of its next turn
    /// is blended with the outcome.
    void prepare(const Observation &seen, bool evaluates);

    /// Carries out `actions` of the seat, then plays the round out; changes `sample`. The only randomness is the generator of
    /// its state.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions);

private:
    void prepare_guesses(const Observation &seen);
    bool is_own_evaluated_turn(const PublicTable &table) const;
    int play_own_turn(State &state);

    int m_seat = 0;
    bool m_evaluates = false;
    EvaluatedTurn m_evaluated;
    MatchOdds m_odds{match_odds_fit};
    bool m_guesses = false; ///< Whether outcomes are blended with the evaluation of the next turn.
    // The linear map from an evaluation, which is made for the beginning of a match, to the worth at the present scores.
    double m_guess_scale = 1.0;
    double m_guess_offset = 0.0;
};

} // namespace tableside::dos
