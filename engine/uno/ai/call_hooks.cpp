// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/call_hooks.h"

#include "engine/uno/ai/greedy_player.h"

namespace tableside::uno {

namespace {

/// Returns a seat that jumps in (UNO-JUMP-1: playing out of turn) and its play. This is the first seat after the seat in
/// turn that can jump in and notices the chance. Returns nullopt if no seat jumps in.
std::optional<std::pair<int, Action>> next_jump(CallSimulator &calls, const State &state)
{
    for (int seat = state.table.next_seat(state.table.turn); seat != state.table.turn;
         seat = state.table.next_seat(seat)) {
        if (const auto jump = best_jump_in(observe(state, seat)); jump && calls.jumps_in(seat))
            return std::pair(seat, *jump);
    }
    return std::nullopt;
}

} // namespace

void CallHooks::on_action(CallSimulator &calls, const Action &action, const State &after)
{
    const auto *play = std::get_if<PlayCard>(&action);
    if (play != nullptr || std::holds_alternative<SwapHands>(action))
        // UNO-CALL-1: after the next play, a seat with one card can no longer be caught. UNO-SEVEN-1: after an exchange of
        // hands, a seat with one card must call again.
        calls.forget_exposures();
    if (play != nullptr && play->card == wild_dumb_fu)
        calls.reset_pose(after.table.turn);
}

std::optional<std::pair<int, Action>> CallHooks::next_call(CallSimulator &calls, const State &state)
{
    if (const auto seat = calls.next_moved_pose(state.table.posing)) // UNO-ACT-6: moving in a pose costs four cards
        return std::pair(*seat, Action(ReportMove{static_cast<std::uint8_t>(*seat)}));
    if (auto attempt = next_call_or_catch<Game>(calls, state))
        return attempt;
    return state.table.rules.jump_in ? next_jump(calls, state) : std::nullopt;
}

} // namespace tableside::uno
