// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of UNO, as RULES.md describes them:
//   Judge            says whether an action is legal, and if not, why not
//   legal_actions()  lists the legal actions
//   Turn             carries out a legal action, and deals a round and carries out the effect of its first card
#include "engine/uno/rules.h"

#include "engine/core/deck.h"
#include "engine/core/switch_visit.h"
#include "engine/uno/matching.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace tableside::uno {

namespace {

constexpr auto whole_deck = deck_in_order<Card, deck_size>(wild_dumb_fu, copies_in_deck);
static_assert(whole_deck.back() == wild_dumb_fu);

/// Returns the reason that refuses every action of the seat: the seat does not exist, or the round is over. Otherwise
/// Reason::none.
Reason reason_against_all(const PublicTable &table, int seat)
{
    if (seat < 0 || seat >= table.seats)
        return Reason::no_such_seat;
    return table.phase == Phase::over ? Reason::round_over : Reason::none;
}

/// A visitor that checks the actions of one seat in a position. Each operator() returns why the action is refused, or
/// Reason::none.
struct Judge
{
    const PublicTable &table;
    const Hand &hand;
    int seat;
    Card drawn; ///< The card that the seat in turn has drawn; used only in Phase::drawn.

    bool in_turn() const { return table.turn == seat; }

    /// Returns why the seat may not take a normal turn: another seat is in turn, or the seat must first name a color,
    /// choose a hand, or answer a draw card. Otherwise Reason::none.
    Reason duty() const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        switch (table.phase) {
        case Phase::color: return Reason::name_color_first;
        case Phase::swap: return Reason::choose_hand_first;
        case Phase::challenge: return Reason::accept_or_challenge;
        default: return Reason::none;
        }
    }

    /// Returns why the named color is refused: a wild card needs a color, other cards must not have one (UNO-ACT-4).
    Reason color_reason(const PlayCard &play) const
    {
        if (play.card.is_wild())
            return play.color == Color::any ? Reason::color_not_named : Reason::none;
        return play.color == Color::any ? Reason::none : Reason::card_has_its_color;
    }

    Reason bluff_reason(Card card) const
    {
        return card != wild_draw_four || may_draw_four(table, hand) ? Reason::none : Reason::holds_the_color;
    }

    /// Returns why the card may not be stacked on the draw card on top (house rule UNO-STACK-1).
    Reason stack_reason(Card card) const
    {
        if (!may_stack(table))
            return Reason::draw_comes_first;
        return card.symbol() == table.top().symbol() ? Reason::none : Reason::only_its_like_stacks;
    }

    Reason jump_reason(Card card) const
    {
        if (!table.rules.jump_in || table.phase == Phase::color || table.phase == Phase::swap)
            return Reason::not_your_turn; // UNO-JUMP-1: nobody can jump in while a color or a hand is being chosen
        if (table.drew_since_play)
            return Reason::too_late_to_jump_in;
        if (card != table.top())
            return Reason::not_identical;
        return table.phase == Phase::challenge ? stack_reason(card) : Reason::none;
    }

    /// Returns why the phase or the top card does not allow this card. The hand and the named color are not checked here.
    Reason place_reason(Card card) const
    {
        if (!in_turn())
            return jump_reason(card);
        switch (table.phase) {
        case Phase::drawn:
            if (card != drawn)
                return Reason::only_the_drawn_card; // UNO-TURN-3: no other card may be played after a draw
            [[fallthrough]];
        case Phase::play: return matches(table, card) ? Reason::none : Reason::card_does_not_match;
        case Phase::challenge: return stack_reason(card);
        default: return duty();
        }
    }

    Reason operator()(const PlayCard &play) const
    {
        if (!in_turn() && !table.rules.jump_in)
            return Reason::not_your_turn;
        if (!hand.has(play.card))
            return Reason::card_not_in_hand;
        if (const Reason reason = place_reason(play.card); reason != Reason::none)
            return reason;
        if (const Reason reason = bluff_reason(play.card); reason != Reason::none)
            return reason;
        return color_reason(play);
    }

