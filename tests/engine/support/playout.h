// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// PlayoutRound plays a round of random actions and checks every invariant at every state. It is a template over a game's kit,
// which derives from CommonKit:
//   Tracker                            follows events only: follow(events); difference(state) returns what is wrong, or ""
//   census(State)                      the number of cards of each kind in a position
//   cards_outside_hands(State)         the number of cards that are in no hand
//   attempt(State, Random &)           a call, catch or similar action that a seat may try at any time, with its seat
//   any_action(State, Random &)        any action, which may be illegal
//   shout_chance(State)                the probability of attempt() instead of an action of the seat in turn
//   text_of(Action), text_of(events)   for messages and comparisons
//   check(State, events)               checks the game's own invariants
//   longest_round                      the number of actions in which every round must end
//   rounds_each, worlds_each           the numbers of rounds for each number of seats and each ruleset
#pragma once

#include "engine/core/event_sink.h"
#include "engine/core/random.h"
#include "tests/engine/support/other_secrets.h"
#include "tests/engine/support/rulesets.h"
#include "tests/engine/support/script.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace tableside::test {

/// The parts of a kit that most games share.
template <typename GameOfKit>
struct CommonKit
{
    using Game = GameOfKit;
    using State = typename Game::State;

    static constexpr unsigned rulesets = round_rulesets<Game>;
    static typename Game::Ruleset ruleset(unsigned index) { return test::ruleset<Game>(index); }

    /// Returns the number of legal actions, from the first, among which the random choice is made.
    static std::size_t choices(const State &, const typename Game::ActionList &legal, Random &) { return legal.size(); }
    static int any_seat(const State &state, Random &random)
    {
        return static_cast<int>(random.below(state.table.seats));
    }
    static typename Game::Catch any_catch(const State &state, Random &random)
    {
        return {static_cast<std::uint8_t>(random.below(state.table.seats + 1U)),
                static_cast<std::uint16_t>(random.below(4000))};
    }
};

/// Whether a table type has no members for hidden cards: the draw pile, all cards, or the drawn card.
template <typename Table>
constexpr bool hides_cards = !requires(Table table)
{
    table.draw();
}
&&!requires(Table table)
{
    table.cards;
}
&&!requires(Table table)
{
    table.drawn.is_none();
};

/// A round that is played twice at once, with and without events, and is checked at every state.
template <typename Kit>
class PlayoutRound
{
public:
    using Game = typename Kit::Game;

    static_assert(hides_cards<decltype(Game::Observation::table)>);
    static_assert(!hides_cards<decltype(Game::State::table)>);

    PlayoutRound(int seats, const typename Game::Ruleset &rules, std::uint64_t seed) : m_random(seed)
    {
        const auto dealer = static_cast<int>(m_random.below(static_cast<std::uint32_t>(seats)));
        const Random deal_random(m_random.next());
        m_state = Game::deal(seats, dealer, rules, deal_random, m_events);
        m_silent = Game::deal(seats, dealer, rules, deal_random, m_none);
        check_state();
    }

    /// Plays the round and returns the number of actions, or 0 if a check failed or the round has too many actions.
    int play()
    {
        for (int actions = 0; actions < Kit::longest_round; ++actions) {
            if (testing::Test::HasFailure())
                return 0;
            if (Game::is_over(m_state))
                return std::max(actions, 1);
            if (m_random.chance(0.05))
                try_anything();
            if (m_random.chance(Kit::shout_chance(m_state)))
                perform(Kit::attempt(m_state, m_random), false);
            else
                step();
        }
        ADD_FAILURE() << "the round did not end";
        return 0;
    }

    /// Turns on a further check: each action is applied again, for each seat, to a position that differs only in cards that the
    /// seat can't see. The seat must see the same events and the same observation afterwards.
    void compare_worlds() { m_compares_worlds = true; }
    /// Returns the number of such comparisons.
    int compared() const { return m_compared; }

private:
    using Chosen = std::pair<int, typename Game::Action>;

    void step()
    {
        const int seat = Game::seat_in_turn(m_state);
        Game::legal_actions(Game::observe(m_state, seat), m_legal);
        ASSERT_FALSE(m_legal.empty());
        const auto chosen = m_random.below(static_cast<std::uint32_t>(Kit::choices(m_state, m_legal, m_random)));
        perform({seat, m_legal[chosen]}, true);
    }

    void try_anything()
    {
        const Chosen chosen{Kit::any_seat(m_state, m_random), Kit::any_action(m_state, m_random)};
        if (check(m_state, chosen.first, chosen.second) != Game::Reason::none)
            perform(chosen, false);
    }

    void perform(const Chosen &chosen, bool must_be_legal)
    {
        const auto &[seat, action] = chosen;
        if (Game::is_over(m_state))
            return;
        const typename Game::State before = m_state;
        m_events.clear();
        const auto reason = Game::apply(m_state, seat, action, m_events);
        ASSERT_EQ(Game::apply(m_silent, seat, action, m_none), reason);
        ASSERT_EQ(m_silent, m_state) << "silent and told rounds differ";
        ASSERT_EQ(check(Game::observe(before, seat), action), reason);
        if (reason == Game::Reason::none) {
            check_state();
            for (int viewer = 0; m_compares_worlds && viewer < m_state.table.seats; ++viewer)
                compare_worlds(before, chosen, viewer);
            return;
        }
        ASSERT_FALSE(must_be_legal) << reason_code(reason);
        ASSERT_EQ(m_state, before) << "a refused action changed the state";
        ASSERT_TRUE(m_events.events().empty()) << "a refused action told something";
    }

