// The actions of the round that is being played, and the match as it was at some of them: for whoever takes the last ones
// back. A template over a game; for replays of records and for sessions at the table.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/match/match.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace tableside {

/// An accepted action, whose it was, and how many events followed from it.
template <CardGame Game>
struct DoneAction
{
    int seat = 0;
    typename Game::Action action;
    std::size_t events = 0;
};

template <CardGame Game>
class RoundHistory
{
public:
    /// `dealt`: the match right after start_round().
    void begin(const Match<Game> &dealt)
    {
        m_snapshots.assign(1, dealt);
        m_done.clear();
    }
    /// `after`: the match after the action.
    void add(int seat, const typename Game::Action &action, std::size_t events, const Match<Game> &after)
    {
        m_done.push_back({seat, action, events});
        if (m_done.size() % actions_between_snapshots == 0)
            m_snapshots.push_back(after);
    }

    /// Those in force, in their order.
    const std::vector<DoneAction<Game>> &done() const { return m_done; }
    int size() const { return static_cast<int>(m_done.size()); }

    /// The match before the last `actions` of them, by doing some of the others again. Only after begin().
    Match<Game> before_last(int actions) const
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

    /// Forgets the last `actions`; gives how many events followed from them.
    std::size_t drop_last(int actions)
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
    static constexpr std::size_t actions_between_snapshots = 32;

    std::vector<Match<Game>> m_snapshots; ///< After the deal, and after every so many actions.
    std::vector<DoneAction<Game>> m_done;
};

} // namespace tableside