    Reason operator()(const DrawCard &) const
    {
        if (const Reason reason = duty(); reason != Reason::none)
            return reason;
        return table.phase == Phase::drawn ? Reason::already_drawn : Reason::none; // UNO-TURN-2: a turn has one draw
    }

    Reason operator()(const PassTurn &) const
    {
        if (const Reason reason = duty(); reason != Reason::none)
            return reason;
        return table.phase == Phase::drawn ? Reason::none : Reason::nothing_to_pass;
    }

    Reason operator()(const ChallengeDraw &) const
    {
        if (!in_turn())
            return Reason::not_your_turn; // UNO-CHAL-1: only the player who must draw may challenge the card
        return table.phase == Phase::challenge && may_challenge(table) ? Reason::none : Reason::nothing_to_challenge;
    }

    Reason operator()(const AcceptDraw &) const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        return table.phase == Phase::challenge ? Reason::none : Reason::nothing_to_accept;
    }

    Reason operator()(const NameColor &named) const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        if (table.phase != Phase::color)
            return Reason::no_color_to_name;
        return named.color == Color::any ? Reason::color_not_named : Reason::none;
    }

    Reason operator()(const SwapHands &swap) const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        if (table.phase != Phase::swap)
            return Reason::no_hand_to_choose;
        if (swap.seat >= table.seats)
            return Reason::no_such_seat;
        return swap.seat == seat ? Reason::cannot_swap_with_yourself : Reason::none;
    }

    Reason operator()(const ReportMove &moved) const
    {
        if (moved.seat >= table.seats)
            return Reason::no_such_seat;
        return table.is_posing(moved.seat) ? Reason::none : Reason::not_posing;
    }

    Reason operator()(const CallUno &) const
    {
        return table.is_exposed(seat) ? Reason::none : why_not_exposed(table, seat, Reason::nothing_to_call);
    }

    Reason operator()(const CatchSeat &caught) const
    {
        if (caught.seat >= table.seats)
            return Reason::no_such_seat;
        if (caught.seat == seat)
            return Reason::cannot_catch_yourself;
        if (!table.is_exposed(caught.seat))
            return why_not_exposed(table, caught.seat);
        return caught.after_ms < table.rules.grace_ms ? Reason::too_early : Reason::none;
    }
};

Reason judged(const Judge &judge, const Action &action)
{
    const Reason reason = reason_against_all(judge.table, judge.seat);
    return reason == Reason::none ? std::visit(judge, action) : reason;
}

/// Appends the legal actions of one seat to a list. Each phase has its own function, which is faster than trying every
/// action with the Judge; tests/engine/games/agreement_test.cpp compares the two. Both take the rules about cards from
/// engine/uno/matching.h.
class Lister
{
public:
    Lister(const PublicTable &table, const Hand &hand, ActionList &actions)
        : m_table(table), m_hand(hand), m_actions(actions)
    {}

    void list(const auto &action) { m_actions.emplace_back(action); }

    /// Appends the play of a card; a wild card is appended four times, once for each color that can be named.
    void list_card(Card card)
    {
        if (!card.is_wild())
            return list(PlayCard{card});
        for (const Color color : four_colors)
            list(PlayCard{card, color});
    }

    void list_play()
    {
        list_kinds(m_hand.kinds() & matching_kinds(m_table.top(), m_table.color));
        m_hand.for_each_wild_kind([&](Card card) {
            if (card != wild_draw_four || may_draw_four(m_table, m_hand))
                list_card(card);
        });
        list(DrawCard{}); // UNO-TURN-3: a seat may draw although it could play
    }

    void list_drawn(Card drawn)
    {
        // The drawn card may be a Wild Draw Four that has become illegal. If bluffs are forbidden (UNO-BLUFF-1), this card
        // is illegal when the hand has the color in play. The seat may have received a card of that color after the draw:
        // moving while posing costs four cards (UNO-ACT-6).
        if (may_play(m_table, m_hand, drawn))
            list_card(drawn);
        list(PassTurn{});
    }

    void list_colors()
    {
        for (const Color color : four_colors)
            list(NameColor{color});
    }

    void list_challenge()
    {
        if (may_stack(m_table))
            list_stack();
        if (may_challenge(m_table))
            list(ChallengeDraw{});
        list(AcceptDraw{});
    }

