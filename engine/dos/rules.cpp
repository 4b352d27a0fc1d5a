// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of DOS, as RULES.md describes them:
//   Judge            says whether an action is legal, and if not, why not
//   legal_actions()  lists the matches (fast_matches.cpp) and the other actions that the Judge accepts
//   Turn             carries out a legal action, and the steps at the end of a turn (DOS-END-1 to -6)
//   deal()           deals a round
#include "engine/dos/rules.h"

#include "engine/core/deck.h"
#include "engine/core/switch_visit.h"
#include "engine/dos/fast_matches.h"
#include "engine/dos/matching.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace tableside::dos {

namespace {

constexpr auto whole_deck = deck_in_order<Card, deck_size>(Card::wild_dos(), copies_in_deck);
static_assert(whole_deck.back() == Card::wild_dos());

/// A variant visitor for an action of one seat. It returns the reason for refusing the action, or Reason::none. The
/// round must not be over.
struct Judge
{
    const PublicTable &table;
    const Hand &hand;
    int seat;

    bool in_turn() const { return table.turn == seat; }

    Reason turn_reason(Phase wanted) const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        if (wanted == Phase::play && table.phase == Phase::bonus)
            return Reason::only_bonus_lays_now;
        return Reason::none;
    }

    Reason operator()(const MatchRow &match) const
    {
        if (const Reason reason = turn_reason(Phase::play); reason != Reason::none)
            return reason;
        if (match.row >= table.row_count)
            return Reason::no_such_row_card;
        if (table.is_matched(match.row))
            return Reason::row_card_already_matched; // DOS-TURN-2: a row card is matched at most once per turn
        if (!hand.has(match.first, match.second))
            return Reason::card_not_in_hand;
        const Card row = table.row()[match.row];
        if (!match.is_double())
            return matches_single(row, match.first) ? Reason::none : Reason::number_does_not_match;
        return matches_double(row, match.first, match.second) ? Reason::none : Reason::sum_does_not_match;
    }

    Reason operator()(const DrawCard &) const
    {
        if (const Reason reason = turn_reason(Phase::play); reason != Reason::none)
            return reason;
        if (table.matches > 0)
            return Reason::draw_after_match;                       // DOS-TURN-6: a match rules out a later draw
        return table.drawn ? Reason::already_drawn : Reason::none; // DOS-TURN-3: a seat draws once per turn
    }

    Reason operator()(const EndTurn &) const
    {
        if (const Reason reason = turn_reason(Phase::play); reason != Reason::none)
            return reason;
        if (table.matches > 0)
            return Reason::none;
        // DOS-TURN-4: after a draw without a match, the seat must lay a card. DOS-TURN-1: a seat that has done neither must
        // match or draw.
        return table.drawn ? Reason::lay_owed : Reason::nothing_matched;
    }

    /// Returns why the seat may not lay any card now, or Reason::none. A lay is legal after a draw without a match
    /// (DOS-TURN-4) or as a bonus card (DOS-END-3).
    Reason lay_reason() const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        if (table.phase == Phase::play && table.matches > 0)
            return Reason::lay_after_match;
        return table.phase == Phase::play && !table.drawn ? Reason::lay_before_draw : Reason::none;
    }

    Reason operator()(const LayCard &lay) const
    {
        if (const Reason reason = lay_reason(); reason != Reason::none)
            return reason;
        return hand.has(lay.card) ? Reason::none : Reason::card_not_in_hand;
    }

    Reason operator()(const SkipBonus &) const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        if (table.phase != Phase::bonus)
            return Reason::no_bonus_to_skip;
        return table.rules.bonus_lay == BonusLay::optional ? Reason::none : Reason::bonus_lays_compulsory;
    }

    Reason operator()(const CallDos &) const
    {
        // DOS-CALL-2: only a seat that is exposed to a catch can call. DOS-CALL-8: a seat that has called need not call
        // again.
        return table.is_exposed(seat) ? Reason::none : why_not_exposed(table, seat, Reason::nothing_to_call);
    }

    Reason operator()(const CatchSeat &caught) const
    {
        if (caught.seat >= table.seats)
            return Reason::no_such_seat;
        if (caught.seat == seat)
            return Reason::cannot_catch_yourself;
        // DOS-CALL-7: depending on the ruleset, a wrong catch is either illegal or legal at a cost of two cards.
        if (!table.is_exposed(caught.seat))
            return table.rules.false_catch == FalseCatch::none ? why_not_exposed(table, caught.seat) : Reason::none;
        // DOS-CALL-6: a catch within the grace period is too early.
        return caught.after_ms < table.rules.grace_ms ? Reason::too_early : Reason::none;
    }
};

Reason judged(const Judge &judge, const Action &action)
{
    if (judge.table.phase == Phase::over)
        return Reason::round_over;
    return switch_visit(judge, action);
}

