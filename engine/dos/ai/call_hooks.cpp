// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/ai/call_hooks.h"

namespace tableside::dos {

namespace {

/// Returns the next wrong catch by a simulated player (DOS-CALL-7), or nullopt. Simulated players wrongly try to catch
/// seats that have two cards but are safe, and seats whose three cards they mistake for two.
std::optional<std::pair<int, Action>> next_false_catch(CallSimulator &calls, const State &state)
{
    std::uint32_t tempting = 0;
    for (int seat = 0; seat < state.table.seats; ++seat) {
        const int size = state.hand(seat).size();
        tempting |= std::uint32_t{(size == 2 || size == 3) && !state.table.is_exposed(seat)} << seat;
    }
    if (const auto attempt = calls.next_false_catch(tempting))
        return std::pair(attempt->seat, action_of<Game>(*attempt));
    return std::nullopt;
}

} // namespace

void CallHooks::on_action(CallSimulator &calls, const Action & /*action*/, const State &after)
{
    std::uint32_t with_two = 0;
    for (int seat = 0; seat < after.table.seats; ++seat)
        with_two |= std::uint32_t{after.hand(seat).size() == 2} << seat;
    // DOS-CALL-8: a seat whose hand comes to exactly two cards again must call again. With CatchWindow::never
    // (DOS-CALL-4), a seat that missed its call stays exposed to catches. So only the hand sizes show the simulator
    // that a new call is due.
    calls.set_holders(with_two);
}

std::optional<std::pair<int, Action>> CallHooks::next_call(CallSimulator &calls, const State &state)
{
    if (auto attempt = next_call_or_catch<Game>(calls, state))
        return attempt;
    return state.table.rules.false_catch == FalseCatch::draw_two ? next_false_catch(calls, state) : std::nullopt;
}

} // namespace tableside::dos
