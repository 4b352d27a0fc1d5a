// Plays a DOS round to its end, quickly and about as people do, who shed as many cards as they can in every turn; the seat
// that thinks may mind what it keeps. Calls and catches are left out.
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

/// A position with everything filled in, and how the seats go on in it.
struct Determinization
{
    State state;
    RolloutPolicies policies{};
};

/// Values rounds for one seat.
class Playout
{
public:
    /// Rounds that have no end after so many more turns are won by nobody and count nothing.
    static constexpr int most_turns = 200;
    /// On top of the points.
    static constexpr double worth_of_winning = 15.0;

    /// A patient seat that thinks goes on as EvaluatedTurn finds, others as everybody does.
    void prepare(const Observation &seen, bool evaluates);

    /// Carries out `actions`, then plays on to the end of the round. Chance comes from the state's own generator.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions);

private:
    void prepare_guesses(const Observation &seen);
    bool is_own_evaluated_turn(const PublicTable &table) const;
    int play_own_turn(State &state);

    int m_seat = 0;
    bool m_evaluates = false;
    EvaluatedTurn m_evaluated;
    MatchOdds m_odds{match_odds_fit};
    bool m_guesses = false;
    double m_guess_scale = 1.0; ///< From the beginning of a match to the scores that there are.
    double m_guess_offset = 0.0;
};

} // namespace tableside::dos
