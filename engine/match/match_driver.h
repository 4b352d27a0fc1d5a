// The one loop by which rounds are played: the seat in turn observes, the legal actions are listed, the seat chooses, the
// action is applied, everybody is told, and calls come before play goes on. For simulate, play, tests and benchmarks: each
// brings its own seats, which answer for all that is not the rules. No clock runs.
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

/// What a driver asks and tells. Derive from it, hide what is answered otherwise (a driver calls the derived class
/// directly: nothing is virtual) and add one of
///     std::optional<std::size_t> choose(const Observation &seen, const ActionList &legal);
///     std::optional<std::size_t> choose_from(const State &state, const ActionList &legal);
/// `legal` is not empty; nothing, or an index beyond it, gives the round up. choose_from() sees all cards and costs no
/// observation: for random play in benchmarks alone.
template <CardGame Game>
struct DriverSeats
{
    /// False: events are not made, and neither acted() nor told() is called.
    bool keeps_events() const { return true; }
    /// `seat` has done `action`, which was accepted in the state `before`. Comes ahead of its events.
    void acted(int /*seat*/, const typename Game::Action & /*action*/, const typename Game::State & /*before*/) {}
    /// What has just happened, with the cards that nobody may see: tell a seat Game::seen_by().
    void told(const std::vector<typename Game::Event> & /*events*/) {}
    /// After every accepted action.
    void on_action(const typename Game::Action & /*action*/, const typename Game::State & /*after*/) {}
    /// A seat and its action that come before play goes on; nothing when play goes on. Asked until it gives nothing.
    std::optional<std::pair<int, typename Game::Action>> next_call(const typename Game::State & /*state*/)
    {
        return std::nullopt;
    }
};

/// Seats whose calls, catches and jump-ins are simulated; where the game knows none, nothing is.
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

/// How MatchDriver::play_round() ended. `given_up`: a seat chose nothing. `refused`: a chosen action or a call is not
/// legal. `endless`: more than `most_actions_in_round`.
enum class RoundEnd : std::uint8_t { over, given_up, refused, endless };

/// `Play` is Match<Game> or SingleRound<Game>; it and the seats must outlive the driver.
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
    /// Of the round; refused ones do not count.
    int actions_in_round() const { return m_actions_in_round; }

    /// Whole rounds until the match, or the single round, is over; begins in the middle where a round is being played.
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
            m_seats.told(m_events.take());
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
            auto end = carry_out(seat, *action);
            while (end == RoundEnd::over && is_playing()) {
                const auto call = next_call();
                if (!call)
                    break;
                end = carry_out(call->first, call->second);
            }
            if (end != RoundEnd::over)
                return end;
        }
        return RoundEnd::over;
    }

    // The steps of play_round(), for those who do something between them.

    /// What the seat in turn chooses; none if it gives up. Valid until legal actions are listed again.
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

    /// Whoever acts; tells the seats. Reason::none, or why the action is refused, which nobody is told.
    Reason act(int seat, const Action &action)
    {
        auto reason = Reason::none;
        if (m_seats.keeps_events()) {
            const typename Game::State before = m_play.state();
            reason = m_play.apply(seat, action, m_events);
            if (reason != Reason::none)
                return reason;
            m_seats.acted(seat, action, before);
            m_seats.told(m_events.take());
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
    RoundEnd carry_out(int seat, const Action &action)
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