    void list_swaps()
    {
        for (int seat = 0; seat < m_table.seats; ++seat) {
            if (seat != m_table.turn)
                list(SwapHands{static_cast<std::uint8_t>(seat)});
        }
    }

private:
    void list_kinds(KindSet kinds)
    {
        for (; kinds != 0; kinds &= kinds - 1)
            list(PlayCard{Card::from_code(std::countr_zero(kinds))});
    }

    void list_stack()
    {
        const Card top = m_table.top();
        if (!top.is_wild())
            list_kinds(m_hand.kinds() & kinds_like(top));
        else if (m_hand.has(top) && may_draw_four(m_table, m_hand))
            list_card(top);
    }

    const PublicTable &m_table;
    const Hand &m_hand;
    ActionList &m_actions;
};

/// Replaces `actions` with all legal actions of the seat in turn, whose hand is `hand`. `drawn` is the card that this
/// seat drew; used only in Phase::drawn.
void list_all(const PublicTable &table, const Hand &hand, Card drawn, ActionList &actions)
{
    actions.clear();
    Lister lister(table, hand, actions);
    switch (table.phase) {
    case Phase::play: lister.list_play(); break;
    case Phase::drawn: lister.list_drawn(drawn); break;
    case Phase::color: lister.list_colors(); break;
    case Phase::challenge: lister.list_challenge(); break;
    case Phase::swap: lister.list_swaps(); break;
    case Phase::over: break;
    }
}

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

/// Carries out one action of a seat, which must be legal: changes the state and emits the events. Also deals a round.
template <typename Sink>
class Turn
{
public:
    Turn(State &state, int seat, Sink &events) : m_state(state), m_table(state.table), m_seat(seat), m_events(events) {}

    /// Deals the hands, turns the first card and carries out its effect (UNO-SETUP-2, UNO-SETUP-3).
    void deal()
    {
        deal_hands();
        turn_top_card();
        apply_first_card();
    }

    void operator()(const PlayCard &play)
    {
        close_all_call_windows(); // UNO-CALL-1: the next play makes exposed seats safe; UNO-CHAL-2: so does stacking
        const bool jumps_in = m_seat != m_table.turn;
        if (jumps_in)
            set_turn(m_seat); // UNO-JUMP-1: turns go on from the seat that jumps in
        m_table.idle_turns = 0;
        m_table.drawn = Card{};
        m_state.is_bluff = play.card == wild_draw_four && !lacks_color(m_table, own_hand());
        own_hand().remove(play.card);
        m_table.call_ends.forget(m_seat);
        m_events.push(Played{m_seat, play.card, jumps_in});
        add_to_discard(play);
        if (own_hand().empty()) {
            play_last(play.card);
        } else if (exchanges_hands(play.card)) {
            swap_hands(play.card);
        } else {
            expose_if_one_card(m_seat);
            apply_effect(play.card);
        }
    }

    void operator()(const DrawCard &)
    {
        close_all_call_windows();
        m_table.drew_since_play = true; // UNO-JUMP-1: after a draw it is too late to jump in on the top card
        // UNO-DRAW-1: with this house rule, a seat draws until it has drawn a card that can be played.
        const int most = m_table.rules.draw_until_playable ? deck_size : 1;
        const auto is_playable = [this](Card drawn) { return may_play(m_table, own_hand(), drawn); };
        const Card card = draw_cards(m_seat, most, DrawReason::turn, is_playable);
        if (card.is_none()) {
            end_idle_turn();
            return;
        }
        m_table.idle_turns = 0;
        if (m_table.rules.keeps_at_once && !is_playable(card)) {
            start_next_turn(); // records of version 1: an unplayable card is kept without an action or an event
            return;
        }
        m_table.drawn = card;
        m_table.phase = Phase::drawn; // UNO-TURN-5: whether the card can be played stays secret
    }

    void operator()(const PassTurn &)
    {
        m_events.push(Passed{m_seat});
        m_table.drawn = Card{};
        start_next_turn();
    }

