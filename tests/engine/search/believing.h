// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A test of the belief of seat 0 about seat 1 after a script that starts with an empty history. A template over a
// game's kit:
//   Game
//   dealt(State)                   returns the event of the deal with all cards visible
//   census(State)
//   action_of(text)
#pragma once

#include "engine/core/random.h"
#include "tests/engine/support/script.h"

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
        const auto missing = census_of_whole_deck<Game>();
        const auto named = Kit::census(m_state);
        auto &table = m_state.table;
        typename Game::Cards draw(table.draw().begin(), table.draw().end());
        for (std::size_t code = 0; code < missing.size(); ++code) {
            const auto copies = static_cast<std::size_t>(missing[code] - named[code]);
            draw.insert(draw.end(), copies, Game::Card::from_code(static_cast<int>(code)));
        }
        table.draw_count = static_cast<std::uint8_t>(draw.size());
        std::ranges::copy_backward(draw, table.cards.end());
        watch({Kit::dealt(m_state), typename Game::TurnStarted{table.turn}});
    }

    /// Plays a script such as "1 play r7; 0 draw".
    void play(std::string_view script)
    {
        for (const std::string &step : steps(script)) {
            typename Game::EventList events;
            const int seat = step.at(0) - '0';
            ASSERT_EQ(Game::apply(m_state, seat, Kit::action_of(step.substr(2)), events), Game::Reason::none) << step;
            watch(events.events());
        }
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
    typename Game::SearchParts::Belief m_belief;
};

/// A script, and limits of the share of determinizations in which `holds` returns true for the hand of seat 1 afterwards.
template <typename Position, typename Hand>
struct BeliefRow
{
    const char *name;
    Position position;
    std::string_view script;
    std::function<bool(const Hand &)> holds;
    double least; ///< The limits of the share.
    double most;
    double least_change = 0.0; ///< The limits of the share after the script, divided by the share before it.
    double most_change = 1e9;
};

template <typename Kit>
void expect_beliefs(const auto &rows)
{
    for (const auto &row : rows) {
        SCOPED_TRACE(row.name);
        Believing<Kit> belief(state_of(row.position));
        const double before = std::max(belief.share(row.holds), 1e-6); // 0 would forbid any change
        belief.play(row.script);
        const double after = belief.share(row.holds);
        EXPECT_GE(after, row.least);
        EXPECT_LE(after, row.most);
        EXPECT_GE(after, row.least_change * before);
        EXPECT_LE(after, row.most_change * before);
    }
}

} // namespace tableside::test
