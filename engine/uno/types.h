// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of UNO: the rule options, the position of a round, the actions, the events, and the reasons why the rules
// refuse an action. The rules themselves are in rules.h.
#pragma once

#include "engine/core/calls.h"
#include "engine/core/event_sink.h"
#include "engine/core/match_event.h"
#include "engine/core/random.h"
#include "engine/core/refusal.h"
#include "engine/core/scoring.h"
#include "engine/uno/card.h"
#include "engine/uno/hand.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tableside::uno {

/// The effect of a Reverse between two players (UNO-ACT-2): like a Skip, or only a change of direction.
enum class TwoPlayerReverse : std::uint8_t { skips, literal };
using tableside::Scoring; // UNO-SCORE-1: the winner scores all other hands; UNO-SCORE-2: each seat scores its own hand

/// The rule options of a match of UNO. The defaults follow the printed rules sheet; where the sheet says nothing, the defaults
/// are this project's choice.
struct Ruleset
{
    static constexpr int one_round = 1; // the value of `target` with which the winner of the first round wins the match
    static constexpr int lowest_target = 50;
    static constexpr int highest_target = 1000;
    static constexpr int longest_grace_ms = 5000; // the upper limit of grace_ms, in milliseconds (UNO-CALL-1)

    TwoPlayerReverse two_player_reverse = TwoPlayerReverse::skips;
    Scoring scoring = Scoring::winner_takes_all;
    bool stacking = false;            ///< Whether draw cards can be stacked (UNO-STACK-1).
    bool jump_in = false;             ///< Whether players can jump in with an identical card (UNO-JUMP-1).
    bool seven_zero = false;          ///< Whether a 7 swaps two hands and a 0 passes all hands on (UNO-SEVEN-1).
    bool draw_until_playable = false; ///< Whether a player draws until a card can be played (UNO-DRAW-1).
    bool no_bluffing = false;         ///< Whether bluffing with a Wild Draw Four is forbidden (UNO-BLUFF-1).
    /// Whether a drawn card that cannot be played is kept without an action or an event. True only for records of version 1.
    /// Keeping a card this way reveals that the card could not be played (UNO-TURN-5).
    bool keeps_at_once = false;
    std::uint16_t grace_ms = 1000; // milliseconds in which a player with one card can't be caught yet (UNO-CALL-1)
    std::uint16_t target = 500;

    friend constexpr bool operator==(const Ruleset &, const Ruleset &) = default;
};

inline constexpr int fewest_seats = 2; // UNO-DECK-2 allows two to ten seats
inline constexpr int most_seats = 10;
inline constexpr int hand_size_dealt = 7; // the number of cards dealt to each seat (UNO-SETUP-2)

/// The decision that the seat in turn has to make. `play`: play or draw. `drawn`: play the drawn card if possible, or
/// keep it (UNO-TURN-2, UNO-TURN-5). `color`: name the color of a wild card that was turned first (UNO-SETUP-3).
/// `challenge`: answer a draw card by drawing, challenging (UNO-CHAL-1), or stacking (UNO-STACK-1). `swap`: choose the
/// player to swap hands with (UNO-SEVEN-1). `over`: no decision, because the round has ended.
enum class Phase : std::uint8_t { play, drawn, color, challenge, swap, over };

/// Returns the limit for PublicTable::unchanged_turns, at which the round is blocked and ends (UNO-PILE-1).
constexpr int unchanged_turns_limit(int seats)
{
    return 2 * seats;
}

struct Table;

/// The part of a table that all players see: the discard pile and the progress of the turn. Only the size of the draw pile
/// is public; copying a Table into a PublicTable clears the cards of the draw pile.
struct PublicTable
{
protected:
    std::array<Card, deck_size> cards{}; ///< The cards that are in no hand; the comment of Table describes the layout.

public:
    PublicTable() = default;
    PublicTable(const Table &table);
    PublicTable &operator=(const Table &table);

    Ruleset rules;

    std::uint8_t discard_count = 0; ///< The size of the discard pile, including the top card.
    std::uint8_t draw_count = 0;

