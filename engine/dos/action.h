// What a seat may do. A closed sum of small structs; actions say nothing that the rules can derive.
#pragma once

#include "engine/dos/card.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::dos {

/// Play one card, or two, on a row card (DOS-MATCH-1 to -4). `second` is none for a single match; the rules take the
/// cards in either order and keep them sorted.
struct MatchRow
{
    std::uint8_t row = 0; ///< Index into the Center Row.
    Card first;
    Card second;

    constexpr bool is_double() const { return !second.is_none(); }
    constexpr int cards() const { return is_double() ? 2 : 1; }
    friend constexpr bool operator==(const MatchRow &, const MatchRow &) = default;
};

/// Draw one card (DOS-TURN-3).
struct DrawCard
{
    friend constexpr bool operator==(const DrawCard &, const DrawCard &) = default;
};

/// Say that no more row cards will be matched; at least one was (DOS-END-1).
struct EndTurn
{
    friend constexpr bool operator==(const EndTurn &, const EndTurn &) = default;
};

/// Lay a card into the row: after a draw without a match (DOS-TURN-4), or as a bonus (DOS-END-3).
struct LayCard
{
    Card card;
    friend constexpr bool operator==(const LayCard &, const LayCard &) = default;
};

/// Give up all bonus lays that are left (DOS-END-3, optional).
struct SkipBonus
{
    friend constexpr bool operator==(const SkipBonus &, const SkipBonus &) = default;
};

/// Call "DOS!" (DOS-CALL-1); at any time, also out of turn.
struct CallDos
{
    friend constexpr bool operator==(const CallDos &, const CallDos &) = default;
};

/// Catch a seat that has not called (DOS-CALL-2); at any time, also out of turn.
struct CatchSeat
{
    std::uint8_t seat = 0;
    /// Milliseconds since that seat became exposed, for the grace time (DOS-CALL-6). Time is data:
    /// the table measures it. Capped at 65,535, which is also "long ago".
    std::uint16_t after_ms = UINT16_MAX;
    friend constexpr bool operator==(const CatchSeat &, const CatchSeat &) = default;
};

using Action = std::variant<MatchRow, DrawCard, EndTurn, LayCard, SkipBonus, CallDos, CatchSeat>;

/// Reused from call to call, so that listing allocates only while it grows.
using ActionList = std::vector<Action>;

} // namespace tableside::dos
