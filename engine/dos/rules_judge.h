// The check whether an action is legal. It accepts exactly the actions that legal_actions() lists, and legal calls and
// catches. Only rules_check.cpp and rules_apply.cpp include this file. The unnamed namespace lets the compiler inline
// the check into apply().
#pragma once

#include "engine/dos/rules.h"

namespace tableside::dos {

namespace {

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
        // DOS-TURN-4: after a draw without a match, the seat must lay a card. DOS-TURN-1: it must match or draw.
        return table.drawn ? Reason::lay_owed : Reason::nothing_matched;
    }

    Reason operator()(const LayCard &lay) const
    {
        if (!in_turn())
            return Reason::not_your_turn;
        if (table.phase == Phase::play && table.matches > 0)
            return Reason::lay_after_match;
        if (table.phase == Phase::play && !table.drawn)
            return Reason::lay_before_draw;
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

} // namespace

} // namespace tableside::dos