/// Replaces `actions` by the legal actions of the seat in turn, except calls and catches. `hand` is the hand of this
/// seat. The order of the list must not change: players choose an action by its index in the list, and a game that is
/// played again with the same random seed must stay the same.
void list_legal(const PublicTable &table, const Hand &hand, ActionList &actions)
{
    actions.clear();
    if (table.phase == Phase::over)
        return;
    const Judge judge{table, hand, table.turn};
    if (table.phase == Phase::play)
        list_matches(table, hand, actions);
    if (judge.lay_reason() == Reason::none)
        hand.for_each_kind([&](Card card) { actions.emplace_back(LayCard{card}); });
    const auto list = [&](const auto &action) {
        if (judge(action) == Reason::none)
            actions.emplace_back(action);
    };
    list(EndTurn{});
    list(DrawCard{});
    list(SkipBonus{});
}

Cards copied(std::span<const Card> cards)
{
    return {cards.begin(), cards.end()};
}

std::uint8_t seat_bit(int seat)
{
    return static_cast<std::uint8_t>(1U << seat);
}

/// Carries out one action of a seat, which must be legal: changes the state and emits the events.
template <typename Sink>
class Turn
{
public:
    Turn(State &state, int seat, Sink &events) : m_state(state), m_table(state.table), m_seat(seat), m_events(events) {}

    void operator()(const MatchRow &match)
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
        // DOS-MATCH-3: a color match earns a bonus card. DOS-MATCH-4: for a double color match, the others also draw.
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

    void operator()(const DrawCard &) // DOS-TURN-3
    {
        close_earlier_windows();
        m_table.drawn = true;
        draw_cards(m_seat, 1, DrawReason::turn);
    }

    void operator()(const EndTurn &) // DOS-TURN-1, and DOS-END-1 to DOS-END-3
    {
        discard_matched();
        refill_row();
        start_bonus();
    }

    /// Lays a card after a draw without a match, which ends the turn (DOS-TURN-4), or a bonus card (DOS-END-3).
    void operator()(const LayCard &lay)
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

    void operator()(const SkipBonus &) // DOS-END-3
    {
        m_events.push(BonusSkipped{m_seat});
        m_table.bonus_lays = 0;
        finish_turn();
    }

    void operator()(const CallDos &) // DOS-CALL-8: the seat need not call again and can't be caught any more
    {
        m_events.push(Called{m_seat});
        close_call_window(m_seat);
        m_table.call_ends.note(m_seat, CallEnd::called);
    }

    void operator()(const CatchSeat &caught)
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

private:
    Hand &hand(int seat) { return m_state.hands[static_cast<unsigned>(seat)]; }
    Hand &own_hand() { return hand(m_table.turn); }

    /// Ends the time for catches if the rule option is `untilNextPlayerActs` (DOS-CALL-4): with the first match or draw of
    /// a turn, the seats that could already be caught before this turn become safe. A second call in the same turn changes
    /// nothing.
    void close_earlier_windows()
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
    /// exactly two cards exposes the seat to a catch (DOS-CALL-1), even if the hand changes again in the same turn
    /// (DOS-CALL-5). With CatchWindow::while_two, a hand that no longer has two cards makes the seat safe again
    /// (DOS-CALL-4).
    void update_exposure(int seat, int size_before)
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

    void close_call_window(int seat)
    {
        m_table.exposed &= static_cast<std::uint8_t>(~seat_bit(seat));
        m_table.exposed_before_turn &= static_cast<std::uint8_t>(~seat_bit(seat));
    }

    /// DOS-PILE-1: shuffles the discard pile and makes it the draw pile.
    void reshuffle()
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

    Card pop_draw_pile()
    {
        const Card card = m_table.draw().front();
        --m_table.draw_count;
        return card;
    }

    /// Draws `count` cards, then checks whether the hand has two cards. The draw is one step: a hand that grows from one
    /// card to three never had two (DOS-CALL-1).
    void draw_cards(int seat, int count, DrawReason why)
    {
        const int size_before = hand(seat).size();
        move_from_draw_pile(seat, count, why);
        update_exposure(seat, size_before);
    }

    /// Moves `count` cards from the draw pile to the hand of `seat`; fewer if both piles run out (DOS-PILE-1). GCC must not
    /// inline this function, because apply() would then execute 7 % more instructions in random rounds.
    [[gnu::noinline]] void move_from_draw_pile(int seat, int count, DrawReason why)
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

    void put_in_row(Card card)
    {
        assert(m_table.played_count == 0);
        m_table.cards[static_cast<std::size_t>(m_table.discard_count + m_table.row_count)] = card;
        ++m_table.row_count;
    }

    void play(Card card)
    {
        own_hand().remove(card);
        const int end = m_table.discard_count + m_table.row_count + m_table.played_count;
        m_table.cards[static_cast<std::size_t>(end)] = card;
        ++m_table.played_count;
    }

    /// DOS-END-1: moves the matched row cards and the cards played on them to the discard pile.
    void discard_matched()
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

    /// DOS-END-2: adds cards from the draw pile to the row until the row has two. Stops earlier if both piles are
    /// empty (DOS-PILE-1).
    void refill_row()
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
    void start_bonus()
    {
        m_table.matches = 0;
        if (m_table.bonus_lays > 0)
            m_table.phase = Phase::bonus;
        else
            finish_turn();
    }