    /// Challenges the Wild Draw Four (UNO-CHAL-1). If the card was a bluff, its player draws the pending cards, and the
    /// challenger takes a normal turn. Otherwise the challenger draws the pending cards and two more and misses the turn.
    void operator()(const ChallengeDraw &)
    {
        close_all_call_windows(); // UNO-CHAL-2: answering a draw card begins a turn, so exposed seats are safe
        const int target = m_table.challenged_seat();
        if constexpr (Sink::keeps)
            m_events.push(Challenged{m_seat, target, m_state.is_bluff, cards_of(m_state.challenged_hand)});
        m_state.challenged_hand = {};
        if (!std::exchange(m_state.is_bluff, false)) {
            draw_pending(2, DrawReason::challenge);
            return;
        }
        draw_cards(target, std::exchange(m_table.pending, std::uint8_t{0}), DrawReason::challenge);
        m_table.phase = Phase::play;
    }

    void operator()(const AcceptDraw &)
    {
        close_all_call_windows(); // UNO-CHAL-2: answering a draw card begins a turn, so exposed seats are safe
        m_state.is_bluff = false;
        m_state.challenged_hand = {};
        draw_pending(0, m_table.top() == wild_draw_four ? DrawReason::draw_four : DrawReason::draw_two);
    }

    void operator()(const NameColor &named)
    {
        m_table.color = named.color;
        m_table.phase = Phase::play;
        m_events.push(ColorNamed{m_seat, named.color});
    }

    void operator()(const SwapHands &swap) { swap_with(swap.seat); }

    /// Makes a posing seat that was reported for moving draw four cards, and ends its pose (UNO-ACT-6).
    void operator()(const ReportMove &moved)
    {
        m_events.push(Moved{moved.seat, m_seat});
        draw_cards(moved.seat, 4, DrawReason::moved);
        end_pose(moved.seat);
    }

    void operator()(const CallUno &)
    {
        m_events.push(Called{m_seat});
        unexpose(m_seat);
        m_table.call_ends.note(m_seat, CallEnd::called);
    }

    void operator()(const CatchSeat &caught)
    {
        m_events.push(Caught{caught.seat, m_seat});
        unexpose(caught.seat);
        draw_cards(caught.seat, 2, DrawReason::caught);
        m_table.call_ends.note(caught.seat, CallEnd::caught);
    }

private:
    Hand &hand(int seat) { return m_state.hands[static_cast<unsigned>(seat)]; }
    Hand &own_hand() { return hand(m_seat); }

    void deal_hands()
    {
        m_table.cards = whole_deck;
        shuffle(m_table.cards.data(), m_table.cards.size(), m_state.random);
        m_table.draw_count = deck_size;
        for (int round = 0; round < hand_size_dealt; ++round) {
            for (int step = 0, seat = m_table.turn; step < m_table.seats; ++step, seat = m_table.next_seat(seat))
                hand(seat).add(m_table.cards[static_cast<std::size_t>(deck_size - m_table.draw_count--)]);
        }
    }

    /// Turns the first card of the discard pile. A Wild Draw Four is shuffled back into the draw pile (UNO-SETUP-3).
    void turn_top_card()
    {
        Card *const draw_pile = m_table.cards.data() + (deck_size - m_table.draw_count);
        while (*draw_pile == wild_draw_four)
            shuffle(draw_pile, m_table.draw_count, m_state.random);
        m_table.cards[0] = *draw_pile;
        m_table.discard_count = 1;
        --m_table.draw_count;
        m_table.color = m_table.top().color();
        if constexpr (Sink::keeps) {
            Dealt dealt{{}, m_table.top(), {m_table.draw().begin(), m_table.draw().end()}};
            for (int seat = 0; seat < m_table.seats; ++seat)
                dealt.hands.push_back(cards_of(m_state.hand(seat)));
            m_events.push(std::move(dealt));
        }
    }

    void apply_first_card()
    {
        switch (m_table.top().symbol()) {
        case Symbol::draw_two:
            draw_cards(m_table.turn, 2, DrawReason::draw_two);
            miss_turn();
            break;
        case Symbol::reverse:
            if (!reverse_skips()) {
                reverse_direction();
                set_turn(m_table.dealer);
                start_turn();
                break;
            }
            [[fallthrough]];
        case Symbol::skip: miss_turn(); break;
        case Symbol::wild:
        case Symbol::wild_dumb_fu:
            start_turn();
            m_table.phase = Phase::color;
            break;
        default: start_turn(); break;
        }
    }

