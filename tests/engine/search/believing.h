// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A test of the belief of seat 0 about seat 1 after a script that starts with an empty history. A template over a
// game's kit:
//   Game, Belief, TurnStarted
//   dealt(State)                   returns the event of the deal with all cards visible
//   census(State), census_of_deck()
//   action_of(text)
#pragma once

#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace tableside::test {

template <typename Kit>
class Believing
{
public:
    using Game = typename Kit::Game;
    using Hand = std::remove_cvref_t<decltype(std::declval<typename Game::State>().hand(0))>;

    /// Starts at `state`; all cards that it does not name are put below the draw pile.
    explicit Believing(const typename Game::State &state) : m_state(state)
    {
        const auto missing = Kit::census_of_deck();
        const auto named = Kit::census(m_state);
        auto &table = m_state.table;
        typename Game::Cards draw(table.draw().begin(), table.draw().end());
        for (std::size_t code = 0; code < missing.size(); ++code) {
            const auto copies = static_cast<std::size_t>(missing[code] - named[code]);
            draw.insert(draw.end(), copies, Game::Card::from_code(static_cast<int>(code)));
        }
        table.draw_count = static_cast<std::uint8_t>(draw.size());
        std::ranges::copy_backward(draw, table.cards.end());
        watch({Kit::dealt(m_state), typename Kit::TurnStarted{table.turn}});
    }

    const typename Game::State &state() const { return m_state; }

    /// Applies an action of the seat in turn.
    void play(std::string_view action) { play(m_state.table.turn, action); }
    void play(int seat, std::string_view action)
    {
        typename Game::EventList events;
        ASSERT_EQ(Game::apply(m_state, seat, Kit::action_of(action), events), Game::Reason::none) << action;
        watch(events.events());
    }

    /// Returns the share of determinizations for which `holds` returns true, and checks that each determinization is
    /// possible.
    double share_of_worlds(const std::function<bool(const typename Game::State &)> &holds)
    {
        constexpr int worlds = 4000;
        Random random(1);
        const auto seen = Game::observe(m_state, 0);
        int count = 0;
        for (int sample = 0; sample < worlds; ++sample) {
            if (sample % 100 == 0)
                m_belief.prepare(seen, random);
            const typename Game::State drawn = m_belief.draw(random).state;
            EXPECT_EQ(Kit::census(drawn), Kit::census(m_state));
            EXPECT_EQ(Game::observe(drawn, 0), seen);
            count += holds(drawn);
        }
        return static_cast<double>(count) / worlds;
    }

    /// Returns the share of determinizations in which `holds` returns true for the hand of seat 1.
    double share(const std::function<bool(const Hand &)> &holds)
    {
        return share_of_worlds([&](const typename Game::State &state) { return holds(state.hand(1)); });
    }

private:
    void watch(const std::vector<typename Game::Event> &events)
    {
        for (const auto &event : events)
            m_belief.watch(Game::seen_by(event, 0));
    }

    typename Game::State m_state;
    typename Kit::Belief m_belief;
};

} // namespace tableside::test
