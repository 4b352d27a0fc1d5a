// The actions of DOS: a variant of small structs, one for each thing that a seat can do. An action holds only what the
// rules cannot derive from the position.
#pragma once

#include "engine/dos/card.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::dos {

/// Plays one or two cards on a row card (DOS-MATCH-1 to -4). `second` is none for a single match. The rules accept the
/// two cards in either order and sort them.
struct MatchRow
{
    std::uint8_t row = 0; ///< The index of the row card in the Center Row.
    Card first;
    Card second;

    constexpr bool is_double() const { return !second.is_none(); }
    constexpr int cards() const { return is_double() ? 2 : 1; }
    friend constexpr bool operator==(const MatchRow &, const MatchRow &) = default;
};

/// Draws one card (DOS-TURN-3).
struct DrawCard
{
    friend constexpr bool operator==(const DrawCard &, const DrawCard &) = default;
};

/// Ends the matching part of the turn; legal after at least one match (DOS-END-1).
struct EndTurn
{
    friend constexpr bool operator==(const EndTurn &, const EndTurn &) = default;
};

/// Lays a card in the Center Row: after a draw without a match (DOS-TURN-4), or as a bonus (DOS-END-3).
struct LayCard
{
    Card card;
    friend constexpr bool operator==(const LayCard &, const LayCard &) = default;
};

/// Gives up all remaining bonus lays; legal if the ruleset makes them optional (DOS-END-3).
struct SkipBonus
{
    friend constexpr bool operator==(const SkipBonus &, const SkipBonus &) = default;
};

/// Calls "DOS!" (DOS-CALL-1); legal out of turn too.
struct CallDos
{
    friend constexpr bool operator==(const CallDos &, const CallDos &) = default;
};

/// Catches a seat that has not called (DOS-CALL-2); legal out of turn too.
struct CatchSeat
{
    std::uint8_t seat = 0;
    /// The milliseconds since the seat became exposed, for the grace time (DOS-CALL-6); 65,535 stands for any longer
    /// time. The caller measures the time because the rules have no clock.
    std::uint16_t after_ms = UINT16_MAX;
    friend constexpr bool operator==(const CatchSeat &, const CatchSeat &) = default;
};

using Action = std::variant<MatchRow, DrawCard, EndTurn, LayCard, SkipBonus, CallDos, CatchSeat>;

/// A list of actions. Callers reuse one list for many calls, so that memory is allocated only while the list grows.
using ActionList = std::vector<Action>;

} // namespace tableside::dos