    void add_to_discard(const PlayCard &play)
    {
        m_table.cards[m_table.discard_count++] = play.card;
        m_table.drew_since_play = false;
        m_table.color_before = m_table.color;
        m_table.color = play.card.is_wild() ? play.color : play.card.color();
        if constexpr (Sink::keeps) {
            if (play.card.is_wild())
                m_events.push(ColorNamed{m_seat, play.color});
        }
    }

    /// Applies the effect of a played card (UNO-ACT-1 to UNO-ACT-6: the action cards) and starts the next turn.
    void apply_effect(Card card)
    {
        switch (card.symbol()) {
        case Symbol::number:
        case Symbol::wild: start_next_turn(); break;
        case Symbol::draw_two:
        case Symbol::wild_draw_four: make_next_draw(card); break;
        case Symbol::reverse:
            if (!reverse_skips()) {
                reverse_direction();
                start_next_turn();
                break;
            }
            [[fallthrough]];
        case Symbol::skip:
            set_next_turn();
            miss_turn();
            break;
        case Symbol::wild_dumb_fu:
            set_next_turn();
            strike_pose();
            start_turn();
            break;
        }
    }

    /// Applies the effect of a player's last card. After a draw card, the next player still draws or challenges before the
    /// round ends. Any other card ends the round at once (UNO-OUT-1).
    void play_last(Card card)
    {
        end_pose(m_seat);
        m_table.is_ending = true;
        if (card.draws() > 0)
            make_next_draw(card);
        else
            finish_round(m_seat);
    }

    /// Makes the next player draw for a Draw Two (UNO-ACT-1) or a Wild Draw Four (UNO-ACT-5). A player who may challenge
    /// (UNO-CHAL-1) or stack (UNO-STACK-1) decides first; otherwise the cards are drawn at once.
    void make_next_draw(Card card)
    {
        m_table.pending = static_cast<std::uint8_t>(m_table.pending + card.draws());
        set_next_turn();
        if (may_challenge(m_table) || may_stack(m_table)) {
            start_turn(Phase::challenge);
            m_state.challenged_hand = may_challenge(m_table) ? own_hand() : Hand();
        } else {
            draw_pending(0, card == wild_draw_four ? DrawReason::draw_four : DrawReason::draw_two);
        }
    }

    /// Makes the seat in turn draw the pending cards plus `more`. Then the seat misses its turn, or the round ends if the draw
    /// card was its player's last card (UNO-OUT-1). This draw alone does not protect exposed seats from being caught
    /// (UNO-CHAL-2).
    void draw_pending(int more, DrawReason why)
    {
        draw_cards(m_table.turn, std::exchange(m_table.pending, std::uint8_t{0}) + more, why);
        if (m_table.is_ending)
            finish_round(m_table.challenged_seat());
        else
            miss_turn();
    }

    /// Makes the seat in turn strike a pose, the effect of a Wild Dumb Fu (UNO-ACT-6).
    void strike_pose()
    {
        m_table.posing |= seat_bit(m_table.turn);
        m_events.push(Posing{m_table.turn});
    }

    bool exchanges_hands(Card card) const
    {
        return m_table.rules.seven_zero && card.is_number() && (card.number() == 7 || card.number() == 0);
    }

    /// Applies the house rule UNO-SEVEN-1. A 0 passes all hands on. A 7 swaps two hands; if there are three or more seats, the
    /// player of the 7 first chooses the other hand.
    void swap_hands(Card card)
    {
        if (card.number() == 0)
            pass_hands_on();
        else if (m_table.seats == 2)
            swap_with(1 - m_seat);
        else
            m_table.phase = Phase::swap;
    }

    void swap_with(int other)
    {
        std::swap(own_hand(), hand(other));
        emit_hands_swapped(other);
        expose_if_one_card(m_seat);
        expose_if_one_card(other);
        start_next_turn();
    }

