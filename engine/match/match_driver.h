// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// MatchDriver: the game loop that plays rounds. For each action, the loop lists the legal actions of the seat in turn,
// lets the seat choose, applies the action, reports the events, and plays calls and catches before the next action.
// The template argument `Seats` makes the choices. The console's commands simulate and play, the tests and the benchmarks
// have classes for `Seats`. The loop never waits for real time to pass.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/match/match.h"
#include "engine/players/call_action.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tableside {

/// The base class for the `Seats` of a MatchDriver, with default callbacks. A derived class redeclares the callbacks
/// that it needs. The callbacks are not virtual, because the driver is a template and calls the derived class directly.
/// A derived class must add one of these two functions:
///     std::optional<std::size_t> choose(const Observation &seen, const ActionList &legal);
///     std::optional<std::size_t> choose_from(const State &state, const ActionList &legal);
/// Both return an index into `legal`, which is never empty; nullopt or an index out of range ends the round unfinished.
/// choose_from() saves the time to create an observation, but it receives the hidden cards too. Only tests and
/// benchmarks use choose_from().
template <CardGame Game>
struct DriverSeats
{
    /// Returns whether the driver creates events. If not, on_applied() and on_events() are never called.
    bool keeps_events() const { return true; }
    /// Called after every accepted action, before on_events() reports its events. `before` is the state before the action.
    void on_applied(int /*seat*/, const typename Game::Action & /*action*/, const typename Game::State & /*before*/) {}
    /// Called with the events of an action or of a deal. The events include hidden cards, so pass them through
    /// Game::seen_by() before a player sees them.
    void on_events(const std::vector<typename Game::Event> & /*events*/) {}
    /// Called after every accepted action, even if keeps_events() is false. `after` is the state after the action.
    void on_action(const typename Game::Action & /*action*/, const typename Game::State & /*after*/) {}
    /// Returns the next call, catch or jump-in (a card played out of turn) and the seat that makes it; nullopt if there
    /// is none. After every accepted action, the driver repeats this call and applies the results until it gets
    /// nullopt or the round is over.
    std::optional<std::pair<int, typename Game::Action>> next_call(const typename Game::State & /*state*/)
    {
        return std::nullopt;
    }
};

/// Seats whose calls, catches and jump-ins (cards played out of turn) are simulated by a CallSimulator. In a game
/// without calls, no seat makes any.
template <CardGame Game>
class CallingSeats : public DriverSeats<Game>
{
public:
    explicit CallingSeats(CallSimulator calls) : m_calls(std::move(calls)) {}

    void on_action(const typename Game::Action &action, const typename Game::State &after)
    {
        if constexpr (CallingGame<Game>)
            Game::CallHooks::on_action(m_calls, action, after);
    }
    std::optional<std::pair<int, typename Game::Action>> next_call(const typename Game::State &state)
    {
        if constexpr (CallingGame<Game>)
            return Game::CallHooks::next_call(m_calls, state);
        else
            return std::nullopt;
    }

protected:
    CallSimulator m_calls;
};

/// The result of MatchDriver::play_round(). `over`: the round was played to its end. `given_up`: a seat chose no
/// action. `refused`: a chosen action or a call was illegal. `endless`: the round reached `most_actions_in_round`.
enum class RoundEnd : std::uint8_t { over, given_up, refused, endless };

/// Plays the rounds of a match or a single round. `Play` is Match<Game>, or SingleRound<Game> of the tests.
/// `play` and `seats` must outlive the driver.
template <CardGame Game, typename Seats, typename Play = Match<Game>>
class MatchDriver
{
public:
    using Action = typename Game::Action;
    using ActionList = typename Game::ActionList;
    using Reason = typename Game::Reason;

    static constexpr int most_actions_in_round = 100'000;

    MatchDriver(Play &play, Seats &seats) : m_play(play), m_seats(seats) {}

    bool is_playing() const { return m_play.phase() == MatchPhase::playing; }
    /// Returns the number of actions that this driver has applied in the current round or, between rounds, in the last
    /// one.
    int actions_in_round() const { return m_actions_in_round; }

    /// Plays until the match or the single round is over; continues a round in progress. Returns early if a round is
    /// not played to its end.
    RoundEnd play()
    {
        auto end = RoundEnd::over;
        while (end == RoundEnd::over && m_play.phase() != MatchPhase::over) {
            if (!is_playing())
                start_round();
            end = play_round();
        }
        return end;
    }

    void start_round()
    {
        m_actions_in_round = 0;
        if (m_seats.keeps_events()) {
            m_play.start_round(m_events);
            m_seats.on_events(m_events.take());
        } else {
            m_play.start_round(m_no_events);
        }
    }

    RoundEnd play_round()
    {
        while (is_playing()) {
            const int seat = Game::seat_in_turn(m_play.state());
            const Action *const action = decide();
            if (action == nullptr)
                return RoundEnd::given_up;
            auto end = act_within_limit(seat, *action);
            while (end == RoundEnd::over && is_playing()) {
                const auto call = next_call();
                if (!call)
                    break;
                end = act_within_limit(call->first, call->second);
            }
            if (end != RoundEnd::over)
                return end;
        }
        return RoundEnd::over;
    }

    // The functions below are the steps of play_round(). Callers that do something between two steps call them
    // directly.

    /// Lets the seat in turn choose. Returns its action, or null if the seat gives up. The pointer is valid until the
    /// next decide().
    const Action *decide()
    {
        std::optional<std::size_t> choice;
        if constexpr (requires { m_seats.choose_from(m_play.state(), m_legal); }) {
            Game::legal_actions(m_play.state(), m_legal);
            choice = m_seats.choose_from(m_play.state(), m_legal);
        } else {
            const auto seen = m_play.observe(Game::seat_in_turn(m_play.state()));
            Game::legal_actions(seen, m_legal);
            choice = m_seats.choose(seen, m_legal);
        }
        return choice && *choice < m_legal.size() ? &m_legal[*choice] : nullptr;
    }

    /// Applies an action of any seat and calls the callbacks. Returns Reason::none, or why the action is refused; a refused
    /// action causes no callback.
    Reason act(int seat, const Action &action)
    {
        auto reason = Reason::none;
        if (m_seats.keeps_events()) {
            const typename Game::State before = m_play.state();
            reason = m_play.apply(seat, action, m_events);
            if (reason != Reason::none)
                return reason;
            m_seats.on_applied(seat, action, before);
            m_seats.on_events(m_events.take());
        } else {
            reason = m_play.apply(seat, action, m_no_events);
            if (reason != Reason::none)
                return reason;
        }
        ++m_actions_in_round;
        m_seats.on_action(action, m_play.state());
        return reason;
    }

    auto next_call() { return m_seats.next_call(m_play.state()); }

private:
    RoundEnd act_within_limit(int seat, const Action &action)
    {
        if (m_actions_in_round == most_actions_in_round)
            return RoundEnd::endless;
        return act(seat, action) == Reason::none ? RoundEnd::over : RoundEnd::refused;
    }

    Play &m_play;
    Seats &m_seats;
    ActionList m_legal;
    typename Game::EventList m_events;
    NoEvents m_no_events;
    int m_actions_in_round = 0;
};

} // namespace tableside
