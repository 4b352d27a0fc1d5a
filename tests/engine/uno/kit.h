// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the random rounds of UNO need (tests/engine/support/playout.h): the tracker, any actions, and the game's invariants.
#pragma once

#include "tests/engine/support/card_tracker.h"
#include "tests/engine/support/playout.h"
#include "tests/engine/uno/position.h"

#include "engine/uno/ai/random_player.h"

namespace tableside::uno_test {

/// Also follows the color, the direction, and the posing seats.
class UnoTracker : public test::CardTracker<uno::Game, UnoTracker>
{
public:
    using CardTracker::on;

    std::string other_difference(const uno::State &state) const
    {
        if (m_color != state.table.color)
            return "another color is in play";
        if (m_direction != state.table.direction)
            return "the direction differs";
        return state.is_over() || m_posing == state.table.posing ? "" : "other seats are posing";
    }

    void on(const uno::Dealt &event)
    {
        m_seats = event.hands.size();
        deal(event.hands, event.draw);
        m_discard = {event.top};
        m_color = event.top.color();
    }
    void on(const uno::Played &event)
    {
        expect(event.jumps_in || event.seat == m_turn, "a card played out of turn");
        expect(!event.jumps_in || event.card == m_discard.back(), "a jump with another card");
        play(event.seat, event.card);
        m_left_behind = hand(event.seat);
        m_discard.push_back(event.card);
        m_color = event.card.color();
        m_turn = event.seat;
    }
    void on(const uno::ColorNamed &event) { m_color = event.color; }
    void on(const uno::Reversed &event)
    {
        expect(event.direction == -m_direction, "the direction did not turn");
        m_direction = event.direction;
    }
    void on(const uno::Skipped &event) { m_turn = event.seat; }
    void on(const uno::Passed &event) { expect(event.seat == m_turn, "a pass out of turn"); }
    void on(const uno::Challenged &event)
    {
        expect(event.seat == m_turn, "a challenge out of turn");
        expect(m_discard.back() == uno::wild_draw_four, "a challenge of another card");
        expect(hand_of(event.hand) == m_left_behind, "another hand was shown");
    }
    void on(const uno::HandsSwapped &event)
    {
        auto expected = m_hands;
        for (std::size_t seat = 0; !event.target && seat < m_seats; ++seat)
            expected.at((seat + m_seats + static_cast<std::size_t>(m_direction)) % m_seats) = m_hands.at(seat);
        if (event.target)
            std::swap(expected.at(static_cast<std::size_t>(event.seat)),
                      expected.at(static_cast<std::size_t>(*event.target)));
        for (std::size_t seat = 0; seat < event.hands.size(); ++seat)
            m_hands.at(seat) = hand_of(event.hands[seat]);
        expect(m_hands == expected, "hands were swapped otherwise");
    }
    void on(const uno::Posing &event)
    {
        expect(m_discard.back() == uno::wild_dumb_fu && !has(m_posing, event.seat), "a pose for nothing");
        m_posing |= 1U << event.seat;
    }
    void on(const uno::Moved &event) { expect(has(m_posing, event.seat), "a move without a pose"); }
    void on(const uno::PoseEnded &event)
    {
        expect(has(m_posing, event.seat), "the end of no pose");
        m_posing &= ~(1U << event.seat);
    }
    void on(const uno::Reshuffled &event) { reshuffle(event.draw, 1); }
    void on(const uno::Exposed &event) { expose(event.seat, 1); }
    void on(const uno::Blocked &event) { m_turn = event.winner; }

private:
    uno::Hand m_left_behind; ///< The rest of the hand after the last card played.
    std::size_t m_seats = 0;
    uno::Color m_color = uno::Color::any;
    int m_direction = 1;
    unsigned m_posing = 0;
};

struct UnoKit : test::CommonKit<uno::Game>
{
    using Tracker = UnoTracker;

    static constexpr int longest_round = 200'000;
    static constexpr int rounds_each = 3;
    static constexpr int worlds_each = 2;

