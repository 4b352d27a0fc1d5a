// Plays an UNO round to its end, quickly and about as people do. Calls, catches and jump-ins (UNO-JUMP-1) are left out:
// where they are allowed a search underrates copies of a card, and hints and the review with it.
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

/// The ways in which a seat may go on.
enum class RolloutPolicy : std::uint8_t {
    greedy, ///< As the level greedy.
    free,   ///< Bluffs at times, and at times plays what comes to hand.
};

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
    static constexpr int most_turns = 400;

    void prepare(const Observation &seen, bool evaluates);

    /// Carries out `actions`, then plays on to the end of the round. Chance comes from the state's own generator.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions) const;

private:
    int m_seat = 0;
    MatchOdds m_odds{match_odds_fit};
};

} // namespace tableside::uno
