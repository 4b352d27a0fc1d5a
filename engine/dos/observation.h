// The view of one seat: its own hand, the table and the sizes of the other hands. Players, bots and user interfaces
// receive nothing else.
#pragma once

#include "engine/dos/event.h"
#include "engine/dos/state.h"

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

/// Returns what \p seat sees of a state; -1 stands for a spectator, who sees no hand. The scores are 0, as a State has
/// none.
Observation observe(const State &state, int seat);

/// Returns the event as `seat` sees it: the cards of other hands and of the draw pile become none. -1 stands for a
/// spectator, who sees no hand.
Event seen_by(const Event &event, int seat);

} // namespace tableside::dos
