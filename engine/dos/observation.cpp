// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/observation.h"

namespace tableside::dos {

Observation observe(const State &state, int seat)
{
    Observation seen;
    seen.table = state.table;
    if (seat >= 0)
        seen.hand = state.hand(seat);
    for (unsigned other = 0; other < state.table.seats; ++other)
        seen.hand_sizes[other] = static_cast<std::uint8_t>(state.hands[other].size());
    seen.seat = static_cast<std::uint8_t>(seat);
    return seen;
}

Event seen_by(const Event &event, int seat)
{
    Event seen = event;
    if (auto *dealt = std::get_if<Dealt>(&seen)) {
        hide_other_hands(dealt->hands, seat);
        hide_cards(dealt->draw);
    } else if (auto *drew = std::get_if<Drew>(&seen)) {
        if (drew->seat != seat)
            hide_cards(drew->cards);
    } else if (auto *reshuffled = std::get_if<Reshuffled>(&seen)) {
        hide_cards(reshuffled->draw);
    }
    return seen;
}

} // namespace tableside::dos
