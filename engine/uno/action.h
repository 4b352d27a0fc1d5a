// The actions that a player can take in UNO: one small struct each, and the variant Action of all of them. Actions
// contain nothing that the rules can derive from the position.
#pragma once

#include "engine/uno/card.h"

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::uno {

/// Playing a card: in turn (UNO-TURN-1), stacked on a draw card (house rule UNO-STACK-1), or out of turn by jumping in
/// (house rule UNO-JUMP-1).
struct PlayCard
{
    Card card;
    Color color = Color::any; ///< The color named for a wild card; `any` for all other cards.
    friend constexpr bool operator==(const PlayCard &, const PlayCard &) = default;
};

/// Drawing a card in turn (UNO-TURN-2) or, with the house rule UNO-DRAW-1, drawing until a card can be played.
struct DrawCard
{
    friend constexpr bool operator==(const DrawCard &, const DrawCard &) = default;
};

/// Keeping the drawn card, which ends the turn (UNO-TURN-2). This action is needed even if the card cannot be played, so
/// that nobody else learns whether the card could be played (UNO-TURN-5).
struct PassTurn
{
    friend constexpr bool operator==(const PassTurn &, const PassTurn &) = default;
};

/// Challenging a Wild Draw Four as a bluff, instead of drawing its cards (UNO-CHAL-1).
struct ChallengeDraw
{
    friend constexpr bool operator==(const ChallengeDraw &, const ChallengeDraw &) = default;
};

/// Drawing the cards that a Wild Draw Four (UNO-ACT-5) or stacked draw cards (UNO-STACK-1) demand, and missing the turn.
struct AcceptDraw
{
    friend constexpr bool operator==(const AcceptDraw &, const AcceptDraw &) = default;
};

/// Naming the color when the card turned first in a round is a wild card (UNO-SETUP-3).
struct NameColor
{
    Color color = Color::red;
    friend constexpr bool operator==(const NameColor &, const NameColor &) = default;
};

/// Choosing the player to swap hands with after playing a 7 (house rule UNO-SEVEN-1).
struct SwapHands
{
    std::uint8_t seat = 0;
    friend constexpr bool operator==(const SwapHands &, const SwapHands &) = default;
};

/// Reporting that a player moved while posing (UNO-ACT-6: after a Wild Dumb Fu, the next player must hold a pose). Any
/// player may report this at any time, even the posing player.
struct ReportMove
{
    std::uint8_t seat = 0;
    friend constexpr bool operator==(const ReportMove &, const ReportMove &) = default;
};

/// Calling "UNO!" with one card in hand (UNO-CALL-1), in or out of turn.
struct CallUno
{
    friend constexpr bool operator==(const CallUno &, const CallUno &) = default;
};

/// Catching a player who has one card and has not called "UNO!" (UNO-CALL-1), in or out of turn.
struct CatchSeat
{
    std::uint8_t seat = 0;
    /// Milliseconds since `seat` became exposed (could be caught), measured by the caller. A catch within the grace period
    /// is refused. Times above 65,535 ms are stored as 65,535, which also means "long ago".
    std::uint16_t after_ms = UINT16_MAX;
    friend constexpr bool operator==(const CatchSeat &, const CatchSeat &) = default;
};

using Action = std::variant<PlayCard, DrawCard, PassTurn, ChallengeDraw, AcceptDraw, NameColor, SwapHands, ReportMove,
                            CallUno, CatchSeat>;

/// A list of legal actions. Callers reuse one list for many calls, so that memory is allocated only when the list grows.
using ActionList = std::vector<Action>;
/// The greatest length of a list of legal actions: plays of 52 colored kinds of cards, plays of 3 wild kinds with 4 colors
/// each, and drawing.
inline constexpr std::size_t longest_list = 52 + 3 * color_count + 1;

} // namespace tableside::uno
