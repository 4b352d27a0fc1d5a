// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists all turns of DOS in a position by playing them on copies, with the plain rules. This is slow but independent of the
// code that the players use, so the programs that fit numbers use it.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/dos/types.h"
#include "engine/dos/rules.h"

#include <span>
#include <utility>
#include <vector>

namespace tableside::bench {

/// Calls visit(state, matches) for every set of matches on different row cards that the seat in turn can play, with the state
/// before the turn is ended. Visits at most `most` sets and decreases `most` for each. `matches` is a buffer, empty at first.
template <typename Visit>
void for_each_turn(const dos::State &state, int &most, std::vector<dos::Action> &matches, Visit &visit)
{
    dos::ActionList legal;
    dos::legal_actions(state, legal);
    const int last = matches.empty() ? -1 : std::get<dos::MatchRow>(matches.back()).row;
    for (const dos::Action &action : legal) {
        const auto *match = std::get_if<dos::MatchRow>(&action);
        if (match == nullptr || match->row <= last)
            continue;
        if (most-- <= 0)
            return;
        dos::State next = state;
        NoEvents none;
        dos::apply(next, state.table.turn, action, none);
        matches.push_back(action);
        visit(std::as_const(next), std::span<const dos::Action>(matches));
        if (!next.is_over() && next.table.phase == dos::Phase::play)
            for_each_turn(next, most, matches, visit);
        matches.pop_back();
    }
}

} // namespace tableside::bench
