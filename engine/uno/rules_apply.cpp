// Implements apply() for the rules of UNO: checks an action, changes the state, and emits the events.
#include "engine/core/switch_visit.h"
#include "engine/uno/rules_judge.h"
#include "engine/uno/rules_turn.h"

namespace tableside::uno {

namespace {

/// A visitor that applies one action of a seat. The action must be legal.
template <typename Sink>
class Turn : Steps<Sink>
{
public:
    Turn(State &state, int seat, Sink &events) : Steps<Sink>(state, events), m_seat(seat) {}

    void operator()(const PlayCard &play);
    void operator()(const DrawCard &);
    void operator()(const PassTurn &);
    void operator()(const ChallengeDraw &);
    void operator()(const AcceptDraw &);
    void operator()(const NameColor &named);
    void operator()(const SwapHands &swap);
    void operator()(const ReportMove &moved);
    void operator()(const CallUno &);
    void operator()(const CatchSeat &caught);

private:
    using Base = Steps<Sink>;
    using Base::hand;
    using Base::m_events;
    using Base::m_state;
    using Base::m_table;

    Hand &own_hand() { return hand(m_seat); }

    void add_to_discard(const PlayCard &play);
    void apply_effect(Card card);
    void play_last(Card card);
    void make_next_draw(Card card);
    void draw_pending(int more, DrawReason why);
    void strike_pose();
    bool exchanges_hands(Card card) const;
    void swap_hands(Card card);
    void swap_with(int other);
    void pass_hands_on();
    void emit_hands_swapped(std::optional<int> target);
    void end_idle_turn();
    bool anybody_can_play() const;

