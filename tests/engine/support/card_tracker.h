// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// CardTracker: follows the cards, the exposed seats and the turn of a round from its events alone, as the user interface does,
// and compares the result with the state. This base of the games' trackers handles what they have in common.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

namespace tableside::test {

/// `Derived` has on(event) for the other events of the game and other_difference(state).
template <typename Game, typename Derived>
class CardTracker
{
public:
    void follow(const std::vector<typename Game::Event> &events)
    {
        for (const auto &event : events)
            std::visit([this](const auto &happened) { static_cast<Derived *>(this)->on(happened); }, event);
    }

    /// Returns the first event that was inconsistent with those before it, or the first difference from the state; empty if
    /// all cards, in order, the exposed seats and the turn agree.
    std::string difference(const typename Game::State &state) const
    {
        const auto &table = state.table;
        if (!m_problem.empty())
            return m_problem;
        for (std::size_t seat = 0; seat < table.seats; ++seat) {
            if (m_hands[seat] != state.hands[seat])
                return "hand " + std::to_string(seat) + " differs";
        }
        if (!std::equal(m_draw.rbegin(), m_draw.rend(), table.draw().begin(), table.draw().end()))
            return "the draw pile differs";
        if (!std::ranges::equal(m_discard, table.discard()))
            return "the discard pile differs";
        if (!state.is_over() && m_exposed != table.exposed)
            return "other seats are exposed";
        if (m_turn != table.turn)
            return "another seat is in turn";
        return static_cast<const Derived *>(this)->other_difference(state);
    }

    void on(const typename Game::TurnStarted &event) { m_turn = event.seat; }
    void on(const typename Game::Drew &event)
    {
        for (const auto card : event.cards) {
            draw_top(card);
            hand(event.seat).add(card);
        }
    }
    void on(const typename Game::WindowClosed &event) { unexpose(event.seat); }
    void on(const typename Game::Called &event) { unexpose(event.seat); }
    void on(const typename Game::Caught &event) { unexpose(event.seat); }
    void on(const typename Game::WentOut &event)
    {
        expect(hand(event.seat).empty(), "out with cards");
        m_turn = event.seat;
    }
    template <typename OfMatch>
    void on(const OfMatch &)
    {
        expect(false, "an event of the match in a round");
    }

protected:
    using Hand = std::remove_cvref_t<decltype(std::declval<typename Game::State>().hand(0))>;
    using Cards = typename Game::Cards;

    static bool has(unsigned seats, int seat) { return ((seats >> seat) & 1U) != 0; }
    Hand &hand(int seat) { return m_hands.at(static_cast<std::size_t>(seat)); }
    static Hand hand_of(const Cards &cards)
    {
        Hand hand;
        for (const auto card : cards)
            hand.add(card);
        return hand;
    }

    void expect(bool holds, const char *what)
    {
        if (!holds && m_problem.empty())
            m_problem = what;
    }
    void deal(const std::vector<Cards> &hands, const Cards &draw)
    {
        for (std::size_t seat = 0; seat < hands.size(); ++seat)
            m_hands.at(seat) = hand_of(hands[seat]);
        m_draw.assign(draw.rbegin(), draw.rend());
    }
    void draw_top(typename Game::Card card)
    {
        expect(!m_draw.empty() && m_draw.back() == card, "drawn from elsewhere than the top");
        if (!m_draw.empty())
            m_draw.pop_back();
    }
    void play(int seat, typename Game::Card card)
    {
        expect(hand(seat).has(card), "a card played that was not in hand");
        hand(seat).remove(card);
    }
    /// Expects a new draw pile of all cards of the discard pile but the last `kept`.
    void reshuffle(const Cards &draw, std::ptrdiff_t kept)
    {
        expect(m_draw.empty(), "reshuffled with cards to draw");
        expect(std::ssize(draw) + kept == std::ssize(m_discard)
                   && std::is_permutation(draw.begin(), draw.end(), m_discard.begin()),
               "reshuffled other cards");
        m_draw.assign(draw.rbegin(), draw.rend());
        m_discard.erase(m_discard.begin(), m_discard.end() - kept);
    }
    void expose(int seat, int cards)
    {
        expect(hand(seat).size() == cards, "exposed with another number of cards");
        m_exposed |= 1U << seat;
    }
    void unexpose(int seat)
    {
        expect(has(m_exposed, seat), "nobody was exposed");
        m_exposed &= ~(1U << seat);
    }

    std::array<Hand, Game::most_seats> m_hands{};
    Cards m_draw; ///< The draw pile, top card last.
    Cards m_discard;
    unsigned m_exposed = 0;
    int m_turn = -1;

private:
    std::string m_problem;
};

} // namespace tableside::test
