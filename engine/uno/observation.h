// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a position that one seat may see: its own hand, the table, and the number of cards in the other hands.
// Players, bots, and the user interface receive nothing else.
#pragma once

#include "engine/uno/types.h"

namespace tableside::uno {

struct Observation
{
    PublicTable table;
    Hand hand;
    Card drawn; ///< The card that this seat drew and may now play or keep (UNO-TURN-2); otherwise empty.
    std::array<std::uint8_t, most_seats> hand_sizes{};
    std::array<std::uint16_t, most_seats> scores{}; ///< The match score of each seat before this round.
    std::uint8_t seat = 0;

    bool is_in_turn() const { return table.turn == seat && table.phase != Phase::over; }
    friend bool operator==(const Observation &, const Observation &) = default;
};

/// Returns the part of the state that `seat` may see; -1 stands for a spectator, who sees no hand. All scores are 0, because
/// a State does not contain the scores of the match; the caller sets them.
Observation observe(const State &state, int seat);

/// Returns a copy of the event for `seat`; -1 stands for a spectator, who sees no hand. In the copy, cards that `seat` may
/// not see are empty (Card::is_none()): the draw pile and the hands of other seats. A challenger sees the hand of the
/// challenged player (UNO-CHAL-1).
Event seen_by(const Event &event, int seat);

} // namespace tableside::uno
