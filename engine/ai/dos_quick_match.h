// The best match on one row card, found with a few operations on sets of values: what playouts and beliefs play with.
// A whole turn made of such matches, best first, is nearly always the one that TurnPlanner finds.
#pragma once

#include "dos/action.h"
#include "dos/hand.h"

#include <array>
#include <cstdint>
#include <span>

namespace tableside::dos {

/// Which of two ways to shed the same number of cards is preferred, and which card is laid.
enum class Taste : std::uint8_t {
    sheds_points, ///< The one that gets rid of more points: wild cards first.
    keeps_wilds,  ///< The one with fewer wild cards, then that with more points.
};

struct QuickMatch
{
    Card first; ///< None: nothing matches.
    Card second;
    std::int8_t cards = 0; ///< Shed, the bonus lay included.
    bool is_double_color = false;

    explicit operator bool() const { return cards > 0; }
};

/// Sheds the most cards on this row card; of those matches, a double color match; of those, one to the taste.
QuickMatch best_match_on(const Hand &hand, Card row, Taste taste);

/// Whether any match on this row card is possible.
bool matches_any(const Hand &hand, Card row);

/// A bit per row card that is matched already, as in Table.
using RowBits = std::array<std::uint64_t, 2>;

/// The best of best_match_on() over the row cards that are not matched yet. False if there is none.
bool best_match(std::span<const Card> row, const RowBits &matched, const Hand &hand, Taste taste, MatchRow &best);

/// The card to lay: the one with the most points, to the taste an ordinary one. The hand must not be empty.
Card lay_to_taste(const Hand &hand, Taste taste);

} // namespace tableside::dos