    std::uint8_t seats = 0;
    std::uint8_t dealer = 0;
    std::uint8_t turn = 0; ///< The seat in turn; after the round, its winner.
    Phase phase = Phase::play;
    std::int8_t direction = 1;       ///< The direction of turns: 1 to the left, -1 to the right (UNO-ACT-2).
    Color color = Color::any;        ///< The color in play (UNO-TURN-4); `any` until a color is named in Phase::color.
    Color color_before = Color::any; ///< The color in play before the top card was played; shows a bluff (UNO-ACT-5).
    std::uint8_t pending = 0;        ///< The number of cards to draw in Phase::challenge, otherwise 0.
    bool is_ending = false;          ///< Whether the draw card on top was its player's last card (UNO-OUT-1).
    std::uint8_t idle_turns = 0;     ///< The number of turns in a row without a play or a draw (UNO-PILE-1).
    /// The number of turns in a row that left the total number of held cards unchanged while no more cards could be drawn
    /// than there are seats. At unchanged_turns_limit(), the round is blocked (UNO-PILE-1).
    std::uint8_t unchanged_turns = 0;
    std::uint8_t drawable_at_turn_start = deck_size; ///< The number of drawable cards when the turn began.
    bool drew_since_play = false; ///< Whether a seat drew in turn since the last play: no more jumping in (UNO-JUMP-1).
    std::uint16_t exposed = 0;    ///< One bit for each seat: whether the seat can be caught (UNO-CALL-1).
    std::uint16_t posing = 0;     ///< One bit for each seat: whether the seat must hold a pose (UNO-ACT-6).
    /// How each seat's last duty to call "UNO!" ended: the seat called, was caught, or was not caught in time (UNO-CALL-1).
    /// CallEnd::none if no duty has ended since the hand last changed.
    CallEnds call_ends;

    /// Returns the discard pile, oldest card first, including the top card.
    std::span<const Card> discard() const { return {cards.data(), discard_count}; }
    Card top() const { return cards[static_cast<std::size_t>(discard_count - 1)]; }
    /// Returns the number of cards that can still be drawn: the draw pile and the discard pile without its top card.
    int drawable() const { return draw_count + discard_count - 1; }

    bool is_exposed(int seat) const { return ((exposed >> seat) & 1) != 0; }
    bool is_posing(int seat) const { return ((posing >> seat) & 1) != 0; }
    int next_seat(int seat) const { return around(seat + direction); }
    /// Returns the seat that played the draw card; valid in Phase::challenge.
    int challenged_seat() const { return around(turn - direction); }

    friend bool operator==(const PublicTable &, const PublicTable &) = default;

private:
    /// Returns `seat` wrapped around into 0 .. `seats` - 1, for -1 <= `seat` <= `seats`. Playouts call this function more
    /// than any other; it has no branch, because the CPU would often mispredict one.
    int around(int seat) const { return seat + seats * (int{seat < 0} - int{seat >= seats}); }
};

/// The table with all its cards. The array `cards` has three parts: the discard pile (oldest card first, top card last), a
/// gap whose size is the number of cards in all hands, and the draw pile (top card first). In an object that is only a
/// PublicTable, all cards after the discard pile are empty.
struct Table : PublicTable
{
    using PublicTable::cards;

    /// The card that the seat in turn has drawn; empty outside Phase::drawn. Only this seat may learn the card and whether
    /// the card can be played (UNO-TURN-5).
    Card drawn;

    Table() = default;
    /// Copies the public part; the cards of the draw pile stay unknown (empty).
    explicit Table(const PublicTable &seen) : PublicTable(seen) {}

    /// Returns the draw pile, top card first.
    std::span<const Card> draw() const { return {cards.data() + (deck_size - draw_count), draw_count}; }

    friend bool operator==(const Table &, const Table &) = default;
};

inline PublicTable::PublicTable(const Table &table) : PublicTable(static_cast<const PublicTable &>(table))
{
    std::fill(cards.begin() + discard_count, cards.end(), Card{});
}

inline PublicTable &PublicTable::operator=(const Table &table)
{
    return *this = PublicTable(table);
}

/// The complete position of a round, as a value: trivially copyable, comparable, and without heap memory.
struct State
{
    Table table;
    std::array<Hand, most_seats> hands{};
    Random random; ///< The generator that shuffles the deck and, when cards run out, the discard pile (UNO-PILE-1).
    /// Whether the Wild Draw Four that can be challenged now is a bluff (UNO-ACT-5). Secret: no observation contains it.
    bool is_bluff = false;
    /// The hand of the Wild Draw Four's player right after the play, while a challenge is possible; otherwise empty. A
    /// challenger sees this hand, not the cards that the player drew later (UNO-CHAL-1). Secret: no observation contains it.
    Hand challenged_hand;

    const Hand &hand(int seat) const { return hands[static_cast<unsigned>(seat)]; }
    const Hand &hand_in_turn() const { return hand(table.turn); }
    bool is_over() const { return table.phase == Phase::over; }

    friend bool operator==(const State &, const State &) = default;
};

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

/// Drawing the pending cards instead of challenging (UNO-CHAL-1) or stacking (UNO-STACK-1), and missing the turn.
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

/// Calling "UNO!" with one card in hand (UNO-CALL-1), in or out of turn; legal while the seat is exposed.
struct CallUno
{
    friend constexpr bool operator==(const CallUno &, const CallUno &) = default;
};

