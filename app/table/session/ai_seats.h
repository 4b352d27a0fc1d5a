// The AI players of a session: they watch and think on a worker thread, know what their seat may know, play at a human
// pace, and call, catch or forget as level and character have it. What they decide is judged like anyone's action.
// A template over a game, made for DOS and UNO in ai_seats.cpp.
#pragma once

#include "app/table/session/table_session.h"

#include "app/table/session/durations.h"
#include "app/table/session/table_clock.h"
#include "app/table/session/worker.h"
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

/// The times an AI takes, in milliseconds at normal speed.
struct AiPace
{
    int shortestThought = 600;
    int longestThought = 1200;
    /// After a hand came down to the call, nobody ends the window by playing on before people had this long to catch, on top
    /// of the grace time; the same for the chance to jump in. At any speed: people are no faster.
    int catchCourtesy = 1800;
    /// Several people need so long on top of that to pass the device on. At any speed.
    int passing = 4000;

    /// How long a catching window stays open for people, from when they saw the hand come down; 0 without courtesy. In
    /// milliseconds, like the grace time of the rules.
    int windowFor(int graceMs) const { return catchCourtesy == 0 ? 0 : graceMs + catchCourtesy; }
    /// How slow the AI are at most to call in a window of `ms`, or to catch once the grace time is over: whether they do is
    /// not for their slowness to decide.
    static int slowestReactionIn(int ms);
};

/// Of the seat's level and character; the seat has a level.
Temperament temperamentOf(const SeatConfig &seat);

template <typename Game>
class AiSeats : public QObject
{
public:
    using Session = TableSession<Game>;
    using Event = typename Game::Event;
    /// Makes the player of a seat that has a level.
    using PlayerMaker = std::function<std::shared_ptr<Player<Game>>(const SeatConfig &seat, quint64 seed)>;

    /// `session` outlives this object. Nothing happens before start().
    AiSeats(Session &session, quint64 seed, QObject *parent = nullptr, const PlayerMaker &maker = playerOf);

    /// Of the seat's level, in the style of its character.
    static std::shared_ptr<Player<Game>> playerOf(const SeatConfig &seat, quint64 seed);

    void setPace(const Pace &pace, const AiPace &aiPace);
    void start();
    /// Nobody acts before people have had the courtesy, from now on and since they saw what happened last: they may want to do
    /// something first.
    void waitForPeople() { m_notBefore = std::max(m_notBefore, std::max(m_shownAt, m_clock.now()) + m_aiPace.catchCourtesy); }
    /// When what the AI in turn has chosen is played, in milliseconds of the session's clock; nothing while none has chosen.
    std::optional<qint64> playsAt() const;

private:
    struct Decision
    {
        int seat = -1;
        typename Game::Observation seen; ///< But for who can be caught.
        typename Game::ActionList legal;
        std::optional<std::size_t> choice;
    };

    void makePlayers();
    void onRewound();
    /// What is granted to a seat for the way of the device.
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
    void later(qint64 ms, int exposedSeat, std::function<void()> reaction);

    Session &m_session;
    TableClock &m_clock;
    const quint64 m_seed;
    const PlayerMaker m_maker;
    bool m_started = false;
    std::vector<std::shared_ptr<Player<Game>>> m_players; ///< Used by jobs of the worker alone.
    std::vector<Temperament> m_temperaments;
    Random m_random;
    Pace m_pace;
    AiPace m_aiPace;
    TableTimer m_due;
    Decision m_decision;
    quint64 m_request = 0;
    qint64 m_notBefore = 0;
    qint64 m_shownAt = 0; ///< When all that has happened will have been seen.
    std::array<qint64, Game::most_seats> m_exposedAt{}; ///< When people saw it.
    std::array<int, Game::most_seats> m_exposures{}; ///< Counts up, so that late reactions know they are stale.
    Worker m_worker; ///< Last: it goes first, and with it the jobs.
};

extern template class AiSeats<dos::Game>;
extern template class AiSeats<uno::Game>;

} // namespace tableside