    int m_seat;
};

template <typename Sink>
void Turn<Sink>::operator()(const PlayCard &play)
{
    this->close_all_call_windows(); // UNO-CALL-1: the next play makes exposed seats safe; UNO-CHAL-2: so does stacking
    const bool jumps_in = m_seat != m_table.turn;
    if (jumps_in)
        this->set_turn(m_seat); // UNO-JUMP-1: turns go on from the seat that jumps in
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
        this->expose_if_one_card(m_seat);
        apply_effect(play.card);
    }
}

template <typename Sink>
void Turn<Sink>::add_to_discard(const PlayCard &play)
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
template <typename Sink>
void Turn<Sink>::apply_effect(Card card)
{
    switch (card.symbol()) {
    case Symbol::number:
    case Symbol::wild: this->start_next_turn(); break;
    case Symbol::draw_two:
    case Symbol::wild_draw_four: make_next_draw(card); break;
    case Symbol::reverse:
        if (!this->reverse_skips()) {
            this->reverse_direction();
            this->start_next_turn();
            break;
        }
        [[fallthrough]];
    case Symbol::skip:
        this->set_next_turn();
        this->miss_turn();
        break;
    case Symbol::wild_dumb_fu:
        this->set_next_turn();
        strike_pose();
        this->start_turn();
        break;
    }
}

/// Applies the effect of a player's last card. After a draw card, the next player still draws or challenges before the
/// round ends. Any other card ends the round at once (UNO-OUT-1).
template <typename Sink>
void Turn<Sink>::play_last(Card card)
{
    this->end_pose(m_seat);
    m_table.is_ending = true;
    if (card.draws() > 0)
        make_next_draw(card);
    else
        this->finish_round(m_seat);
}

/// Makes the next player draw for a Draw Two (UNO-ACT-1) or a Wild Draw Four (UNO-ACT-5). A player who may challenge
/// (UNO-CHAL-1) or stack (UNO-STACK-1) decides first; otherwise the cards are drawn at once.
template <typename Sink>
void Turn<Sink>::make_next_draw(Card card)
{
    m_table.pending = static_cast<std::uint8_t>(m_table.pending + card.draws());
    this->set_next_turn();
    if (may_challenge(m_table) || may_stack(m_table)) {
        this->start_turn(Phase::challenge);
        m_state.challenged_hand = may_challenge(m_table) ? own_hand() : Hand();
    } else {
        draw_pending(0, card == wild_draw_four ? DrawReason::draw_four : DrawReason::draw_two);
    }
}

/// Makes the seat in turn draw the pending cards plus `more` and miss its turn, or ends the round if the draw card was its
/// player's last card. By itself, drawing pending cards does not make exposed seats safe from being caught (UNO-CHAL-2).
template <typename Sink>
void Turn<Sink>::draw_pending(int more, DrawReason why)
{
    this->draw_cards(m_table.turn, std::exchange(m_table.pending, std::uint8_t{0}) + more, why);
    if (m_table.is_ending)
        this->finish_round(m_table.challenged_seat());
    else
        this->miss_turn();
}

/// Makes the seat in turn strike a pose, the effect of a Wild Dumb Fu (UNO-ACT-6).
template <typename Sink>
void Turn<Sink>::strike_pose()
{
    m_table.posing |= seat_bit(m_table.turn);
    m_events.push(Posing{m_table.turn});
}

template <typename Sink>
bool Turn<Sink>::exchanges_hands(Card card) const
{
    return m_table.rules.seven_zero && card.is_number() && (card.number() == 7 || card.number() == 0);
}

/// Applies the house rule UNO-SEVEN-1. A 0 passes all hands on. A 7 swaps two hands; if there are three or more seats, the
/// player of the 7 first chooses the other hand.
template <typename Sink>
void Turn<Sink>::swap_hands(Card card)
{
    if (card.number() == 0)
        pass_hands_on();
    else if (m_table.seats == 2)
        swap_with(1 - m_seat);
    else
        m_table.phase = Phase::swap;
}

template <typename Sink>
void Turn<Sink>::swap_with(int other)
{
    std::swap(own_hand(), hand(other));
    emit_hands_swapped(other);
    this->expose_if_one_card(m_seat);
    this->expose_if_one_card(other);
    this->start_next_turn();
}

template <typename Sink>
void Turn<Sink>::pass_hands_on()
{
    const auto first = m_state.hands.begin();
    const auto end = first + m_table.seats;
    if (m_table.direction > 0)
        std::rotate(first, end - 1, end);
    else
        std::rotate(first, first + 1, end);
    emit_hands_swapped(std::nullopt);
    for (int seat = 0; seat < m_table.seats; ++seat)
        this->expose_if_one_card(seat);
    this->start_next_turn();
}

template <typename Sink>
void Turn<Sink>::emit_hands_swapped(std::optional<int> target)
{
    if constexpr (Sink::keeps) {
        HandsSwapped swapped{m_seat, target, {}};
        for (int seat = 0; seat < m_table.seats; ++seat)
            swapped.hands.push_back(cards_of(hand(seat)));
        m_events.push(std::move(swapped));
    }
}

template <typename Sink>
void Turn<Sink>::operator()(const DrawCard &)
{
    this->close_all_call_windows();
    m_table.drew_since_play = true; // UNO-JUMP-1: after a draw it is too late to jump in on the top card
    // UNO-DRAW-1: with this house rule, a seat draws until it has drawn a card that can be played.
    const int most = m_table.rules.draw_until_playable ? deck_size : 1;
    const auto is_playable = [this](Card drawn) { return may_play(m_table, own_hand(), drawn); };
    const Card card = this->draw_cards(m_seat, most, DrawReason::turn, is_playable);
    if (card.is_none()) {
        end_idle_turn();
        return;
    }
    m_table.idle_turns = 0;
    if (m_table.rules.keeps_at_once && !is_playable(card)) {
        this->start_next_turn(); // records of version 1: an unplayable card is kept without an action or an event
        return;
    }
    m_table.drawn = card;
    m_table.phase = Phase::drawn; // UNO-TURN-5: whether the card can be played stays secret
}

/// Ends a turn in which no card was left to draw, which counts as an idle turn (UNO-PILE-1). If every seat in a row had an
/// idle turn and nobody can play, the round is blocked and ends. A seat that could have played has an idle turn, too,
/// because nobody else may learn whether it could. Hands do not change in idle turns, so the check is only needed after the
/// last of these turns.
template <typename Sink>
void Turn<Sink>::end_idle_turn()
{
    const bool is_full_round = m_table.idle_turns + 1 == m_table.seats;
    if (is_full_round && !anybody_can_play()) {
        this->finish_blocked_round(m_table.next_seat(m_seat));
        return;
    }
    if (!is_full_round)
        ++m_table.idle_turns;
    this->start_next_turn();
}

template <typename Sink>
bool Turn<Sink>::anybody_can_play() const
{
    return std::any_of(m_state.hands.begin(), m_state.hands.begin() + m_table.seats,
                       [this](const Hand &held) { return can_play(m_table.top(), m_table.color, held); });
}

template <typename Sink>
void Turn<Sink>::operator()(const PassTurn &)
{
    m_events.push(Passed{m_seat});
    m_table.drawn = Card{};
    this->start_next_turn();
}

/// Challenges the Wild Draw Four (UNO-CHAL-1). If it was a bluff, its player draws the pending cards; otherwise the
/// challenger draws two more and misses the turn.
template <typename Sink>
void Turn<Sink>::operator()(const ChallengeDraw &)
{
    this->close_all_call_windows(); // UNO-CHAL-2: answering a draw card begins a turn, so exposed seats are safe
    const int target = m_table.challenged_seat();
    if constexpr (Sink::keeps)
        m_events.push(Challenged{m_seat, target, m_state.is_bluff, cards_of(m_state.challenged_hand)});
    m_state.challenged_hand = {};
    if (!std::exchange(m_state.is_bluff, false)) {
        draw_pending(2, DrawReason::challenge);
        return;
    }
    this->draw_cards(target, std::exchange(m_table.pending, std::uint8_t{0}), DrawReason::challenge);
    m_table.phase = Phase::play;
}

template <typename Sink>
void Turn<Sink>::operator()(const AcceptDraw &)
{
    this->close_all_call_windows(); // UNO-CHAL-2: answering a draw card begins a turn, so exposed seats are safe
    m_state.is_bluff = false;
    m_state.challenged_hand = {};
    draw_pending(0, m_table.top() == wild_draw_four ? DrawReason::draw_four : DrawReason::draw_two);
}

template <typename Sink>
void Turn<Sink>::operator()(const NameColor &named)
{
    m_table.color = named.color;
    m_table.phase = Phase::play;
    m_events.push(ColorNamed{m_seat, named.color});
}

template <typename Sink>
void Turn<Sink>::operator()(const SwapHands &swap)
{
    swap_with(swap.seat);
}

/// Makes a posing seat that was reported for moving draw four cards, and ends its pose (UNO-ACT-6).
template <typename Sink>
void Turn<Sink>::operator()(const ReportMove &moved)
{
    m_events.push(Moved{moved.seat, m_seat});
    this->draw_cards(moved.seat, 4, DrawReason::moved);
    this->end_pose(moved.seat);
}

template <typename Sink>
void Turn<Sink>::operator()(const CallUno &)
{
    m_events.push(Called{m_seat});
    this->unexpose(m_seat);
    m_table.call_ends.note(m_seat, CallEnd::called);
}

template <typename Sink>
void Turn<Sink>::operator()(const CatchSeat &caught)
{
    m_events.push(Caught{caught.seat, m_seat});
    this->unexpose(caught.seat);
    this->draw_cards(caught.seat, 2, DrawReason::caught);
    m_table.call_ends.note(caught.seat, CallEnd::caught);
}

} // namespace

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

} // namespace tableside::uno
