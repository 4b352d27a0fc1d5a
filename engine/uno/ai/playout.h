// Playouts of UNO (PlayoutOf in engine/search/search.h): every seat follows its rollout policy to the end of the round.
// Calls, catches and jump-ins (UNO-JUMP-1) are left out; where jump-ins are allowed the search undervalues copies of a
// card.
#pragma once

#include "engine/uno/ai/match_odds_fit.h"
#include "engine/search/match_odds.h"
#include "engine/search/search.h"
#include "engine/uno/action.h"
#include "engine/uno/observation.h"

#include <array>
#include <cstdint>
#include <span>

namespace tableside::uno {

/// How a seat plays in playouts.
enum class RolloutPolicy : std::uint8_t {
    greedy, ///< As the level greedy.
    free,   ///< The same, but bluffs at times and plays a random card at times (engine/uno/ai/opponent_shares.h).
};

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
    /// After so many decisions without an end a round is worth 0.
    static constexpr int most_turns = 400;

    void prepare(const Observation &seen, bool evaluates);

    /// Carries out `actions`, then plays the round out. Random numbers come from the state's generator.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions) const;

private:
    int m_seat = 0;
    MatchOdds m_odds{match_odds_fit};
};

} // namespace tableside::uno
