// What a seat may do. A closed sum of small structs; actions say nothing that the rules can derive.
#pragma once

#include "engine/uno/card.h"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::uno {

/// Play a card: in turn (UNO-TURN-1), on cards that are to be drawn (UNO-STACK-1) or out of turn (UNO-JUMP-1).
struct PlayCard
{
    Card card;
    Color color = Color::any; ///< The one that is named for a wild card; `any` for all others.
    friend constexpr bool operator==(const PlayCard &, const PlayCard &) = default;
};

/// Draw a card, or until one can be played (UNO-TURN-2, UNO-DRAW-1).
struct DrawCard
{
    friend constexpr bool operator==(const DrawCard &, const DrawCard &) = default;
};

/// Keep the card that was drawn (UNO-TURN-2); also one that cannot be played, so that nobody learns which it was (UNO-TURN-5).
struct PassTurn
{
    friend constexpr bool operator==(const PassTurn &, const PassTurn &) = default;
};

/// Challenge a Wild Draw Four (UNO-CHAL-1).
struct ChallengeDraw
{
    friend constexpr bool operator==(const ChallengeDraw &, const ChallengeDraw &) = default;
};

/// Draw the cards that are to be drawn and miss the turn (UNO-ACT-5, UNO-STACK-1).
struct AcceptDraw
{
    friend constexpr bool operator==(const AcceptDraw &, const AcceptDraw &) = default;
};

/// Name the color of a wild card that was turned first (UNO-SETUP-3).
struct NameColor
{
    Color color = Color::red;
    friend constexpr bool operator==(const NameColor &, const NameColor &) = default;
};

/// Choose with whom hands are swapped after a 7 (UNO-SEVEN-1).
struct SwapHands
{
    std::uint8_t seat = 0;
    friend constexpr bool operator==(const SwapHands &, const SwapHands &) = default;
};

/// Report that a posing seat moved (UNO-ACT-6); any seat may, at any time, the posing one included.
struct ReportMove
{
    std::uint8_t seat = 0;
    friend constexpr bool operator==(const ReportMove &, const ReportMove &) = default;
};

/// Call "UNO!" (UNO-CALL-1); at any time, also out of turn.
struct CallUno
{
    friend constexpr bool operator==(const CallUno &, const CallUno &) = default;
};

/// Catch a seat that has not called (UNO-CALL-1); at any time, also out of turn.
struct CatchSeat
{
    std::uint8_t seat = 0;
    /// Milliseconds since that seat became exposed, for the grace time. Time is data: the table measures it. Capped at
    /// 65,535, which is also "long ago".
    std::uint16_t after_ms = UINT16_MAX;
    friend constexpr bool operator==(const CatchSeat &, const CatchSeat &) = default;
};

using Action = std::variant<PlayCard, DrawCard, PassTurn, ChallengeDraw, AcceptDraw, NameColor, SwapHands, ReportMove,
                            CallUno, CatchSeat>;

/// Reused from call to call, so that listing allocates only while it grows.
using ActionList = std::vector<Action>;
/// No list of legal actions is longer: every colored kind, every wild card in every color, and a draw.
inline constexpr std::size_t longest_list = 52 + 3 * color_count + 1;

} // namespace tableside::uno