using tableside::CatchSeat;

/// An action of a seat. It contains nothing that the rules can derive from the position.
using Action = std::variant<PlayCard, DrawCard, PassTurn, ChallengeDraw, AcceptDraw, NameColor, SwapHands, ReportMove,
                            CallUno, CatchSeat>;

/// A list of legal actions. Callers reuse one list for many calls, so that memory is allocated only when the list grows.
using ActionList = std::vector<Action>;
/// The greatest length of a list of legal actions: plays of 52 colored kinds of cards, plays of 3 wild kinds with 4 colors
/// each, and drawing.
inline constexpr std::size_t longest_list = 52 + 3 * color_count + 1;

/// The cards of an event. A card that the receiver of the event may not see is empty (Card::is_none()).
using Cards = std::vector<Card>;

enum class DrawReason : std::uint8_t { turn, caught, draw_two, draw_four, challenge, moved };

// The events that UNO shares with other games (engine/core/match_event.h).
using DealerDrawn = DealerDrawnWith<Card>; // the cards that the seats drew to find the first dealer (UNO-SETUP-1)
using tableside::RoundStarted;
using Scored = ScoredWith<Card>;
using tableside::MatchWon;
using tableside::TurnStarted;
using Reshuffled = ReshuffledWith<Card>; // the discard pile becomes the new draw pile (UNO-PILE-1)
using tableside::Called;
using tableside::Caught;
using tableside::Exposed;      // UNO-CALL-1
using tableside::WentOut;      // UNO-OUT-1
using tableside::WindowClosed; // UNO-CALL-1

// The events that only UNO has.
// clang-format off
struct Dealt { std::vector<Cards> hands; Card top; Cards draw; }; ///< `draw` is the draw pile, top card first.
struct Played { int seat = 0; Card card; bool jumps_in = false; };
struct ColorNamed { int seat = 0; Color color = Color::red; };
struct Reversed { int direction = 1; }; ///< The new direction: 1 to the left, -1 to the right.
struct Skipped { int seat = 0; };       ///< The seat misses its turn, for any reason.
struct Drew { int seat = 0; Cards cards; DrawReason why = DrawReason::turn; };
/// The seat keeps the card that it drew, whether or not the card could be played (UNO-TURN-5).
struct Passed { int seat = 0; };
/// A challenge by `seat` of a Wild Draw Four (UNO-CHAL-1). `hand` is the hand of `target`, who played the card, right
/// after that play; only these two seats see it. `guilty` means that the card was a bluff.
struct Challenged { int seat = 0; int target = 0; bool guilty = false; Cards hand; };
/// An exchange of hands by the house rule UNO-SEVEN-1. After a 7, `target` is the other seat; after a 0, it is nullopt
/// because every hand moves one seat on. `hands` has the hand of each seat after the exchange.
struct HandsSwapped { int seat = 0; std::optional<int> target; std::vector<Cards> hands; };
struct Posing { int seat = 0; };
struct Moved { int seat = 0; int by = 0; };
struct PoseEnded { int seat = 0; };
struct Blocked { int winner = 0; };     ///< The round ended without an empty hand, because it was blocked (UNO-PILE-1).
// clang-format on

using Event = std::variant<DealerDrawn, RoundStarted, Scored, MatchWon, Dealt, TurnStarted, Played, ColorNamed,
                           Reversed, Skipped, Drew, Passed, Challenged, HandsSwapped, Posing, Moved, PoseEnded,
                           Reshuffled, Exposed, WindowClosed, Called, Caught, WentOut, Blocked>;

using EventList = EventKeeper<Event>;
using tableside::NoEvents;

/// The reasons why the rules refuse an action.
enum class Reason : std::uint8_t {
    none, ///< The action is legal.
    round_over,
    not_your_turn,
    card_not_in_hand,
    card_does_not_match,
    only_the_drawn_card,
    already_drawn,
    nothing_to_pass,
    color_not_named,
    card_has_its_color,
    name_color_first,
    no_color_to_name,
    holds_the_color,
    draw_comes_first,
    only_its_like_stacks,
    accept_or_challenge,
    nothing_to_accept,
    nothing_to_challenge,
    not_identical,
    too_late_to_jump_in,
    choose_hand_first,
    no_hand_to_choose,
    cannot_swap_with_yourself,
    not_posing,
    nothing_to_call,
    already_called, ///< A call or a catch is refused, because the seat has already called.
    already_caught,
    call_window_closed,
    no_such_seat,
    cannot_catch_yourself,
    not_exposed,
    too_early,
};

inline constexpr int reason_count = static_cast<int>(Reason::too_early) + 1;

/// Returns the code, the rule and the sentences of a reason (refusals.cpp).
const Refusal &refusal(Reason reason);

} // namespace tableside::uno