    void check_state()
    {
        ASSERT_EQ(Kit::census(m_state), m_deck);
        m_tracker.follow(m_events.events());
        ASSERT_EQ(m_tracker.difference(m_state), "");
        Kit::check(m_state, m_events.events());
        check_secrets(static_cast<int>(m_random.below(m_state.table.seats)));
    }

    /// Compares what `viewer` sees if the action is legal in the other position, too, and gives `viewer` no cards.
    void compare_worlds(const typename Game::State &before, const Chosen &chosen, int viewer)
    {
        const auto &[seat, action] = chosen;
        typename Game::State other = rehidden(before, viewer, m_random);
        typename Game::EventList events;
        if (!is_told_alike(before, action, m_events.events())
            || Game::apply(other, seat, action, events) != Game::Reason::none)
            return;
        const bool draws = m_state.hand(viewer).size() > before.hand(viewer).size();
        if (draws || Game::is_over(m_state) || Game::is_over(other))
            return;
        ASSERT_EQ(told(events.events(), viewer), told(m_events.events(), viewer))
            << "seat " << viewer << " hears what it cannot know after: " << Kit::text_of(action);
        ASSERT_EQ(Game::observe(other, viewer), Game::observe(m_state, viewer))
            << "seat " << viewer << " sees what it cannot know after: " << Kit::text_of(action);
        ++m_compared;
    }

    static std::string told(const std::vector<typename Game::Event> &events, int viewer)
    {
        std::vector<typename Game::Event> seen;
        for (const auto &event : events)
            seen.push_back(Game::seen_by(event, viewer));
        return Kit::text_of(seen);
    }

    void check_secrets(int seat)
    {
        const auto onlooker = Game::observe(m_state, -1);
        ASSERT_EQ(onlooker.hand.size(), 0);
        ASSERT_EQ(onlooker, Game::observe(rehidden(m_state, -1, m_random), -1)) << "hidden cards are seen";
        const auto seen = Game::observe(m_state, seat);
        ASSERT_EQ(seen, Game::observe(rehidden(m_state, seat, m_random), seat)) << "hidden cards are seen";
        auto assigned = decltype(seen.table)();
        assigned = m_state.table;
        ASSERT_EQ(assigned, seen.table) << "hidden cards are copied";
        ASSERT_EQ(seen.hand, m_state.hand(seat));
        ASSERT_EQ(seen.table.draw_count, m_state.table.draw_count);
    }

    Random m_random;
    typename Game::State m_state;
    typename Game::State m_silent;
    typename Game::EventList m_events;
    NoEvents m_none;
    typename Kit::Tracker m_tracker;
    typename Game::ActionList m_legal;
    const Census m_deck = census_of_whole_deck<Game>();
    bool m_compares_worlds = false;
    int m_compared = 0;
};

/// A round of random actions without events. The same seed gives the same round.
template <typename Kit>
class QuickRound
{
public:
    using Game = typename Kit::Game;

    QuickRound(int seats, const typename Game::Ruleset &rules, std::uint64_t seed) : m_random(seed)
    {
        const auto dealer = static_cast<int>(m_random.below(static_cast<std::uint32_t>(seats)));
        m_state = Game::deal(seats, dealer, rules, Random(m_random.next()), m_none);
    }

    /// Plays the round and returns the number of actions, or 0 if a check failed or the round has too many actions. `legal`
    /// is a buffer.
    int play(typename Game::ActionList &legal)
    {
        for (int actions = 1; actions <= Kit::longest_round; ++actions) {
            act(legal);
            check_state();
            if (testing::Test::HasFailure())
                return 0;
            if (Game::is_over(m_state)) {
                EXPECT_EQ(Kit::census(m_state), census_of_whole_deck<Game>());
                return actions;
            }
        }
        ADD_FAILURE() << "the round did not end";
        return 0;
    }

private:
    void act(typename Game::ActionList &legal)
    {
        if (m_random.chance(Kit::shout_chance(m_state))) {
            const auto [seat, action] = Kit::attempt(m_state, m_random);
            Game::apply(m_state, seat, action, m_none); // the action may be refused
            return;
        }
        Game::legal_actions(m_state, legal);
        ASSERT_FALSE(legal.empty());
        const auto chosen = m_random.below(static_cast<std::uint32_t>(Kit::choices(m_state, legal, m_random)));
        ASSERT_EQ(Game::apply(m_state, Game::seat_in_turn(m_state), legal[chosen], m_none), Game::Reason::none);
    }

    void check_state()
    {
        int cards = Kit::cards_outside_hands(m_state);
        for (int seat = 0; seat < m_state.table.seats; ++seat)
            cards += m_state.hand(seat).size();
        ASSERT_EQ(cards, static_cast<int>(Game::deck().size()));
        Kit::check(m_state, {});
    }

    Random m_random;
    typename Game::State m_state;
    NoEvents m_none;
};

} // namespace tableside::test
