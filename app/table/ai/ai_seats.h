// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The AI players of a session. Each one observes only what its seat may see, thinks on a worker thread, and plays at a human
// pace. A player's level and character decide whether the player calls, catches or forgets. The session checks the actions of AI
// players in the same way as those of people. A template over a game, instantiated for DOS and UNO in ai_seats.cpp.
#pragma once

#include "app/table/session/table_session.h"

#include "app/table/ai/worker.h"
#include "app/table/moments/show_time.h"
#include "app/table/session/table_clock.h"
#include "engine/players/player.h"
#include "engine/players/temperament.h"

#include <QObject>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tableside {

/// The delays of AI players, in milliseconds at normal speed.
struct AiPace
{
    int shortestThought = 600;
    int longestThought = 1200;
    /// The time that people get to catch a player who has not called. This time follows the grace time, in which nobody can
    /// catch. An AI player's action that would end the chance to catch waits until this time is over. People get the same time to
    /// jump in. The speed setting does not shorten this time.
    int catchCourtesy = 1800;
    /// The additional time to pass the device on if several people play. The speed setting does not shorten this time.
    int passing = 4000;

    /// Returns how long the chance to catch lasts, in milliseconds, from the moment when people see that a player has to call.
    /// The result is \p graceMs, in which nobody can catch yet, plus catchCourtesy; 0 if catchCourtesy is 0.
    int windowFor(int graceMs) const { return catchCourtesy == 0 ? 0 : graceMs + catchCourtesy; }
    /// Returns the longest reaction time, in milliseconds, of an AI player that has decided to call or catch. \p ms is how long
    /// the call or catch is possible. The result is a little shorter than that, but at least a human reaction time; if \p ms is
    /// 0, slowest_reaction_ms.
    static int slowestReactionIn(int ms);
};

/// Returns the temperament (how often and how fast an AI player calls and catches) for the seat's level and character. The seat
/// must have a level.
Temperament temperamentOf(const SeatConfig &seat);

template <typename Game>
class AiSeats : public QObject
{
public:
    using Session = TableSession<Game>;
    using Event = typename Game::Event;
    /// Creates the AI player of a seat, which must have a level.
    using PlayerMaker = std::function<std::shared_ptr<Player<Game>>(const SeatConfig &seat, quint64 seed)>;

    /// \p session must outlive this object. Nothing happens before start().
    AiSeats(Session &session, quint64 seed, QObject *parent = nullptr, const PlayerMaker &maker = playerOf);

    /// Creates an AI player of the seat's level, in the style of its character.
    static std::shared_ptr<Player<Game>> playerOf(const SeatConfig &seat, quint64 seed);

    void setPace(const Pace &pace, const AiPace &aiPace);
    void start();
    /// Delays the next AI action by AiPace::catchCourtesy, so that people can act first. The delay starts now, or, if that is
    /// later, when people will have seen all events so far.
    void waitForPeople() { m_notBefore = std::max(m_notBefore, std::max(m_shownAt, m_clock.now()) + m_aiPace.catchCourtesy); }
    /// Returns when the AI player in turn will play its chosen action, in milliseconds of the session's clock; nothing while no
    /// action is chosen.
    std::optional<qint64> playsAt() const;

private:
    struct Decision
    {
        int seat = -1;
        typename Game::Observation seen; ///< The observation that the choice is for, without call flags and times.
        typename Game::ActionList legal;
        std::optional<std::size_t> choice;
    };

    void makePlayers();
    void onRewound();
    /// Returns the extra time for passing the device to \p seat, in milliseconds; 0 for an AI seat or if fewer than two people
    /// play.
    int passingTime(int seat) const { return isAi(seat) || std::ranges::count(m_players, nullptr) < 2 ? 0 : m_aiPace.passing; }
    bool isAi(int seat) const { return m_players[static_cast<std::size_t>(seat)] != nullptr; }
    void tell(std::vector<Event> events);
    void onHappened(const std::vector<Event> &events);
    void decide();
    void forgetDecision();
    void onDecided(quint64 request, std::size_t choice);
    void waitUntilDue();
    void playWhenDue();
    qint64 dueTime() const;
    void react(int seat, qint64 shownAt);
    void later(qint64 ms, int by, int exposedSeat, std::function<void()> reaction);

    Session &m_session;
    TableClock &m_clock;
    const quint64 m_seed;
    const PlayerMaker m_maker;
    bool m_started = false;
    std::vector<std::shared_ptr<Player<Game>>> m_players; ///< Called only by jobs of the worker; null for people.
    std::vector<Temperament> m_temperaments;
    ShowTimes<Game> m_times;
    Random m_random;
    Pace m_pace;
    AiPace m_aiPace;
    TableTimer m_due;
    Decision m_decision;
    quint64 m_request = 0;
    qint64 m_notBefore = 0;
    qint64 m_shownAt = 0; ///< The time of the session's clock, in ms, when people will have seen all events so far.
    std::array<qint64, Game::most_seats> m_exposedAt{}; ///< Indexed by seat: when people see the seat become exposed, in ms.
    /// A counter per seat, increased by each exposure, restart of the grace time and undo. A pending reaction stores the
    /// counter's value and is dropped if the counter has changed.
    std::array<int, Game::most_seats> m_exposures{};
    Worker m_worker; ///< Declared last, so that its jobs end before other members are destroyed.
};

extern template class AiSeats<dos::Game>;
extern template class AiSeats<uno::Game>;

} // namespace tableside
