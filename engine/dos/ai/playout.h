// Playouts of DOS (PlayoutOf in engine/search/search.h): every seat follows its rollout policy to the end of the round,
// the seat that decides follows EvaluatedTurn if it evaluates. Calls and catches are left out.
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

/// A policy per seat.
using RolloutPolicies = std::array<RolloutPolicy, most_seats>;

/// A possible state, hidden cards included, and a rollout policy for each seat.
struct Determinization
{
    State state;
    RolloutPolicies policies{};
};

/// For the seat that decides.
class Playout
{
public:
    /// After so many more turns without an end a round is worth 0.
    static constexpr int most_turns = 200;
    /// In points, added for a round won; chosen by hand (tests/bench/README.md).
    static constexpr double worth_of_winning = 15.0;

    /// For playouts from `seen`. `evaluates`: the seat follows EvaluatedTurn, and playouts are blended with its
    /// evaluation.
    void prepare(const Observation &seen, bool evaluates);

    /// Carries out `actions`, then plays the round out. Random numbers come from the state's generator.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions);

private:
    void prepare_guesses(const Observation &seen);
    bool is_own_evaluated_turn(const PublicTable &table) const;
    int play_own_turn(State &state);

    int m_seat = 0;
    bool m_evaluates = false;
    EvaluatedTurn m_evaluated;
    MatchOdds m_odds{match_odds_fit};
    bool m_guesses = false; ///< Playouts are blended with the evaluation of the seat's next turn.
    // From an evaluation, which holds for the beginning of a match, to the worth at the present scores.
    double m_guess_scale = 1.0;
    double m_guess_offset = 0.0;
};

} // namespace tableside::dos
