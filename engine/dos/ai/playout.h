// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Playouts of DOS (PlayoutOf in engine/search/search.h): simulated rounds in which every seat plays by a fast rollout
// policy. If evaluation is switched on, the seat for which the search chooses a move plays the turns of EvaluatedTurn
// instead. Nobody calls or catches in playouts.
#pragma once

#include "engine/dos/ai/evaluated_turn.h"
#include "engine/dos/ai/match_odds_fit.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/search/match_odds.h"
#include "engine/search/search.h"
#include "engine/dos/types.h"
#include "engine/dos/observation.h"

#include <array>
#include <span>

namespace tableside::dos {

/// The rollout policy of each seat.
using RolloutPolicies = std::array<RolloutPolicy, most_seats>;

/// A possible state of the round, including guesses for the hidden cards, and a rollout policy for each seat.
struct Determinization
{
    State state;
    RolloutPolicies policies{};
};

/// Plays determinizations to the end of the round and rates the results for one seat: the seat for which the search
/// chooses a move.
class Playout
{
public:
    /// The number of turns after which an unfinished playout is stopped; its round is then worth 0.
    static constexpr int max_turns = 200;
    /// The value of winning a round, in points, in addition to its score; chosen by hand (tests/bench/README.md).
    static constexpr double round_win_bonus = 15.0;

    /// Prepares playouts from the position `seen`. If `evaluates` is false, every seat plays by its rollout policy. If
    /// `evaluates` is true, the seat of `seen` plays the turns of EvaluatedTurn. The value of a playout is then the
    /// mean of two values: the outcome of the round and the evaluation of the next turn of this seat. The value is the
    /// outcome alone if the round ends before that turn, or with Scoring::count_against.
    void prepare(const Observation &seen, bool evaluates);

    /// Plays `actions` of the seat of prepare(), then the rest of the round, and returns the outcome. Changes `sample`.
    /// All random numbers come from the generator in `sample.state`.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions);

private:
    void prepare_evaluation_scale(const Observation &seen);
    bool is_own_evaluated_turn(const PublicTable &table) const;
    int play_own_turn(State &state);

    int m_seat = 0;
    bool m_evaluates = false;
    EvaluatedTurn m_evaluated;
    MatchOdds m_odds{match_odds_fit};
    bool m_uses_evaluation = false; ///< Whether the value of a playout includes the evaluation of a turn.
    // The evaluation function assumes that all match scores are 0. Its result is converted to the present scores: value
    // = m_evaluation_offset + m_evaluation_scale * evaluation.
    double m_evaluation_scale = 1.0;
    double m_evaluation_offset = 0.0;
};

} // namespace tableside::dos
