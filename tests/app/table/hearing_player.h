// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A computer player that stores the events it receives.
#pragma once

#include "app/table/ai/ai_seats.h"

#include <QMutex>

#include <memory>
#include <vector>

namespace tableside::test {

/// The events that each player object received, oldest player first. A worker thread writes them and the test reads them.
struct Heard
{
    QMutex mutex;
    std::vector<std::vector<dos::Event>> byPlayer;

    std::vector<std::vector<dos::Event>> all()
    {
        const QMutexLocker locker(&mutex);
        return byPlayer;
    }
};

/// A player that plays the first legal action.
class HearingPlayer final : public Player<dos::Game>
{
public:
    explicit HearingPlayer(std::shared_ptr<Heard> heard) : m_heard(std::move(heard))
    {
        const QMutexLocker locker(&m_heard->mutex);
        m_index = m_heard->byPlayer.size();
        m_heard->byPlayer.emplace_back();
    }

    std::size_t choose(const dos::Observation &, const dos::ActionList &, const Thinking &) override { return 0; }
    bool watches() const override { return true; }
    void watch(const dos::Event &event) override
    {
        const QMutexLocker locker(&m_heard->mutex);
        m_heard->byPlayer[m_index].push_back(event);
    }

private:
    std::shared_ptr<Heard> m_heard;
    std::size_t m_index = 0;
};

inline AiSeats<dos::Game>::PlayerMaker hearingPlayers(const std::shared_ptr<Heard> &heard)
{
    return [heard](const SeatConfig &, quint64) { return std::make_shared<HearingPlayer>(heard); };
}

} // namespace tableside::test
