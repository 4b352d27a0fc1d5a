// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/uno/uno_reflexes.h"

#include "app/table/session/seed_purpose.h"
#include "engine/uno/ai/greedy_player.h"

#include <algorithm>

namespace tableside {

namespace {

/// Returns whether jumping in may become possible with the event: after a played card or the card turned first, and also after a
/// swap of hands (UNO-SEVEN-1) or a named color, which delay jumping in on that card.
bool opensJumps(const uno::Event &event)
{
    return std::holds_alternative<uno::Played>(event) || std::holds_alternative<uno::HandsSwapped>(event)
        || std::holds_alternative<uno::Dealt>(event) || std::holds_alternative<uno::ColorNamed>(event);
}

} // namespace

UnoReflexes::UnoReflexes(Session &session, quint64 seed, QObject *parent)
    : QObject(parent), m_session(session), m_times(session.seating().people()),
      m_random(seedFor(seed, SeedPurpose::reflexes, session.actionCount()))
{
    for (const SeatConfig &seat : session.config().seats)
        m_temperaments.push_back(seat.level ? temperamentOf(seat) : Temperament());
    connect(&session, &MatchSessionBase::happened, this,
            [this](qsizetype first, qsizetype count) { onHappened(m_session.events(first, count)); });
    connect(&session, &MatchSessionBase::rewound, this, &UnoReflexes::onRewound);
}

void UnoReflexes::start()
{
    m_started = true;
    m_times.restart(m_session.eventsOfRound());
    const uno::Table &table = m_session.match().state().table;
    for (int seat = 0; m_session.isPlaying() && seat < table.seats; ++seat) {
        if (table.is_posing(seat))
            strikePose(seat, 0);
    }
    lookForJumps(0);
}

/// Drops all pending reactions after an undo, and starts again from the restored position.
void UnoReflexes::onRewound()
{
    if (!m_started)
        return;
    for (int &pose : m_poses)
        ++pose;
    m_notBefore = 0;
    start();
}

void UnoReflexes::onHappened(const Session::Events &events)
{
    if (!m_started)
        return;
    int shownFor = 0;
    bool mayJump = false;
    for (const uno::Event &event : events) {
        mayJump |= opensJumps(event);
        if (const auto *posing = std::get_if<uno::Posing>(&event))
            strikePose(posing->seat, shownFor);
        shownFor += m_times.take(event).at(m_pace);
    }
    if (mayJump)
        lookForJumps(shownFor);
    else
        planJumps(); // an exposed player may have called; the wait is then shorter
}

/// Returns how long AI players wait before jumping in. After a jump-in, nobody can be caught any more (UNO-CALL-1), and nobody
/// else can jump in on the same card. Therefore people get time to catch or jump in first.
int UnoReflexes::courtesy() const
{
    int courtesy = mayAnyPersonJumpIn() ? m_aiPace.catchCourtesy : std::min(human_reaction_ms, m_aiPace.catchCourtesy);
    for (int seat = 0; seat < m_session.match().seats(); ++seat) {
        if (m_session.isExposed(seat))
            courtesy = std::max(courtesy, m_aiPace.windowFor(m_session.config().rules.grace_ms) + passingTime());
    }
    return courtesy;
}

/// Returns whether a person might be able to jump in. Always true if several people play, so that the length of the wait reveals
/// nothing about their cards.
bool UnoReflexes::mayAnyPersonJumpIn() const
{
    if (m_session.seating().people().size() > 1)
        return true;
    uno::ActionList jumps;
    for (int seat = 0; seat < m_session.match().seats(); ++seat) {
        if (isAi(seat) || seat == m_session.turnSeat())
            continue;
        uno::jump_ins(m_session.match().observe(seat), jumps);
        if (!jumps.empty())
            return true;
    }
    return false;
}

void UnoReflexes::strikePose(int seat, int shownAfter)
{
    const int pose = ++m_poses[static_cast<std::size_t>(seat)];
    if (!isAi(seat) || !m_random.chance(m_temperaments[static_cast<std::size_t>(seat)].flinches))
        return;
    const int held = shortestPose + static_cast<int>(m_random.below(longestPose - shortestPose));
    TableTimer::after(shownAfter + m_pace.thinking(held), m_session.clock(), this, [this, seat, pose] {
        if (m_session.isPlaying() && m_poses[static_cast<std::size_t>(seat)] == pose)
            m_session.act(seat, uno::ReportMove{static_cast<std::uint8_t>(seat)}); // refused if the pose has ended
    });
}

void UnoReflexes::lookForJumps(int shownAfter)
{
    m_jumps.clear();
    m_openedAt = m_session.clock().now() + shownAfter;
    if (!m_session.isPlaying() || !m_session.config().rules.jump_in)
        return;
    for (int seat = 0; seat < m_session.match().seats(); ++seat) {
        if (!isAi(seat) || seat == m_session.turnSeat())
            continue;
        const bool holdsTheCard = uno::best_jump_in(m_session.match().observe(seat)).has_value();
        const Temperament &temperament = m_temperaments[static_cast<std::size_t>(seat)];
        if (!holdsTheCard || !m_random.chance(temperament.notices))
            continue;
        m_jumps.push_back({seat, reaction_ms(temperament.reaction_median_ms, temperament.reaction_sigma, m_random)});
    }
    planJumps();
}

/// Schedules the jump-ins again after every event on the same card, because AI players wait less if no player can be caught any
/// more.
void UnoReflexes::planJumps()
{
    ++m_plans;
    for (const Jump &jump : m_jumps) {
        const qint64 due = std::max(m_openedAt + std::max(jump.reaction, courtesy()), m_notBefore);
        TableTimer::after(due - m_session.clock().now(), m_session.clock(), this,
                          [this, plan = m_plans, seat = jump.seat] { jumpInWhenDue(plan, seat); });
    }
}

void UnoReflexes::jumpInWhenDue(int plan, int seat)
{
    if (!m_session.isPlaying() || plan != m_plans)
        return;
    if (m_session.clock().now() < m_notBefore) {
        planJumps();
        return;
    }
    std::erase_if(m_jumps, [seat](const Jump &jump) { return jump.seat == seat; });
    if (const auto jump = uno::best_jump_in(m_session.match().observe(seat)))
        m_session.act(seat, *jump);
}

} // namespace tableside
