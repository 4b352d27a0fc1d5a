// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// RoundHistory: the actions of the current round, with snapshots of the match, so that the last actions can be undone.
// Used to replay game records and by games at the app's table.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/match/match.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace tableside {

/// An action that was applied in the round.
template <CardGame Game>
struct AppliedAction
{
    int seat = 0;
    typename Game::Action action;
    std::size_t events = 0; ///< The number of events that the action caused.
};

/// The actions of one round, except undone actions, and a snapshot of the match after every 32 actions.
template <CardGame Game>
class RoundHistory
{
public:
    /// Starts the history of a round. `dealt` is the match right after start_round().
    void begin(const Match<Game> &dealt)
    {
        m_snapshots.assign(1, dealt);
        m_done.clear();
    }
    /// Adds an action that caused `events` events. `after` is the match after the action.
    void add(int seat, const typename Game::Action &action, std::size_t events, const Match<Game> &after)
    {
        m_done.push_back({seat, action, events});
        if (m_done.size() % actions_between_snapshots == 0)
            m_snapshots.push_back(after);
    }

    /// Returns the actions that were not undone, in order.
    const std::vector<AppliedAction<Game>> &done() const { return m_done; }
    int size() const { return static_cast<int>(m_done.size()); }

    /// Returns a copy of the match as it was before the last `actions` actions, by replaying at most 31 actions from a
    /// snapshot. Must be called only after begin().
    Match<Game> state_before_last(int actions) const
    {
        assert(!m_snapshots.empty() && actions >= 0 && actions <= size());
        const std::size_t left = m_done.size() - static_cast<std::size_t>(actions);
        const std::size_t snapshot = left / actions_between_snapshots;
        Match<Game> match = m_snapshots[snapshot];
        NoEvents none;
        for (std::size_t index = snapshot * actions_between_snapshots; index < left; ++index) {
            [[maybe_unused]] const auto reason = match.apply(m_done[index].seat, m_done[index].action, none);
            assert(reason == Game::Reason::none);
        }
        return match;
    }

    /// Removes the last `actions` actions. Returns the number of events that they caused.
    std::size_t remove_last(int actions)
    {
        assert(actions >= 0 && actions <= size());
        std::size_t events = 0;
        for (; actions > 0; --actions) {
            events += m_done.back().events;
            m_done.pop_back();
        }
        const std::size_t snapshots = 1 + m_done.size() / actions_between_snapshots;
        m_snapshots.erase(m_snapshots.begin() + static_cast<std::ptrdiff_t>(snapshots), m_snapshots.end());
        return events;
    }

private:
    /// The number of actions between two snapshots. To return to an earlier action, at most 31 actions are applied
    /// again. Chosen by hand.
    static constexpr std::size_t actions_between_snapshots = 32;

    /// Copies of the match: after the deal, and after every `actions_between_snapshots` actions.
    std::vector<Match<Game>> m_snapshots;
    std::vector<AppliedAction<Game>> m_done;
};

} // namespace tableside