    /// Rarely draws if the seat can play; otherwise a round with few seats would take tens of thousands of actions.
    static std::size_t choices(const uno::State &state, const uno::ActionList &legal, Random &random)
    {
        return random.chance(0.1) ? legal.size() : choice_count_without_draw(state.table, legal);
    }

    static std::string text_of(const auto &what) { return text(what); }
    static Census census(const uno::State &state) { return uno_test::census(state); }
    static double shout_chance(const uno::State &state)
    {
        return state.table.exposed != 0 || state.table.posing != 0 || state.table.rules.jump_in ? 0.2 : 0.01;
    }

    static std::pair<int, uno::Action> attempt(const uno::State &state, Random &random)
    {
        const int seat = any_seat(state, random);
        uno::ActionList jumps;
        jump_ins(observe(state, seat), jumps);
        if (!jumps.empty())
            return {seat, jumps[random.below(static_cast<std::uint32_t>(jumps.size()))]};
        switch (random.below(3)) {
        case 0: return {seat, uno::CallUno{}};
        case 1: return {seat, uno::ReportMove{static_cast<std::uint8_t>(random.below(state.table.seats + 1U))}};
        default: return {seat, any_catch(state, random)};
        }
    }
    static uno::Action any_action(const uno::State &, Random &random)
    {
        const uno::Card card = random.chance(0.2) ? uno::Card{} : uno::sorted_deck()[random.below(uno::deck_size)];
        const auto color = static_cast<uno::Color>(random.below(5));
        const auto seat = static_cast<std::uint8_t>(random.below(11));
        const uno::Action tries[] = {
            uno::DrawCard{},       uno::PassTurn{},      uno::ChallengeDraw{},       uno::AcceptDraw{},
            uno::NameColor{color}, uno::SwapHands{seat}, uno::PlayCard{card, color}, uno::PlayCard{card}};
        return tries[random.below(std::size(tries))];
    }

    static void check(const uno::State &state, const std::vector<uno::Event> &events)
    {
        const uno::Table &table = state.table;
        ASSERT_GE(table.discard_count, 1);
        ASSERT_EQ(table.color == uno::Color::any, table.phase == uno::Phase::color);
        ASSERT_EQ(table.pending > 0, table.phase == uno::Phase::challenge);
        ASSERT_EQ(!table.drawn.is_none(), table.phase == uno::Phase::drawn);
        for (int seat = 0; seat < table.seats; ++seat) {
            const bool may_be_out = state.is_over() ? seat == table.turn
                                                    : table.is_ending && seat == table.challenged_seat();
            ASSERT_TRUE(!state.hand(seat).empty() || may_be_out);
            ASSERT_TRUE(!table.is_exposed(seat) || state.hand(seat).size() == 1);
        }
        for (const uno::Event &event : events)
            check_sight(event, table.seats);
    }

    /// Checks that an event shows a hidden card only to its holder or to a challenger.
    static void check_sight(const uno::Event &event, int seats)
    {
        const auto is_hidden = [](const uno::Cards &cards) { return std::ranges::all_of(cards, &uno::Card::is_none); };
        for (int viewer = -1; viewer < seats; ++viewer) {
            const uno::Event seen = seen_by(event, viewer);
            if (const auto *drew = std::get_if<uno::Drew>(&seen)) {
                ASSERT_TRUE(drew->seat == viewer || is_hidden(drew->cards));
            } else if (const auto *challenged = std::get_if<uno::Challenged>(&seen)) {
                ASSERT_TRUE(viewer == challenged->seat || viewer == challenged->target || is_hidden(challenged->hand));
            } else if (const auto *swapped = std::get_if<uno::HandsSwapped>(&seen)) {
                for (int seat = 0; seat < seats; ++seat)
                    ASSERT_TRUE(seat == viewer || is_hidden(swapped->hands[static_cast<std::size_t>(seat)]));
            }
        }
    }
    static int cards_outside_hands(const uno::State &state)
    {
        return state.table.discard_count + state.table.draw_count;
    }
};

} // namespace tableside::uno_test
