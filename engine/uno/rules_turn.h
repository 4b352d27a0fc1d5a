// The steps of a turn, such as drawing, missing a turn, posing, and being exposed. Only rules_apply.cpp and
// rules_deal.cpp include it; its functions have internal linkage so that the compiler can inline those with one caller.
#pragma once

#include "engine/uno/matching.h"
#include "engine/uno/rules.h"

#include <algorithm>
#include <cassert>

namespace tableside::uno {

namespace {

Cards cards_of(const Hand &hand)
{
    Cards cards;
    hand.for_each_card([&](Card card) { cards.push_back(card); });
    return cards;
}

constexpr std::uint16_t seat_bit(int seat)
{
    return static_cast<std::uint16_t>(1U << seat);
}

/// Changes a state step by step and emits the events. Base class of the classes that deal and apply actions.
template <typename Sink>
class Steps
{
public:
    Steps(State &state, Sink &events) : m_state(state), m_table(state.table), m_events(events) {}

    Hand &hand(int seat) { return m_state.hands[static_cast<unsigned>(seat)]; }

    /// Shuffles the discard pile, except its top card, into a new draw pile (UNO-PILE-1).
    void reshuffle()
    {
        assert(m_table.discard_count > 1 && m_table.draw_count == 0);
        const Card top = m_table.top();
        const int count = m_table.discard_count - 1;
        Card *const first = m_table.cards.data() + (deck_size - count);
        std::copy_backward(m_table.cards.begin(), m_table.cards.begin() + count, m_table.cards.end());
        shuffle(first, static_cast<std::size_t>(count), m_state.random);
        m_table.cards[0] = top;
        m_table.discard_count = 1;
        m_table.draw_count = static_cast<std::uint8_t>(count);
        if constexpr (Sink::keeps)
            m_events.push(Reshuffled{{m_table.draw().begin(), m_table.draw().end()}});
    }

    /// Draws up to `count` cards, as far as there are any, and stops after a card for which `is_enough` returns true.
    /// Returns the last card, or none if nothing was drawn.
    template <typename Enough>
    Card draw_cards(int seat, int count, DrawReason why, Enough is_enough)
    {
        [[maybe_unused]] Cards drawn;
        Card card;
        for (int left = count; left > 0; --left) {
            if (m_table.draw_count == 0) {
                if (m_table.discard_count < 2)
                    break;
                if constexpr (Sink::keeps) {
                    if (!drawn.empty())
                        m_events.push(Drew{seat, std::exchange(drawn, {}), why});
                }
                reshuffle();
            }
            card = m_table.cards[static_cast<std::size_t>(deck_size - m_table.draw_count--)];
            hand(seat).add(card);
            if constexpr (Sink::keeps)
                drawn.push_back(card);
            if (is_enough(card))
                break;
        }
        if constexpr (Sink::keeps)
            m_events.push(Drew{seat, std::move(drawn), why});
        m_table.call_ends.forget(seat, !card.is_none());
        if (m_table.is_exposed(seat) && hand(seat).size() != 1)
            close_call_window(seat);
        return card;
    }

    void draw_cards(int seat, int count, DrawReason why)
    {
        draw_cards(seat, count, why, [](Card) { return false; });
    }

    /// Makes it possible to catch the seat if its hand is a single card (UNO-CALL-1).
    void expose_if_one(int seat)
    {
        const bool exposes = hand(seat).size() == 1;
        m_table.call_ends.forget(seat);
        m_table.exposed = static_cast<std::uint16_t>(m_table.exposed | (unsigned{exposes} << seat));
        if constexpr (Sink::keeps) {
            if (exposes)
                m_events.push(Exposed{seat});
        }
    }

    void unexpose(int seat) { m_table.exposed &= static_cast<std::uint16_t>(~seat_bit(seat)); }

    void close_call_window(int seat)
    {
        unexpose(seat);
        m_events.push(WindowClosed{seat});
    }

