// Checks whether a single action is legal and returns the reason if it is refused. Only rules_check.cpp and
// rules_apply.cpp include this header. Its functions have internal linkage, so that the compiler can inline them.
#pragma once

#include "engine/uno/matching.h"
#include "engine/uno/rules.h"

namespace tableside::uno {

namespace {

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
            return Reason::not_your_turn; // a color or a hand is still to be chosen for the top card
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

} // namespace

} // namespace tableside::uno
