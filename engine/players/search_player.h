// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The AI player of the levels medium and hard. It searches for the best plan, which is a sequence of actions for its
// turn, and plays these actions one after the other. It searches again only when the plan has ended or another event
// has changed the position.
#pragma once

#include "engine/search/search.h"

#include <algorithm>
#include <vector>

namespace tableside {

template <typename Game>
class SearchPlayer final : public Player<Game>
{
public:
    SearchPlayer(std::uint64_t seed, const SearchStrength &strength, const Style &style)
        : m_search(seed, strength, style)
    {}

    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                       const Thinking &thinking) override
    {
        if (legal.size() == 1)
            return 0;
        if (const std::size_t next = next_of_plan(seen, legal); next < legal.size())
            return next;
        m_search.rate(seen, legal, thinking);
        const auto actions = m_search.plans().actions(m_search.halving().ranking().front());
        m_rest.assign(actions.rbegin(), actions.rend());
        return play_next(seen, legal);
    }

    void watch(const typename Game::Event &event) override { m_search.watch(event); }
    bool watches() const override { return m_search.remembers(); }

private:
    /// Returns the index in `legal` of the next action of the stored plan; legal.size() if the plan has ended or does not fit
    /// the position `seen`.
    std::size_t next_of_plan(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        if (!m_rest.empty() && Search<Game>::Plans::continues_turn(m_before, seen))
            return play_next(seen, legal);
        return legal.size();
    }

    std::size_t play_next(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        const auto found = std::find(legal.begin(), legal.end(), m_rest.back());
        m_rest.pop_back();
        m_before = seen;
        return static_cast<std::size_t>(found - legal.begin());
    }

    Search<Game> m_search;
    std::vector<typename Game::Action> m_rest; ///< The remaining actions of the planned turn, in reverse order.
    typename Game::Observation m_before{};     ///< The observation at the time of the last choice.
};

} // namespace tableside
