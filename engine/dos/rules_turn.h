// Applies actions to a round: one call operator per action type, and one function per step at the end of a turn
// (DOS-END-1 to -6: from the discard to going out). Only rules_apply.cpp includes this file. The unnamed namespace lets
// the compiler inline functions that have one caller.
#pragma once

#include "engine/dos/rules.h"

namespace tableside::dos {

namespace {

template <typename Sink>
class Turn
{
public:
    Turn(State &state, int seat, Sink &events) : m_state(state), m_table(state.table), m_seat(seat), m_events(events) {}

    void operator()(const MatchRow &match);
    void operator()(const DrawCard &);
    void operator()(const EndTurn &);
    void operator()(const LayCard &lay);
    void operator()(const SkipBonus &);
    void operator()(const CallDos &);
    void operator()(const CatchSeat &caught);

private:
    Hand &hand(int seat) { return m_state.hands[static_cast<unsigned>(seat)]; }
    Hand &own_hand() { return hand(m_table.turn); }

    void close_earlier_windows();
    void update_exposure(int seat, int size_before);
    void close_call_window(int seat);
    void reshuffle();
    Card pop_draw_pile();
    void draw_cards(int seat, int count, DrawReason why);
    void move_from_draw_pile(int seat, int count, DrawReason why);
    void put_in_row(Card card);
    void play(Card card);
    void discard_matched();
    void refill_row();
    void start_bonus();
    void finish_turn();
    void others_draw();
    void draw_penalties();
    void start_next_turn();
    void go_out();

    State &m_state;
    Table &m_table;
    int m_seat;
    Sink &m_events;
};

} // namespace

} // namespace tableside::dos
