// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// SingleRound: one round that is not part of a match. It has the functions of Match that MatchDriver calls. Used by
// tests and benchmarks, which choose the seed of the deal or a prepared position.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/match/match.h"

#include <cassert>

namespace tableside {

template <CardGame Game>
class SingleRound
{
public:
    using State = typename Game::State;
    using Ruleset = typename Game::Ruleset;

    /// Creates a round that start_round() will deal. `seats` must be within the game's limits; `dealer` is a seat
    /// index.
    SingleRound(int seats, int dealer, const Ruleset &rules, const Random &random)
        : m_rules(rules), m_random(random), m_seats(seats), m_dealer(dealer)
    {}
    /// Creates a round in progress at the position `state`.
    explicit SingleRound(const State &state) : m_state(state), m_is_dealt(true) {}

    /// Prepares another round with the same seats, dealer and rules. start_round() will deal it.
    void restart(const Random &random)
    {
        m_random = random;
        m_is_dealt = false;
    }

    MatchPhase phase() const
    {
        return !m_is_dealt           ? MatchPhase::between_rounds
            : Game::is_over(m_state) ? MatchPhase::over
                                     : MatchPhase::playing;
    }
    const State &state() const { return m_state; }

    template <typename Sink>
    void start_round(Sink &events)
    {
        assert(!m_is_dealt);
        m_state = Game::deal(m_seats, m_dealer, m_rules, m_random, events);
        m_is_dealt = true;
    }
    template <typename Sink>
    typename Game::Reason apply(int seat, const typename Game::Action &action, Sink &events)
    {
        return Game::apply(m_state, seat, action, events);
    }
    typename Game::Observation observe(int seat) const { return Game::observe(m_state, seat); }

private:
    State m_state;
    Ruleset m_rules;
    Random m_random{0};
    int m_seats = 0;
    int m_dealer = 0;
    bool m_is_dealt = false;
};

} // namespace tableside