    void pass_hands_on()
    {
        const auto first = m_state.hands.begin();
        const auto end = first + m_table.seats;
        if (m_table.direction > 0)
            std::rotate(first, end - 1, end);
        else
            std::rotate(first, first + 1, end);
        emit_hands_swapped(std::nullopt);
        for (int seat = 0; seat < m_table.seats; ++seat)
            expose_if_one_card(seat);
        start_next_turn();
    }

    void emit_hands_swapped(std::optional<int> target)
    {
        if constexpr (Sink::keeps) {
            HandsSwapped swapped{m_seat, target, {}};
            for (int seat = 0; seat < m_table.seats; ++seat)
                swapped.hands.push_back(cards_of(hand(seat)));
            m_events.push(std::move(swapped));
        }
    }

    /// Ends a turn in which no card was left to draw, which counts as an idle turn (UNO-PILE-1). If every seat in a row had an
    /// idle turn and nobody can play, the round is blocked and ends. A seat that could have played has an idle turn, too,
    /// because nobody else may learn whether it could. Hands do not change in idle turns, so the check is only needed after the
    /// last of these turns.
    void end_idle_turn()
    {
        const bool is_full_round = m_table.idle_turns + 1 == m_table.seats;
        if (is_full_round && !anybody_can_play()) {
            finish_blocked_round(m_table.next_seat(m_seat));
            return;
        }
        if (!is_full_round)
            ++m_table.idle_turns;
        start_next_turn();
    }

    bool anybody_can_play() const
    {
        return std::any_of(m_state.hands.begin(), m_state.hands.begin() + m_table.seats,
                           [this](const Hand &held) { return can_play(m_table.top(), m_table.color, held); });
    }

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

    /// Marks the seat as exposed, so that it can be caught, if its hand is a single card (UNO-CALL-1).
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

    /// Ends the round. Nobody is exposed or posing any more, and no cards are pending. `winner` has an empty
    /// hand (UNO-OUT-1) or, after a block, the fewest points (UNO-PILE-1).
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

    State &m_state;
    Table &m_table;
    int m_seat;
    Sink &m_events;
};

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
    return judged({seen.table, seen.hand, seen.seat, seen.drawn}, action);
}

Reason check(const State &state, int seat, const Action &action)
{
    const bool is_seat = seat >= 0 && seat < state.table.seats;
    return judged({state.table, state.hand(is_seat ? seat : 0), seat, state.table.drawn}, action);
}

void legal_actions(const Observation &seen, ActionList &actions)
{
    if (seen.is_in_turn())
        list_all(seen.table, seen.hand, seen.drawn, actions);
    else
        actions.clear();
}

void legal_actions(const State &state, ActionList &actions)
{
    list_all(state.table, state.hand_in_turn(), state.table.drawn, actions);
}

void jump_ins(const Observation &seen, ActionList &actions)
{
    actions.clear();
    const Card top = seen.table.top();
    if (seen.table.turn == seen.seat || !seen.hand.has(top))
        return;
    const Color named = top.is_wild() ? Color::red : Color::any; // check() only needs that some color is named
    if (check(seen, PlayCard{top, named}) != Reason::none)
        return;
    Lister lister(seen.table, seen.hand, actions);
    lister.list_card(top);
}

template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events)
{
    if (const Reason reason = reason_against_all(state.table, seat); reason != Reason::none)
        return reason;
    return switch_visit(
        [&](const auto &chosen) {
            const Reason reason = Judge{state.table, state.hand(seat), seat, state.table.drawn}(chosen);
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
    State state;
    state.random = random;
    state.table.rules = rules;
    state.table.seats = static_cast<std::uint8_t>(seats);
    state.table.dealer = static_cast<std::uint8_t>(dealer);
    // UNO-SETUP-2: the seat to the dealer's left is the first player.
    state.table.turn = static_cast<std::uint8_t>(state.table.next_seat(dealer));
    Turn<Sink>(state, state.table.turn, events).deal();
    return state;
}

template State deal(int, int, const Ruleset &, const Random &, EventList &);
template State deal(int, int, const Ruleset &, const Random &, NoEvents &);

} // namespace tableside::uno
