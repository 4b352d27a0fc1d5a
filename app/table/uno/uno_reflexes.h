// What AI players of UNO do out of turn besides calling and catching (AiSeats): they break their poses (UNO-ACT-6) and
// jump in (UNO-JUMP-1), as their temperaments have it.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include "app/table/session/table_session.h"

#include "app/table/session/ai_seats.h"
#include "app/table/session/durations.h"
#include "engine/players/temperament.h"

#include <array>
#include <functional>
#include <vector>

namespace tableside {

class UnoReflexes : public QObject
{
public:
    using Session = TableSession<uno::Game>;

    // How long a pose that is not held lasts, in milliseconds at normal speed.
    static constexpr int shortestPose = 700;
    static constexpr int longestPose = 3200;

    /// `session` outlives this object. Nothing happens before start().
    UnoReflexes(Session &session, quint64 seed, QObject *parent = nullptr);

    void setPace(const Pace &pace, const AiPace &aiPace)
    {
        m_pace = pace;
        m_aiPace = aiPace;
    }
    /// Goes on with the poses of a resumed match.
    void start();
    /// Nobody jumps in before people have had the courtesy from now on: one of them is about to.
    void waitForPeople() { m_notBefore = m_session.clock().now() + m_aiPace.catchCourtesy; }

private:
    bool isAi(int seat) const { return m_session.config().seats[static_cast<std::size_t>(seat)].level.has_value(); }
    void onHappened(const Session::Events &events);
    void onRewound();
    void strikePose(int seat, int shownAfter);
    void lookForJumps(int shownAfter);
    void planJumps();
    int courtesy() const;
    bool mayAnyPersonJumpIn() const;
    int passingTime() const { return m_session.seating().people().size() < 2 ? 0 : m_aiPace.passing; }
    void jumpInWhenDue(int plan, int seat);

    Session &m_session;
    std::vector<Temperament> m_temperaments;
    std::array<int, uno::most_seats> m_poses{}; ///< Counts up, so that late movements know they are stale.
    Random m_random;
    Pace m_pace;
    AiPace m_aiPace;
    /// Somebody has seen that they could jump in.
    struct Jump
    {
        int seat = 0;
        int reaction = 0; ///< In milliseconds from m_openedAt on.
    };
    std::vector<Jump> m_jumps; ///< On the card that lies there.
    qint64 m_openedAt = 0;     ///< When people see that card.
    int m_plans = 0;           ///< Counts up, so that a late jump-in knows that it is stale.
    qint64 m_notBefore = 0;
    bool m_started = false;
};

} // namespace tableside
