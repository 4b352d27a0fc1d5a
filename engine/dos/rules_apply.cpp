// Applies legal actions to the state of a round. The steps at the end of a turn follow in the order of DOS-END-1 to -6:
// discard, refill of the row, bonus cards, draws of the other seats, penalties, end of the round.
#include "engine/core/switch_visit.h"
#include "engine/dos/rules_judge.h"
#include "engine/dos/rules_turn.h"

#include <algorithm>
#include <cassert>

namespace tableside::dos {

namespace {

Cards copied(std::span<const Card> cards)
{
    return {cards.begin(), cards.end()};
}

std::uint8_t seat_bit(int seat)
{
    return static_cast<std::uint8_t>(1U << seat);
}

template <typename Sink>
void Turn<Sink>::operator()(const MatchRow &match)
{
    const Card row_card = m_table.row()[match.row];
    const bool in_order = !match.is_double() || match.first < match.second;
    const Card first = in_order ? match.first : match.second;
    const Card second = in_order ? match.second : match.first;
    if constexpr (Sink::keeps) {
        Matched matched{m_seat, match.row, row_card, {first}, {}};
        if (match.is_double())
            matched.cards.push_back(second);
        matched.reading = best_reading(row_card, first, second).value();
        m_events.push(std::move(matched));
    }
    close_earlier_windows();
    const int size_before = own_hand().size();
    play(first);
    if (match.is_double())
        play(second);
    m_table.matched[match.row / 64U] |= std::uint64_t{1} << (match.row % 64U);
    ++m_table.matches;
    const Bonus bonus = bonus_of(row_card, first, second);
    m_table.bonus_lays = static_cast<std::uint8_t>(m_table.bonus_lays + (bonus != Bonus::none));
    m_table.others_draw = static_cast<std::uint8_t>(m_table.others_draw + (bonus == Bonus::double_));
    update_exposure(m_seat, size_before);
    if (own_hand().empty()) {
        m_events.push(WentOut{m_seat});
        discard_matched();
        refill_row();
        finish_turn();
    }
}

template <typename Sink>
void Turn<Sink>::operator()(const DrawCard &)
{
    close_earlier_windows();
    m_table.drawn = true;
    draw_cards(m_seat, 1, DrawReason::turn);
}

template <typename Sink>
void Turn<Sink>::operator()(const EndTurn &)
{
    discard_matched();
    refill_row();
    start_bonus();
}

template <typename Sink>
void Turn<Sink>::operator()(const LayCard &lay)
{
    const bool is_bonus = m_table.phase == Phase::bonus;
    const int size_before = own_hand().size();
    own_hand().remove(lay.card);
    put_in_row(lay.card);
    m_events.push(Laid{m_seat, lay.card, is_bonus ? LayReason::bonus : LayReason::no_match});
    update_exposure(m_seat, size_before);
    if (is_bonus)
        --m_table.bonus_lays;
    if (own_hand().empty())
        m_events.push(WentOut{m_seat});
    if (own_hand().empty() || m_table.bonus_lays == 0)
        finish_turn();
}

template <typename Sink>
void Turn<Sink>::operator()(const SkipBonus &)
{
    m_events.push(BonusSkipped{m_seat});
    m_table.bonus_lays = 0;
    finish_turn();
}

template <typename Sink>
void Turn<Sink>::operator()(const CallDos &)
{
    m_events.push(Called{m_seat});
    close_call_window(m_seat);
    m_table.call_ends.note(m_seat, CallEnd::called);
}

template <typename Sink>
void Turn<Sink>::operator()(const CatchSeat &caught)
{
    if (!m_table.is_exposed(caught.seat)) { // DOS-CALL-7: a wrong catch; the catcher draws two cards
        m_events.push(FalselyCaught{caught.seat, m_seat});
        if (m_seat == m_table.turn)
            m_table.wrong_catch_penalty = static_cast<std::uint8_t>(
                std::min(m_table.wrong_catch_penalty + 2, deck_size));
        else
            draw_cards(m_seat, 2, DrawReason::false_catch);
        return;
    }
    m_events.push(Caught{caught.seat, m_seat}); // DOS-CALL-3: the caught seat draws two cards
    close_call_window(caught.seat);
    if (caught.seat == m_table.turn)
        m_table.caught_penalty = static_cast<std::uint8_t>(m_table.caught_penalty + 2);
    else
        draw_cards(caught.seat, 2, DrawReason::caught);
    if (!m_table.is_exposed(caught.seat))
        m_table.call_ends.note(caught.seat, CallEnd::caught);
}

/// Ends the time for catches if the rule option is `untilNextPlayerActs` (DOS-CALL-4): with the first match or draw of
/// a turn, the seats that could already be caught before this turn become safe. A second call in the same turn changes
/// nothing.
template <typename Sink>
void Turn<Sink>::close_earlier_windows()
{
    if (m_table.rules.catch_window != CatchWindow::until_next_player_acts)
        return;
    const unsigned closing = m_table.exposed_before_turn & m_table.exposed;
    m_table.exposed = static_cast<std::uint8_t>(m_table.exposed & ~closing);
    m_table.exposed_before_turn = 0;
    m_table.call_ends.note_missed(closing);
    if constexpr (Sink::keeps) {
        for (int seat = 0; seat < m_table.seats; ++seat) {
            if ((closing & seat_bit(seat)) != 0)
                m_events.push(WindowClosed{seat});
        }
    }
}

/// Updates whether `seat` can be caught after its hand has changed from `size_before` cards. A hand that comes to
/// exactly two cards, even for a moment, exposes the seat to a catch (DOS-CALL-1, DOS-CALL-5). With
/// CatchWindow::while_two, a hand that no longer has two cards makes the seat safe again (DOS-CALL-4).
template <typename Sink>
void Turn<Sink>::update_exposure(int seat, int size_before)
{
    const int size = hand(seat).size();
    const bool exposes = (size == 2) & (size != size_before); // & instead of && avoids a mispredicted branch
    const unsigned newly_exposed = unsigned{exposes} << seat;
    m_table.exposed = static_cast<std::uint8_t>(m_table.exposed | newly_exposed);
    m_table.exposed_before_turn = static_cast<std::uint8_t>(m_table.exposed_before_turn & ~newly_exposed);
    m_table.call_ends.forget(seat, size != size_before);
    if constexpr (Sink::keeps) {
        if (exposes)
            m_events.push(Exposed{seat});
    }
    const bool left_two = (size != 2) & (size != size_before);
    if (m_table.rules.catch_window == CatchWindow::while_two && left_two && m_table.is_exposed(seat)) {
        close_call_window(seat);
        m_events.push(WindowClosed{seat});
    }
}

template <typename Sink>
void Turn<Sink>::close_call_window(int seat)
{
    m_table.exposed &= static_cast<std::uint8_t>(~seat_bit(seat));
    m_table.exposed_before_turn &= static_cast<std::uint8_t>(~seat_bit(seat));
}

/// DOS-PILE-1: shuffles the discard pile and makes it the draw pile.
template <typename Sink>
void Turn<Sink>::reshuffle()
{
    assert(m_table.discard_count > 0);
    const std::uint8_t count = m_table.discard_count;
    std::array<Card, deck_size> pile;
    std::copy_n(m_table.cards.begin(), count, pile.begin());
    const int kept = m_table.row_count + m_table.played_count;
    std::copy_n(m_table.cards.begin() + count, kept, m_table.cards.begin());
    shuffle(pile.data(), count, m_state.random);
    std::copy_n(pile.begin(), count, m_table.cards.end() - count);
    m_table.discard_count = 0;
    m_table.draw_count = count;
    if constexpr (Sink::keeps)
        m_events.push(Reshuffled{copied(m_table.draw())});
}

template <typename Sink>
Card Turn<Sink>::pop_draw_pile()
{
    const Card card = m_table.draw().front();
    --m_table.draw_count;
    return card;
}

/// Draws `count` cards, then checks whether the hand has two cards. The draw is one step: a hand that grows from one
/// card to three never had two (DOS-CALL-1).
template <typename Sink>
void Turn<Sink>::draw_cards(int seat, int count, DrawReason why)
{
    const int size_before = hand(seat).size();
    move_from_draw_pile(seat, count, why);
    update_exposure(seat, size_before);
}

/// Moves `count` cards from the draw pile to the hand of `seat`; fewer if both piles run out (DOS-PILE-1).
template <typename Sink>
void Turn<Sink>::move_from_draw_pile(int seat, int count, DrawReason why)
{
    [[maybe_unused]] Cards drawn;
    for (int left = count; left > 0; --left) {
        if (m_table.draw_count == 0) {
            if (m_table.discard_count == 0)
                break;
            if constexpr (Sink::keeps) {
                if (!drawn.empty())
                    m_events.push(Drew{seat, std::exchange(drawn, {}), why});
            }
            reshuffle();
        }
        const Card card = pop_draw_pile();
        hand(seat).add(card);
        if constexpr (Sink::keeps)
            drawn.push_back(card);
    }
    if constexpr (Sink::keeps)
        m_events.push(Drew{seat, std::move(drawn), why});
}

template <typename Sink>
void Turn<Sink>::put_in_row(Card card)
{
    assert(m_table.played_count == 0);
    m_table.cards[static_cast<std::size_t>(m_table.discard_count + m_table.row_count)] = card;
    ++m_table.row_count;
}

template <typename Sink>
void Turn<Sink>::play(Card card)
{
    own_hand().remove(card);
    const int end = m_table.discard_count + m_table.row_count + m_table.played_count;
    m_table.cards[static_cast<std::size_t>(end)] = card;
    ++m_table.played_count;
}

/// DOS-END-1: moves the matched row cards and the cards played on them to the discard pile.
template <typename Sink>
void Turn<Sink>::discard_matched()
{
    Card *const row = m_table.cards.data() + m_table.discard_count;
    const int count = m_table.row_count + m_table.played_count;
    const int leaving = m_table.matches + m_table.played_count;
    std::array<Card, deck_size> staying;
    unsigned stay_count = 0;
    unsigned leave_count = 0;
    for (int index = 0; index < count; ++index) {
        const bool leaves = (index >= m_table.row_count) | m_table.is_matched(index);
        // Each card is written to both arrays but counted in only one. This avoids a branch, which would often be
        // mispredicted.
        row[leave_count] = staying[stay_count] = row[index];
        leave_count += leaves;
        stay_count += !leaves;
    }
    std::copy_n(staying.begin(), stay_count, row + leave_count);
    if constexpr (Sink::keeps)
        m_events.push(Discarded{Cards(row, row + leaving)});
    m_table.discard_count = static_cast<std::uint8_t>(m_table.discard_count + leaving);
    m_table.row_count = static_cast<std::uint8_t>(count - leaving);
    m_table.played_count = 0;
    m_table.matched = {};
}

/// DOS-END-2: adds cards from the draw pile to the row until it has two.
template <typename Sink>
void Turn<Sink>::refill_row()
{
    [[maybe_unused]] Cards refill;
    while (m_table.row_count < shortest_row) {
        if (m_table.draw_count == 0) {
            if (m_table.discard_count == 0)
                break;
            if constexpr (Sink::keeps) {
                if (!refill.empty())
                    m_events.push(Refilled{std::exchange(refill, {})});
            }
            reshuffle();
        }
        const Card card = pop_draw_pile();
        put_in_row(card);
        if constexpr (Sink::keeps)
            refill.push_back(card);
    }
    if constexpr (Sink::keeps) {
        if (!refill.empty())
            m_events.push(Refilled{std::move(refill)});
    }
}

/// DOS-END-3: starts the phase in which the seat lays its bonus cards, or finishes the turn if the seat has earned
/// none.
template <typename Sink>
void Turn<Sink>::start_bonus()
{
    m_table.matches = 0;
    if (m_table.bonus_lays > 0)
        m_table.phase = Phase::bonus;
    else
        finish_turn();
}

/// Finishes a turn after the bonus cards: the other seats draw (DOS-END-4); then the round ends if the hand is empty
/// (DOS-END-6), or the seat draws its penalties (DOS-END-5) and the next turn begins.
template <typename Sink>
void Turn<Sink>::finish_turn()
{
    const bool out = own_hand().empty();
    others_draw();
    if (out) {
        go_out();
        return;
    }
    draw_penalties();
    start_next_turn();
}

/// DOS-END-4, DOS-MATCH-5: for each double color match of the turn, every other seat draws one card, in turn order. All
/// these draws are one step, so the hand sizes are checked only afterwards (DOS-CALL-1).
template <typename Sink>
void Turn<Sink>::others_draw()
{
    if (m_table.others_draw == 0)
        return;
    std::array<int, most_seats> sizes_before{};
    for (int seat = 0; seat < m_table.seats; ++seat)
        sizes_before[static_cast<unsigned>(seat)] = hand(seat).size();
    for (; m_table.others_draw > 0; --m_table.others_draw) {
        for (int seat = m_table.next_seat(m_table.turn); seat != m_table.turn; seat = m_table.next_seat(seat))
            move_from_draw_pile(seat, 1, DrawReason::double_color);
    }
    for (int seat = m_table.next_seat(m_table.turn); seat != m_table.turn; seat = m_table.next_seat(seat))
        update_exposure(seat, sizes_before[static_cast<unsigned>(seat)]);
}

template <typename Sink>
void Turn<Sink>::draw_penalties()
{
    if (m_table.caught_penalty > 0)
        draw_cards(m_table.turn, std::exchange(m_table.caught_penalty, std::uint8_t{0}), DrawReason::caught);
    if (m_table.wrong_catch_penalty > 0)
        draw_cards(m_table.turn, std::exchange(m_table.wrong_catch_penalty, std::uint8_t{0}), DrawReason::false_catch);
}

template <typename Sink>
void Turn<Sink>::start_next_turn()
{
    m_table.turn = static_cast<std::uint8_t>(m_table.next_seat(m_table.turn));
    m_table.phase = Phase::play;
    m_table.drawn = false;
    m_table.matches = 0;
    m_table.bonus_lays = 0;
    m_table.exposed_before_turn = m_table.exposed;
    m_events.push(TurnStarted{m_table.turn});
}

template <typename Sink>
void Turn<Sink>::go_out()
{
    m_table.phase = Phase::over;
    m_table.exposed = m_table.exposed_before_turn = 0;
    m_table.call_ends = {};
    m_table.caught_penalty = m_table.wrong_catch_penalty = 0;
    m_table.bonus_lays = 0;
    m_table.matches = 0;
}

} // namespace

template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events)
{
    if (seat < 0 || seat >= state.table.seats)
        return Reason::no_such_seat;
    if (state.is_over())
        return Reason::round_over;
    const Judge judge{state.table, state.hand(seat), seat};
    return switch_visit(
        [&](const auto &chosen) {
            const Reason reason = judge(chosen);
            if (reason == Reason::none)
                Turn<Sink>(state, seat, events)(chosen);
            return reason;
        },
        action);
}

template Reason apply(State &, int, const Action &, EventList &);
template Reason apply(State &, int, const Action &, NoEvents &);

} // namespace tableside::dos
