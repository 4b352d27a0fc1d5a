// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the events of a match are shown: GamePresenter's steps for an event last that long, and AI players wait until people
// have seen the event.
#pragma once

#include "app/table/moments/moment_finder.h"
#include "app/table/session/durations.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tableside {

/// Returns the duration of an event's own movements, in milliseconds at normal speed.
int showTime(const dos::Event &event);
int showTime(const uno::Event &event);

/// An event with the moments that begin with it, and how long both are shown.
struct ShownEvent
{
    /// The shortest time, in milliseconds, for which something that happens to a person is shown at any speed.
    static constexpr int leastForPeople = 700;

    std::vector<TableMoment> moments;
    int ms = 0;     ///< The duration of the event's movements.
    int waitMs = 0; ///< How long the table waits after the movements, so that people notice the moments.
    int least = 0;  ///< The shortest time of movements and wait together, in milliseconds at any speed.

    /// Returns the total time at this pace.
    int at(const Pace &pace) const { return pace.hold(ms) + pace.hold(waitMs, least, ms); }
};

/// Finds out how long each event of a match is shown. Must be given all events of a round in order.
template <typename Game>
class ShowTimes
{
public:
    /// \p people are the seats of people, in front of whom moments are never rushed.
    /// \p target: see CommonMoments; may be 0 if only the times matter.
    explicit ShowTimes(std::vector<int> people, int target = 0) : m_finder(target), m_people(std::move(people)) {}

    /// Starts again after \p events, which are those of a round so far.
    void restart(const std::vector<typename Game::Event> &events)
    {
        m_finder = {};
        for (const auto &event : events)
            m_finder.follow(event);
    }
    /// Returns whether a player has gone out in this round.
    bool isOut() const { return m_finder.isOut(); }

    ShownEvent take(const typename Game::Event &event)
    {
        ShownEvent shown{m_finder.follow(event), showTime(event), 0, 0};
        for (const TableMoment &moment : shown.moments) {
            const int ms = momentStyle(moment.kind).ms;
            shown.waitMs = std::max(shown.waitMs, ms - shown.ms);
            if (ms > 0 && std::ranges::any_of(m_people, [&](int seat) { return moment.happensTo(seat); }))
                shown.least = ShownEvent::leastForPeople;
        }
        return shown;
    }

private:
    MomentFinder<Game> m_finder;
    std::vector<int> m_people;
};

} // namespace tableside
