// The actions of a seat: a closed sum of small structs. Actions contain nothing that the rules can derive.
#pragma once

#include "engine/uno/card.h"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::uno {

/// Play a card: in turn (UNO-TURN-1), on a draw card that must be answered (UNO-STACK-1), or out of turn (UNO-JUMP-1).
struct PlayCard
{
    Card card;
    Color color = Color::any; ///< The color named for a wild card; `any` for all other cards.
    friend constexpr bool operator==(const PlayCard &, const PlayCard &) = default;
};

/// Draw a card, or draw until a card can be played (UNO-TURN-2, UNO-DRAW-1).
struct DrawCard
{
    friend constexpr bool operator==(const DrawCard &, const DrawCard &) = default;
};

/// Keep the card that was drawn (UNO-TURN-2), even if it cannot be played, so that nobody learns which it was
/// (UNO-TURN-5).
struct PassTurn
{
    friend constexpr bool operator==(const PassTurn &, const PassTurn &) = default;
};

/// Challenge a Wild Draw Four (UNO-CHAL-1).
struct ChallengeDraw
{
    friend constexpr bool operator==(const ChallengeDraw &, const ChallengeDraw &) = default;
};

/// Draw the pending cards and miss the turn (UNO-ACT-5, UNO-STACK-1).
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

/// Choose the player to swap hands with after a 7 (UNO-SEVEN-1).
struct SwapHands
{
    std::uint8_t seat = 0;
    friend constexpr bool operator==(const SwapHands &, const SwapHands &) = default;
};

/// Report that a posing seat moved (UNO-ACT-6). Any seat may do so at any time, including the posing one.
struct ReportMove
{
    std::uint8_t seat = 0;
    friend constexpr bool operator==(const ReportMove &, const ReportMove &) = default;
};

/// Call "UNO!" (UNO-CALL-1), at any time, even out of turn.
struct CallUno
{
    friend constexpr bool operator==(const CallUno &, const CallUno &) = default;
};

/// Catch a seat that has not called (UNO-CALL-1), at any time, even out of turn.
struct CatchSeat
{
    std::uint8_t seat = 0;
    /// Milliseconds since that seat became exposed, measured by the table, for the grace time. Capped at 65,535, which
    /// also stands for "long ago".
    std::uint16_t after_ms = UINT16_MAX;
    friend constexpr bool operator==(const CatchSeat &, const CatchSeat &) = default;
};

using Action = std::variant<PlayCard, DrawCard, PassTurn, ChallengeDraw, AcceptDraw, NameColor, SwapHands, ReportMove,
                            CallUno, CatchSeat>;

/// A list of legal actions. Callers reuse it between calls, so that it allocates only when it grows.
using ActionList = std::vector<Action>;
/// The greatest length of a list of legal actions: every colored kind, every wild card in every color, and a draw.
inline constexpr std::size_t longest_list = 52 + 3 * color_count + 1;

} // namespace tableside::uno
