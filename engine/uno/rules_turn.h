// The steps of a turn, such as drawing, missing a turn, posing, and being exposed. Only rules_apply.cpp and
// rules_deal.cpp include this header. Its functions have internal linkage, so that the compiler can inline them.
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

/// The base class of Opening, which deals a round, and Turn, which applies an action. Each function makes one step: it
/// changes the state and emits the events.
template <typename Sink>
class Steps
{
public:
    Steps(State &state, Sink &events) : m_state(state), m_table(state.table), m_events(events) {}

    Hand &hand(int seat) { return m_state.hands[static_cast<unsigned>(seat)]; }

    /// Shuffles the discard pile except its top card into a new draw pile (UNO-PILE-1). The draw pile must be empty before.
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

    /// Makes the seat draw `count` cards. Stops earlier if both piles run out, or after a card for which `is_enough`
    /// returns true. Returns the last drawn card; an empty card if nothing was drawn.
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

    /// Marks the seat as exposed if its hand is a single card: it can be caught until it calls "UNO!" (UNO-CALL-1).
    void expose_if_one_card(int seat)
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

    /// Makes all exposed seats safe from being caught, because the next turn begins (UNO-CALL-1). Answering a draw card
    /// counts as the beginning of a turn (UNO-CHAL-2).
    void close_all_call_windows()
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

    /// Makes `seat` the seat in turn and ends its pose, even if the seat will miss this turn (UNO-ACT-6: a pose lasts until
    /// the seat's next turn).
    void set_turn(int seat)
    {
        m_table.turn = static_cast<std::uint8_t>(seat);
        end_pose(seat);
    }

    void set_next_turn() { set_turn(m_table.next_seat(m_table.turn)); }

    /// Starts the turn of the seat in turn, or ends the round if it is blocked (UNO-PILE-1: empty piles). In
    /// Phase::challenge, this check is skipped, because the seat still answers the draw card of the previous turn.
    void start_turn(Phase phase = Phase::play)
    {
        if (phase == Phase::play && update_unchanged_turns()) {
            finish_blocked_round(m_table.turn);
            return;
        }
        m_table.phase = phase;
        m_events.push(TurnStarted{m_table.turn});
    }

    void start_next_turn()
    {
        set_next_turn();
        start_turn();
    }

    /// Makes the seat in turn miss its turn and starts the next seat's turn.
    void miss_turn()
    {
        m_events.push(Skipped{m_table.turn});
        start_next_turn();
    }

    void reverse_direction()
    {
        m_table.direction = static_cast<std::int8_t>(-m_table.direction);
        m_events.push(Reversed{m_table.direction});
    }

    /// Returns whether a Reverse acts as a Skip. This is so between two players, unless the rule option two_player_reverse
    /// is `literal` (UNO-ACT-2).
    bool reverse_skips() const
    {
        return m_table.seats == 2 && m_table.rules.two_player_reverse == TwoPlayerReverse::skips;
    }

    /// Ends the round and resets all values that only matter during a turn. `winner` has an empty hand (UNO-OUT-1) or, after
    /// a block, the fewest points (UNO-PILE-1).
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
        m_table.idle_turns = m_table.unchanged_turns = 0;
        m_table.drawable_at_turn_start = deck_size;
        m_state.is_bluff = false;
    }

    /// Ends a blocked round: the hand with the fewest points wins. In a tie, the first of these seats in turn order,
    /// beginning with `next`, wins (UNO-PILE-1).
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
    /// Updates Table::unchanged_turns after a turn. If the turn left the total number of held cards unchanged and no more
    /// cards could be drawn than there are seats, adds 1; otherwise sets the count to 0. Returns whether the count has
    /// reached its limit, so that the round is blocked (UNO-PILE-1).
    bool update_unchanged_turns()
    {
        const auto drawable = static_cast<std::uint8_t>(m_table.drawable());
        const bool is_still = drawable == m_table.drawable_at_turn_start && drawable <= m_table.seats;
        m_table.unchanged_turns = is_still ? static_cast<std::uint8_t>(m_table.unchanged_turns + 1) : std::uint8_t{0};
        m_table.drawable_at_turn_start = drawable;
        return m_table.unchanged_turns == unchanged_turns_limit(m_table.seats);
    }
};

} // namespace

} // namespace tableside::uno
