// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An observation: what one seat can see, namely its own hand, the table and the number of cards in the other hands.
// Players, bots and user interfaces receive observations instead of the full State.
#pragma once

#include "engine/dos/types.h"

namespace tableside::dos {

struct Observation
{
    PublicTable table;
    Hand hand;
    std::array<std::uint8_t, most_seats> hand_sizes{};
    std::array<std::uint16_t, most_seats> scores{}; ///< The points of each seat in the match before this round.
    std::uint8_t seat = 0;

    bool is_in_turn() const { return table.turn == seat && table.phase != Phase::over; }
    friend bool operator==(const Observation &, const Observation &) = default;
};

/// Returns the part of a state that \p seat can see; if \p seat is -1, the part that a spectator can see, who sees no
/// hand. All scores in the result are 0, because a State does not contain the scores of the match.
Observation observe(const State &state, int seat);

/// Returns a copy of the event in which the cards that \p seat cannot see, in other hands and in the draw pile, are
/// empty (Card::is_none()). If \p seat is -1, the copy is for a spectator, who sees no hand.
Event seen_by(const Event &event, int seat);

} // namespace tableside::dos
