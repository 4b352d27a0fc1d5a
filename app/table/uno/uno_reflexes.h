// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The actions of UNO's AI players out of turn, except calling and catching, which are in AiSeats: moving although they must hold
// still (UNO-ACT-6), and jumping in (UNO-JUMP-1). Both depend on the AI players' temperaments.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/session/table_session.h"

#include "app/table/ai/ai_seats.h"
#include "app/table/moments/show_time.h"
#include "engine/players/temperament.h"

#include <array>
#include <functional>
#include <vector>

namespace tableside {

class UnoReflexes : public QObject
{
public:
    using Session = TableSession<uno::Game>;

    // The shortest and the longest time, in milliseconds at normal speed, after which an AI player moves although it must hold
    // still.
    static constexpr int shortestPose = 700;
    static constexpr int longestPose = 3200;

    /// \p session must outlive this object. Nothing happens before start().
    UnoReflexes(Session &session, quint64 seed, QObject *parent = nullptr);

    void setPace(const Pace &pace, const AiPace &aiPace)
    {
        m_pace = pace;
        m_aiPace = aiPace;
    }
    /// Starts the reactions of the AI players. In a resumed match, this includes AI players that must hold still (UNO-ACT-6).
    void start();
    /// Delays all AI jump-ins by AiPace::catchCourtesy from now, because a person is about to play a card.
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
    /// A counter per seat, increased by each pose and undo. A planned movement stores the counter's value and is dropped if the
    /// counter has changed.
    std::array<int, uno::most_seats> m_poses{};
    ShowTimes<uno::Game> m_times;
    Random m_random;
    Pace m_pace;
    AiPace m_aiPace;
    /// An AI player that has noticed its chance to jump in.
    struct Jump
    {
        int seat = 0;
        int reaction = 0; ///< The reaction time in milliseconds, counted from m_openedAt.
    };
    std::vector<Jump> m_jumps; ///< The planned jump-ins on the top discard.
    /// The time of the session's clock, in ms, when people see the top discard.
    qint64 m_openedAt = 0;
    /// A counter of the calls of planJumps(). A planned jump-in stores the counter's value and is dropped if the counter has
    /// changed.
    int m_plans = 0;
    qint64 m_notBefore = 0;
    bool m_started = false;
};

} // namespace tableside
