// The view of one seat: its own hand, the table, and the number of cards of the others. Players, bots, and views get
// nothing else.
#pragma once

#include "engine/uno/event.h"
#include "engine/uno/state.h"

namespace tableside::uno {

struct Observation
{
    PublicTable table;
    Hand hand;
    Card drawn; ///< The card that this seat has just drawn (UNO-TURN-2), otherwise none.
    std::array<std::uint8_t, most_seats> hand_sizes{};
    std::array<std::uint16_t, most_seats> scores{}; ///< The match scores before this round.
    std::uint8_t seat = 0;

    bool is_in_turn() const { return table.turn == seat && table.phase != Phase::over; }
    friend bool operator==(const Observation &, const Observation &) = default;
};

/// Returns what `seat` sees of a state; -1 is an onlooker who sees no hand. Scores are 0, because a round does not have
/// them.
Observation observe(const State &state, int seat);

/// Returns the event as `seat` sees it. Other hands and the draw pile are blanked, but the challenger sees a challenged
/// hand (UNO-CHAL-1). A seat of -1 is an onlooker who sees no hand.
Event seen_by(const Event &event, int seat);

} // namespace tableside::uno