    /// Finishes a turn after the bonus cards: the other seats draw (DOS-END-4); then the round ends if the hand is empty
    /// (DOS-END-6), or the seat draws its penalties (DOS-END-5) and the next turn begins.
    void finish_turn()
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
    void others_draw()
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

    /// DOS-END-5: the seat in turn draws the cards for having been caught and for wrong catches in its turn.
    void draw_penalties()
    {
        if (m_table.caught_penalty > 0)
            draw_cards(m_table.turn, std::exchange(m_table.caught_penalty, std::uint8_t{0}), DrawReason::caught);
        if (m_table.wrong_catch_penalty > 0)
            draw_cards(m_table.turn, std::exchange(m_table.wrong_catch_penalty, std::uint8_t{0}),
                       DrawReason::false_catch);
    }

    void start_next_turn()
    {
        m_table.turn = static_cast<std::uint8_t>(m_table.next_seat(m_table.turn));
        m_table.phase = Phase::play;
        m_table.drawn = false;
        m_table.matches = 0;
        m_table.bonus_lays = 0;
        m_table.exposed_before_turn = m_table.exposed;
        m_events.push(TurnStarted{m_table.turn});
    }

    /// DOS-END-6: ends the round. Nobody is exposed any more, and penalties and unused bonus cards lapse.
    void go_out()
    {
        m_table.phase = Phase::over;
        m_table.exposed = m_table.exposed_before_turn = 0;
        m_table.call_ends = {};
        m_table.caught_penalty = m_table.wrong_catch_penalty = 0;
        m_table.bonus_lays = 0;
        m_table.matches = 0;
    }

    State &m_state;
    Table &m_table;
    int m_seat;
    Sink &m_events;
};

constexpr State make_undealt()
{
    State state;
    state.table.cards = whole_deck;
    return state;
}

/// The state before the deal, with the whole deck on the table. Copying this constant is faster than filling an empty
/// State. The constant is constexpr because other files may deal rounds during static initialization.
constexpr State undealt = make_undealt();

Dealt dealt_from(const State &state)
{
    const std::span<const Card> row = state.table.row();
    const std::span<const Card> draw = state.table.draw();
    Dealt dealt{{}, {row.begin(), row.end()}, {draw.begin(), draw.end()}};
    for (int seat = 0; seat < state.table.seats; ++seat) {
        Cards &cards = dealt.hands.emplace_back();
        state.hand(seat).for_each_card([&](Card card) { cards.push_back(card); });
    }
    return dealt;
}

} // namespace

const std::array<Card, deck_size> &sorted_deck()
{
    return whole_deck;
}

Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise)
{
    return reason_after(table.call_ends.of(seat), otherwise);
}

Reason check(const Observation &seen, const Action &action)
{
    return judged({seen.table, seen.hand, seen.seat}, action);
}

Reason check(const State &state, int seat, const Action &action)
{
    if (seat < 0 || seat >= state.table.seats)
        return Reason::no_such_seat;
    return judged({state.table, state.hand(seat), seat}, action);
}

void legal_actions(const Observation &seen, ActionList &actions)
{
    if (seen.is_in_turn())
        list_legal(seen.table, seen.hand, actions);
    else
        actions.clear();
}

void legal_actions(const State &state, ActionList &actions)
{
    list_legal(state.table, state.hand_in_turn(), actions);
}

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

template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events)
{
    assert(seats >= fewest_seats && seats <= most_seats && dealer >= 0 && dealer < seats);
    // The deck is shuffled inside the table's array, where the cards left after the deal already form the draw pile.
    State state = undealt;
    Table &table = state.table;
    state.random = random;
    table.rules = rules;
    table.seats = static_cast<std::uint8_t>(seats);
    table.dealer = static_cast<std::uint8_t>(dealer);
    table.turn = static_cast<std::uint8_t>(table.next_seat(dealer)); // DOS-SETUP-3: the seat left of the dealer begins

    shuffle(table.cards.data(), table.cards.size(), state.random);
    // The cards are dealt one at a time around the table, so a hand gets every `seats`-th card.
    for (int step = 0, seat = table.turn; step < seats; ++step, seat = table.next_seat(seat)) {
        Hand hand;
        for (int round = 0; round < hand_size_dealt; ++round)
            hand.add(table.cards[static_cast<std::size_t>(round * seats + step)]);
        state.hands[static_cast<unsigned>(seat)] = hand;
    }
    const Card *const top = table.cards.data() + hand_size_dealt * seats;
    table.row_count = shortest_row;
    table.draw_count = static_cast<std::uint8_t>(deck_size - hand_size_dealt * seats - shortest_row);
    std::copy_n(top, shortest_row, table.cards.begin());

    if constexpr (Sink::keeps)
        events.push(dealt_from(state));
    events.push(TurnStarted{table.turn});
    return state;
}

template State deal(int, int, const Ruleset &, const Random &, EventList &);
template State deal(int, int, const Ruleset &, const Random &, NoEvents &);

} // namespace tableside::dos
