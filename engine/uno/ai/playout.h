// Playouts of UNO (PlayoutOf in engine/search/search.h): every seat follows its rollout policy to the end of the round.
// Calls, catches, and jump-ins (UNO-JUMP-1) are left out, so with jump-ins the search undervalues a second copy of a
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

/// The policy of a seat in playouts.
enum class RolloutPolicy : std::uint8_t {
    greedy, ///< Plays like the level greedy.
    free,   ///< Plays like greedy, but sometimes bluffs or plays a random card (engine/uno/ai/opponent_shares.h).
};

/// A policy per seat.
using RolloutPolicies = std::array<RolloutPolicy, most_seats>;

/// A possible state, including hidden cards, with a rollout policy for each seat.
struct Determinization
{
    State state;
    RolloutPolicies policies{};
};

/// Plays rounds out and evaluates them for the seat that decides.
class Playout
{
public:
    /// A round that is not over after this many decisions is worth 0.
    static constexpr int most_turns = 400;

    void prepare(const Observation &seen, bool evaluates);

    /// Applies `actions`, then plays the round out. Random numbers come from the state's generator.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions) const;

private:
    int m_seat = 0;
    MatchOdds m_odds{match_odds_fit};
};

} // namespace tableside::uno
