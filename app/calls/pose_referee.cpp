// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/calls/pose_referee.h"

#include "app/audio/sound_board.h"
#include "app/calls/call_words.h"

namespace tableside {

namespace {

constexpr int tickMs = 200;

} // namespace

PoseReferee::PoseReferee(const CallSeats &seats, CallLog &log, SoundBoard &sounds, MicroClock clock, QObject *parent)
    : QObject(parent), m_seats(seats), m_log(log), m_sounds(sounds), m_clock(std::move(clock))
{
    m_ticking.setInterval(tickMs);
    connect(&m_ticking, &QTimer::timeout, this, &PoseReferee::tick);
}

void PoseReferee::begin(int seat)
{
    if (!isSeat(seat) || !m_watch.begin(seat, m_clock()))
        return;
    m_sounds.play(Sound::pose);
    emit struck(seat);
    m_reminder.clear();
    m_ticking.start();
    tick();
    emit changed();
}

void PoseReferee::moved(int seat)
{
    if (!isSeat(seat) || !m_watch.moved(seat, m_clock()))
        return;
    m_sounds.play(Sound::moved);
    const calls::PoseLost lost{m_seats.at(seat).name.toStdString(), m_watch.pose_of(seat)->held_us(m_clock()),
                               calls::moved_cards};
    m_log.append(GameId::uno, lost);
    m_reminder = words::poseLostSentence(lost);
    tick();
    emit changed();
    emit rang(seat);
}

void PoseReferee::end(int seat)
{
    const calls::Pose *pose = m_watch.pose_of(seat);
    if (!isSeat(seat) || !pose)
        return;
    if (pose->is_held())
        m_log.append(GameId::uno, calls::PoseHeld{m_seats.at(seat).name.toStdString(), pose->held_us(m_clock())});
    m_watch.end(seat);
    if (m_watch.poses().empty())
        m_ticking.stop();
    tick();
    emit changed();
}

void PoseReferee::dismissReminder()
{
    m_reminder.clear();
    emit changed();
}

void PoseReferee::clear(const std::vector<std::string> &names)
{
    for (const calls::Pose &pose : m_watch.poses()) {
        if (pose.is_held())
            m_log.append(GameId::uno, calls::PoseHeld{names.at(static_cast<std::size_t>(pose.seat)), pose.held_us(m_clock())});
    }
    m_watch.clear();
    m_ticking.stop();
    m_reminder.clear();
    tick();
    emit changed();
}

void PoseReferee::tick()
{
    QList<PoseRow> rows;
    for (int seat = 0; seat < m_seats.count(); ++seat) {
        const CallSeat &who = m_seats.at(seat);
        const calls::Pose *pose = m_watch.pose_of(seat);
        rows.append({who.name, who.portrait, who.colorIndex, who.sign, pose != nullptr, pose && !pose->is_held(),
                     pose ? words::poseTime(pose->held_us(m_clock())) : QString()});
    }
    m_list.setRows(rows);
}

} // namespace tableside
