// What a seat may do. A closed sum of small structs; actions say nothing that the rules can derive.
#pragma once

#include "engine/core/flat_list.h"
#include "engine/core/store_bytes.h"
#include "engine/dos/card.h"

#include <cstdint>
#include <type_traits>
#include <variant>

namespace tableside::dos {

/// Play one card, or two, on a row card (DOS-MATCH-1 to -4). `second` is none for a single match;
/// the rules take the cards in either order and keep them sorted. Aligned so that an Action takes eight bytes: to find
/// one in a list, and to count them, is then a shift.
struct alignas(4) MatchRow
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

/// Puts MatchRow{row, first, second} where an Action lies or is to lie. Listing does that in its innermost loop, and the
/// compiler would make four stores of it. Every known std::variant has its value in front and behind it its index, which
/// is 0 for MatchRow; a test holds this one to that.
inline void put_match(Action *place, std::uint64_t row, Card first, Card second)
{
    static_assert(sizeof(Action) == sizeof(std::uint64_t) && std::is_trivially_copyable_v<Action>);
    static_assert(std::is_same_v<std::variant_alternative_t<0, Action>, MatchRow>);
    const auto code = [](Card card) { return static_cast<std::uint64_t>(card.code()); };
    store_bytes(place, row | (code(first) << 8) | (code(second) << 16));
}

/// Reused from call to call, so that listing allocates only while it grows.
using ActionList = FlatList<Action>;

} // namespace tableside::dos
