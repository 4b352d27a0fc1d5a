// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Playouts of UNO (PlayoutOf in engine/search/search.h): every seat follows its rollout policy to the end of the round.
// Playouts leave out calls, catches, and jumping in. So if the house rule UNO-JUMP-1 (jumping in with an identical card)
// is on, the search undervalues a second copy of a card.
#pragma once

#include "engine/uno/ai/match_odds_fit.h"
#include "engine/search/match_odds.h"
#include "engine/search/search.h"
#include "engine/uno/types.h"
#include "engine/uno/observation.h"

#include <array>
#include <cstdint>
#include <span>

namespace tableside::uno {

/// The policy of a seat in playouts.
enum class RolloutPolicy : std::uint8_t {
    greedy, ///< Plays like the AI player of level greedy.
    free,   ///< Mostly plays like `greedy`, but sometimes bluffs or plays a random card (opponent_shares.h).
};

/// The rollout policy of each seat.
using RolloutPolicies = std::array<RolloutPolicy, most_seats>;

/// A guess at the complete state, including the hidden cards, and at the way in which each seat plays.
struct Determinization
{
    State state;
    RolloutPolicies policies{};
};

/// Plays rounds out and evaluates them for the seat that decides.
class Playout
{
public:
    /// The greatest number of decisions in a playout. A round that is not over by then is worth 0 points.
    static constexpr int max_decisions = 400;

    void prepare(const Observation &seen, bool evaluates);

    /// Applies `actions`, plays the round to its end, and returns the outcome for the seat that was passed to prepare().
    /// Changes `sample`, including the random generator in its state.
    RoundOutcome play(Determinization &sample, std::span<const Action> actions) const;

private:
    int m_seat = 0;
    MatchOdds m_odds{match_odds_fit};
};

} // namespace tableside::uno