    /// Closes all call windows because the next turn begins (UNO-CALL-1). Responding to a draw card counts as the
    /// beginning (UNO-CHAL-2).
    void shut_windows()
    {
        if constexpr (Sink::keeps) {
            for (int seat = 0; seat < m_table.seats; ++seat) {
                if (m_table.is_exposed(seat))
                    m_events.push(WindowClosed{seat});
            }
        }
        m_table.call_ends.note_missed(m_table.exposed);
        m_table.exposed = 0;
    }

    void end_pose(int seat)
    {
        if constexpr (Sink::keeps) {
            if (m_table.is_posing(seat))
                m_events.push(PoseEnded{seat});
        }
        m_table.posing &= static_cast<std::uint16_t>(~seat_bit(seat));
    }

    /// Moves the turn to a seat and ends the seat's pose, even if the seat will miss the turn (UNO-ACT-6).
    void come_to(int seat)
    {
        m_table.turn = static_cast<std::uint8_t>(seat);
        end_pose(seat);
    }

    void come_to_next() { come_to(m_table.next_seat(m_table.turn)); }

    /// Starts the turn of the seat in turn. In Phase::challenge the seat still responds to the previous turn's card, so
    /// still turns are not counted.
    void start_turn(Phase phase = Phase::play)
    {
        if (phase == Phase::play && is_still_for_too_long()) {
            finish_blocked_round(m_table.turn);
            return;
        }
        m_table.phase = phase;
        m_events.push(TurnStarted{m_table.turn});
    }

    void start_next_turn()
    {
        come_to_next();
        start_turn();
    }

    /// Makes the seat in turn miss its turn.
    void miss_turn()
    {
        m_events.push(Skipped{m_table.turn});
        start_next_turn();
    }

    void turn_direction()
    {
        m_table.direction = static_cast<std::int8_t>(-m_table.direction);
        m_events.push(Reversed{m_table.direction});
    }

    /// Returns whether a Reverse acts as a Skip: with two players, unless the rule says `literal` (UNO-ACT-2).
    bool reverse_skips() const
    {
        return m_table.seats == 2 && m_table.rules.two_player_reverse == TwoPlayerReverse::skips;
    }

    /// Ends the round (UNO-OUT-1) and resets everything that belongs to a turn.
    void finish_round(int winner)
    {
        if (hand(winner).empty())
            m_events.push(WentOut{winner});
        else
            m_events.push(Blocked{winner});
        m_table.phase = Phase::over;
        m_table.turn = static_cast<std::uint8_t>(winner);
        m_table.exposed = m_table.posing = 0;
        m_table.call_ends = {};
        m_table.pending = 0;
        m_table.is_ending = false;
        m_table.idle_turns = m_table.still_turns = 0;
        m_table.drawable_before = deck_size;
        m_state.is_bluff = false;
    }

    /// Ends a blocked round: the smallest hand by points wins. In a tie, the first seat in turn order from `next` wins
    /// (UNO-PILE-1).
    void finish_blocked_round(int next)
    {
        int winner = next;
        for (int seat = m_table.next_seat(next); seat != next; seat = m_table.next_seat(seat)) {
            if (hand(seat).points() < hand(winner).points())
                winner = seat;
        }
        finish_round(winner);
    }

protected:
    State &m_state;
    Table &m_table;
    Sink &m_events;

private:
    /// Returns whether too many still turns have followed each other (UNO-PILE-1). Counts the turn that ends here if all hands
    /// together kept their size while at most one card per seat could be drawn. Turns in which one player plays a card
    /// and the next draws it count, too.
    bool is_still_for_too_long()
    {
        const auto drawable = static_cast<std::uint8_t>(m_table.drawable());
        const bool is_still = drawable == m_table.drawable_before && drawable <= m_table.seats;
        m_table.still_turns = is_still ? static_cast<std::uint8_t>(m_table.still_turns + 1) : std::uint8_t{0};
        m_table.drawable_before = drawable;
        return m_table.still_turns == most_still_turns(m_table.seats);
    }
};

} // namespace

} // namespace tableside::uno
