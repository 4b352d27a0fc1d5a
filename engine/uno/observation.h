// What one seat may know: its own hand, the table, how many cards the others hold. All that a player, a bot or
// a view ever gets.
#pragma once

#include "engine/uno/event.h"
#include "engine/uno/state.h"

namespace tableside::uno {

struct Observation
{
    PublicTable table;
    Hand hand;
    Card drawn; ///< The card that this seat has just drawn (UNO-TURN-2), or none.
    std::array<std::uint8_t, most_seats> hand_sizes{};
    std::array<std::uint16_t, most_seats> scores{}; ///< Of the match, before this round.
    std::uint8_t seat = 0;

    bool is_in_turn() const { return table.turn == seat && table.phase != Phase::over; }
    friend bool operator==(const Observation &, const Observation &) = default;
};

/// Returns what \p seat sees of a state; a seat of -1 is an onlooker who sees no hand. Scores are left 0: a round does not know them.
Observation observe(const State &state, int seat);

/// The event as `seat` sees it: other hands and the draw pile are blanked, but a challenged hand is shown to its
/// challenger (UNO-CHAL-1). A seat of -1 is an onlooker who sees no hand.
Event seen_by(const Event &event, int seat);

} // namespace tableside::uno
