// The actions of DOS: one small struct for each kind of move that a seat can make, and the variant Action of them all.
// An action stores only the player's choices; the rules derive everything else from the position.
#pragma once

#include "engine/dos/card.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::dos {

/// Matches a card of the Center Row with one or two cards from the hand (DOS-MATCH-1 to -4: matches by number or
/// color). If only one card is played, `second` is empty (Card::is_none()). The rules accept two cards in either order.
struct MatchRow
{
    std::uint8_t row = 0; ///< The index of the row card in the Center Row.
    Card first;
    Card second;

    constexpr bool is_double() const { return !second.is_none(); }
    constexpr int cards() const { return is_double() ? 2 : 1; }
    friend constexpr bool operator==(const MatchRow &, const MatchRow &) = default;
};

/// Draws one card; legal once per turn, before the first match (DOS-TURN-3).
struct DrawCard
{
    friend constexpr bool operator==(const DrawCard &, const DrawCard &) = default;
};

/// Ends the part of the turn in which the seat matches cards; legal only after a match. The matched cards and the cards
/// played on them are then discarded (DOS-END-1). After that, the seat may lay its bonus cards.
struct EndTurn
{
    friend constexpr bool operator==(const EndTurn &, const EndTurn &) = default;
};

/// Lays a card face up in the Center Row: after a draw without a match (DOS-TURN-4), or as the bonus card for a color
/// match (DOS-END-3).
struct LayCard
{
    Card card;
    friend constexpr bool operator==(const LayCard &, const LayCard &) = default;
};

/// Gives up the right to lay the remaining bonus cards; legal if the ruleset makes bonus cards optional (DOS-END-3).
struct SkipBonus
{
    friend constexpr bool operator==(const SkipBonus &, const SkipBonus &) = default;
};

/// Calls "DOS!", which a player with exactly two cards must do (DOS-CALL-1); legal in another seat's turn too.
struct CallDos
{
    friend constexpr bool operator==(const CallDos &, const CallDos &) = default;
};

/// Catches a seat that had to call "DOS!" and has not done so (DOS-CALL-2); legal in another seat's turn too.
struct CatchSeat
{
    std::uint8_t seat = 0;
    /// The milliseconds since the seat got its two cards; longer times count as 65,535. A catch within the grace period
    /// is too early (DOS-CALL-6). The caller measures the time because the rules have no clock.
    std::uint16_t after_ms = UINT16_MAX;
    friend constexpr bool operator==(const CatchSeat &, const CatchSeat &) = default;
};

using Action = std::variant<MatchRow, DrawCard, EndTurn, LayCard, SkipBonus, CallDos, CatchSeat>;

/// A list of actions. Callers reuse one list for many calls to avoid memory allocations.
using ActionList = std::vector<Action>;

} // namespace tableside::dos
