// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What the random rounds of DOS need (tests/engine/support/playout.h): the tracker, any actions, and the game's invariants.
#pragma once

#include "tests/engine/dos/position.h"
#include "tests/engine/support/card_tracker.h"
#include "tests/engine/support/playout.h"

namespace tableside::test {

class DosTracker : public CardTracker<dos::Game, DosTracker>
{
public:
    using CardTracker::on;

    std::string other_difference(const dos::State &state) const
    {
        if (!std::ranges::equal(m_row, state.table.row()))
            return "the row differs";
        if (!std::ranges::equal(m_played, state.table.played()))
            return "the cards played differ";
        for (std::size_t index = 0; index < m_matched.size(); ++index) {
            if (m_matched[index] != state.table.is_matched(static_cast<int>(index)))
                return "another row card is matched";
        }
        return "";
    }

    void on(const dos::Dealt &event)
    {
        deal(event.hands, event.draw);
        set_row(event.row);
    }
    void on(const dos::Matched &event)
    {
        const auto row = static_cast<std::size_t>(event.row);
        expect(event.seat == m_turn, "a match out of turn");
        expect(row < m_row.size() && m_row[row] == event.row_card && !m_matched[row], "a match on another row card");
        const dos::Card second = event.cards.size() > 1 ? event.cards[1] : dos::Card{};
        expect(event.reading == dos::best_reading(event.row_card, event.cards.at(0), second), "a match read otherwise");
        m_matched[row] = true;
        for (const dos::Card card : event.cards) {
            play(event.seat, card);
            m_played.push_back(card);
        }
    }
    void on(const dos::Laid &event)
    {
        expect(event.seat == m_turn, "a card laid out of turn");
        play(event.seat, event.card);
        m_row.push_back(event.card);
        m_matched.push_back(false);
    }
    void on(const dos::BonusSkipped &event) { expect(event.seat == m_turn, "a bonus skipped out of turn"); }
    /// Expects the matched row cards in row order, then the played cards in the order of play.
    void on(const dos::Discarded &event)
    {
        dos::Cards expected;
        dos::Cards staying;
        for (std::size_t index = 0; index < m_row.size(); ++index)
            (m_matched[index] ? expected : staying).push_back(m_row[index]);
        expected.insert(expected.end(), m_played.begin(), m_played.end());
        expect(event.cards == expected, "other cards discarded");
        m_discard.insert(m_discard.end(), event.cards.begin(), event.cards.end());
        m_played.clear();
        set_row(staying);
    }
    void on(const dos::Refilled &event)
    {
        dos::Cards row = m_row;
        for (const dos::Card card : event.cards) {
            draw_top(card);
            row.push_back(card);
        }
        set_row(row);
        expect(m_row.size() <= 2, "refilled above two");
    }
    void on(const dos::Reshuffled &event) { reshuffle(event.draw, 0); }
    void on(const dos::Exposed &event) { expose(event.seat, 2); }
    void on(const dos::FalselyCaught &event)
    {
        expect(!has(m_exposed, event.seat), "a false catch of an exposed seat");
    }

private:
    void set_row(const dos::Cards &row)
    {
        m_row = row;
        m_matched.assign(m_row.size(), false);
    }

    dos::Cards m_row;
    std::vector<bool> m_matched;
    dos::Cards m_played;
};

struct DosKit : CommonKit<dos::Game>
{
    using Tracker = DosTracker;

    static constexpr int longest_round = 20'000;
    static constexpr int rounds_each = 2800; ///< For each number of seats and each ruleset.
    static constexpr int worlds_each = 50;

    static std::string text_of(const auto &what) { return text(what); }
    static Census census(const dos::State &state) { return test::census(state); }
    static double shout_chance(const dos::State &state) { return state.table.exposed != 0 ? 0.3 : 0.01; }

    static std::pair<int, dos::Action> attempt(const dos::State &state, Random &random)
    {
        if (random.chance(0.4))
            return {any_seat(state, random), dos::CallDos{}};
        return {any_seat(state, random), any_catch(state, random)};
    }
    static dos::Action any_action(const dos::State &, Random &random)
    {
        const auto any_card = [&] { return random.chance(0.2) ? dos::Card{} : dos::sorted_deck()[random.below(108)]; };
        const dos::Action tries[] = {dos::DrawCard{}, dos::EndTurn{}, dos::SkipBonus{}, dos::LayCard{any_card()},
                                     dos::MatchRow{static_cast<std::uint8_t>(random.below(5)), any_card(), any_card()}};
        return tries[random.below(std::size(tries))];
    }

    /// DOS-TURN-5, DOS-PILE-1: a turn starts with two row cards unless both piles are empty.
    static void check(const dos::State &state, const std::vector<dos::Event> &events)
    {
        const dos::Table &table = state.table;
        const bool has_row = table.row_count >= 2 || (table.draw_count == 0 && table.discard_count == 0);
        for (const dos::Event &event : events)
            ASSERT_TRUE(has_row || !std::holds_alternative<dos::TurnStarted>(event));
    }
    static int cards_outside_hands(const dos::State &state)
    {
        const dos::Table &table = state.table;
        return table.discard_count + table.row_count + table.played_count + table.draw_count;
    }
};

} // namespace tableside::test
