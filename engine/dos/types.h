// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The values of DOS: the rule options, the position of a round, the actions, the events, and the reasons why the rules
// refuse an action. The rules themselves are in rules.h.
#pragma once

#include "engine/core/calls.h"
#include "engine/core/event_sink.h"
#include "engine/core/match_event.h"
#include "engine/core/random.h"
#include "engine/core/refusal.h"
#include "engine/core/scoring.h"
#include "engine/dos/card.h"
#include "engine/dos/hand.h"
#include "engine/dos/matching.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>

namespace tableside::dos {

/// Whether a player may skip the bonus cards that color matches earn, or must lay them in the row (DOS-END-3).
enum class BonusLay : std::uint8_t { optional, compulsory };
/// The moment from which a player with two cards who forgot to call "DOS!" can no longer be caught (DOS-CALL-4).
enum class CatchWindow : std::uint8_t { until_next_player_acts, while_two, never };
/// The penalty for a wrong catch, that is, of a seat that is not exposed (DOS-CALL-7). With `none`, the rules refuse the
/// catch.
enum class FalseCatch : std::uint8_t { none, draw_two };
using tableside::Scoring; // DOS-SCORE-1: the winner scores all other hands; DOS-SCORE-3: each seat scores its own hand

/// The rule options of DOS that players may choose. The defaults follow the printed rule sheet; where the sheet is
/// silent, the defaults are this project's choice (marked "Open" in RULES.md).
struct Ruleset
{
    static constexpr int one_round = 1; // the value of `target` with which the winner of the first round wins the match
    static constexpr int lowest_target = 50; // the minimum of other values, the points to win a match (DOS-SCORE-2)
    static constexpr int highest_target = 1000;
    static constexpr int longest_grace_ms = 5000; // the maximum of `grace_ms`, the wait before a catch (DOS-CALL-6)

    BonusLay bonus_lay = BonusLay::optional;
    CatchWindow catch_window = CatchWindow::until_next_player_acts;
    FalseCatch false_catch = FalseCatch::none;
    Scoring scoring = Scoring::winner_takes_all;
    std::uint16_t grace_ms = 1000; // milliseconds after the exposure in which a catch is refused (DOS-CALL-6)
    std::uint16_t target = 200;

    friend constexpr bool operator==(const Ruleset &, const Ruleset &) = default;
};

inline constexpr int fewest_seats = 2; // DOS-DECK-2: a game has two to four seats
inline constexpr int most_seats = 4;
inline constexpr int hand_size_dealt = 7; // the number of cards dealt to each seat (DOS-SETUP-2)
inline constexpr int shortest_row = 2;    // the Center Row is refilled to two cards (DOS-TURN-5)

/// The part of a turn. In `play`, the seat in turn matches row cards, draws, or lays a card after a draw. In `bonus`,
/// the seat lays the bonus cards that its matches earned (DOS-END-3). In `over`, a hand is empty and the round has
/// ended.
enum class Phase : std::uint8_t { play, bonus, over };

struct Table;

/// The part of the table that all players can see: the face-up cards and the state of the turn. The cards of the draw
/// pile are hidden, so copying a Table to a PublicTable drops them and keeps only their number.
struct PublicTable
{
protected:
    std::array<Card, deck_size> cards{}; ///< The cards; the comment of struct Table describes their order.

public:
    PublicTable() = default;
    PublicTable(const Table &table);
    PublicTable &operator=(const Table &table);

    /// For each seat, how its last duty to call "DOS!" ended: by a catch (DOS-CALL-3), by a call (DOS-CALL-8), or
    /// because the time for both was over (DOS-CALL-4). CallEnd::none if no duty has ended since the hand last changed.
    CallEnds call_ends;
    std::array<std::uint64_t, 2> matched{}; ///< The row cards matched in this turn, one bit per card (DOS-TURN-2).
    Ruleset rules;

    std::uint8_t discard_count = 0;
    std::uint8_t row_count = 0;
    std::uint8_t played_count = 0;
    std::uint8_t draw_count = 0;

    std::uint8_t seats = 0;
    std::uint8_t dealer = 0;
    std::uint8_t turn = 0; ///< The seat whose turn it is; when the round is over, the seat that went out.
    Phase phase = Phase::play;
    bool drawn = false;              ///< Whether the seat in turn has drawn its one card of the turn (DOS-TURN-3).
    std::uint8_t matches = 0;        ///< The number of row cards matched in this turn; 0 again in Phase::bonus.
    std::uint8_t bonus_lays = 0;     ///< Number of bonus cards the seat in turn may still lay (DOS-MATCH-3, -4).
    std::uint8_t others_draw = 0;    ///< The number of cards that each other seat draws after the turn (DOS-MATCH-4).
    std::uint8_t caught_penalty = 0; ///< Cards that the seat in turn draws at the end for being caught (DOS-END-5).
    /// The number of cards that the seat in turn must draw at the end of its turn for wrong catches (DOS-CALL-7).
    std::uint8_t wrong_catch_penalty = 0;
    std::uint8_t exposed = 0; ///< The seats that can be caught for a missing call, one bit each (DOS-CALL-2).
    /// The seats of `exposed` that could already be caught before this turn began, one bit each. With
    /// CatchWindow::until_next_player_acts, the first match or draw makes these seats safe and clears the set (DOS-CALL-4).
    std::uint8_t exposed_before_turn = 0;

    std::span<const Card> discard() const { return {cards.data(), discard_count}; }
    std::span<const Card> row() const { return {cards.data() + discard_count, row_count}; }
    std::span<const Card> played() const { return {cards.data() + discard_count + row_count, played_count}; }
    /// Returns all face-up cards: the discard pile, the row and the played cards, in this order.
    std::span<const Card> face_up() const
    {
        return {cards.data(), std::size_t{discard_count} + row_count + played_count};
    }

    bool is_matched(int row_index) const
    {
        return ((matched[static_cast<unsigned>(row_index) / 64] >> (row_index % 64)) & 1U) != 0;
    }
    /// Calls visit(index) for every row card that has not been matched in this turn.
    template <typename Visit>
    void for_each_unmatched(Visit visit) const
    {
        const std::uint64_t first_word = row_count < 64 ? (std::uint64_t{1} << row_count) - 1 : ~std::uint64_t{0};
        for (std::uint64_t rest = first_word & ~matched[0]; rest != 0; rest &= rest - 1)
            visit(static_cast<unsigned>(std::countr_zero(rest)));
        for (unsigned index = 64; index < row_count; ++index) {
            if (!is_matched(static_cast<int>(index)))
                visit(index);
        }
    }

    bool is_exposed(int seat) const { return ((exposed >> seat) & 1) != 0; }
    int next_seat(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }

    friend bool operator==(const PublicTable &, const PublicTable &) = default;
};

/// The table with all its cards. The array `cards` contains every card that is in no hand, in this order: the discard
/// pile (oldest card first), the Center Row, the cards played on the row in this turn (which DOS-END-1 discards), a gap
/// as large as all hands together, and the draw pile (top card first). In a PublicTable, the gap extends to the end.
struct Table : PublicTable
{
    using PublicTable::cards;

    Table() = default;
    /// Creates a table from its public part; the cards of the draw pile stay unknown (Card::is_none()).
    explicit Table(const PublicTable &seen) : PublicTable(seen) {}

    /// Returns the draw pile, top card first.
    std::span<const Card> draw() const { return {cards.data() + (deck_size - draw_count), draw_count}; }

    friend bool operator==(const Table &, const Table &) = default;
};

inline PublicTable::PublicTable(const Table &table) : PublicTable(static_cast<const PublicTable &>(table))
{
    std::fill(cards.begin() + static_cast<std::ptrdiff_t>(face_up().size()), cards.end(), Card{});
}

inline PublicTable &PublicTable::operator=(const Table &table)
{
    return *this = PublicTable(table);
}

/// The complete position of a round, hidden cards included. A State can be compared, is trivially copyable, and
/// allocates no memory.
struct State
{
    Table table;
    std::array<Hand, most_seats> hands{};
    Random random; ///< The generator that shuffles the discard pile when the draw pile is empty (DOS-PILE-1).

    const Hand &hand(int seat) const { return hands[static_cast<unsigned>(seat)]; }
    const Hand &hand_in_turn() const { return hand(table.turn); }
    bool is_over() const { return table.phase == Phase::over; }

    friend bool operator==(const State &, const State &) = default;
};

// GCC copies up to 256 bytes with registers; a larger State would be copied with a string instruction, which takes four
// times as long.
static_assert(sizeof(State) <= 256 && std::is_trivially_copyable_v<State>);

/// Matches a card of the Center Row with one or two cards from the hand (DOS-MATCH-1 to -4). If only one card is played,
/// `second` is empty (Card::is_none()). The rules accept two cards in either order.
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

/// Ends the part of the turn in which the seat matches cards; legal only after a match. The matched row cards and the cards
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

/// Gives up the right to lay the remaining bonus cards; legal in Phase::bonus with BonusLay::optional (DOS-END-3).
struct SkipBonus
{
    friend constexpr bool operator==(const SkipBonus &, const SkipBonus &) = default;
};

/// Calls "DOS!", which a seat must do when it comes to have exactly two cards (DOS-CALL-1). Legal while the seat is
/// exposed, in another seat's turn too.
struct CallDos
{
    friend constexpr bool operator==(const CallDos &, const CallDos &) = default;
};

using tableside::CatchSeat;

/// An action of a seat. It contains only the player's choices; the rules derive everything else from the position.
using Action = std::variant<MatchRow, DrawCard, EndTurn, LayCard, SkipBonus, CallDos, CatchSeat>;

/// A list of actions. Callers reuse one list for many calls to avoid memory allocations.
using ActionList = std::vector<Action>;

/// The cards of an event. A card that the receiver of the event may not see is empty (Card::is_none()).
using Cards = std::vector<Card>;

enum class DrawReason : std::uint8_t { turn, double_color, caught, false_catch };
enum class LayReason : std::uint8_t { no_match, bonus };

// The events that DOS shares with other games (engine/core/match_event.h).
using DealerDrawn = DealerDrawnWith<Card>; // the cards that the seats drew to find the first dealer (DOS-SETUP-1)
using tableside::RoundStarted;
using Scored = ScoredWith<Card>;
using tableside::MatchWon;
using tableside::TurnStarted;
using Reshuffled = ReshuffledWith<Card>; // DOS-PILE-1
using tableside::Called;
using tableside::Caught;
using tableside::Exposed;      // DOS-CALL-2
using tableside::WentOut;      // DOS-END-6
using tableside::WindowClosed; // DOS-CALL-4

// The events that only DOS has.
// clang-format off
struct Dealt { std::vector<Cards> hands; Cards row; Cards draw; };     ///< `draw` is the draw pile, top card first.
struct Drew { int seat = 0; Cards cards; DrawReason why = DrawReason::turn; };
struct Matched { int seat = 0; int row = 0; Card row_card; Cards cards; Reading reading; };
struct Laid { int seat = 0; Card card; LayReason why = LayReason::no_match; };
struct BonusSkipped { int seat = 0; };
struct Discarded { Cards cards; };   ///< The matched row cards in row order, then the cards played on them in order of play.
struct Refilled { Cards cards; };
struct FalselyCaught { int seat = 0; int by = 0; };
// clang-format on

using Event =
    std::variant<DealerDrawn, RoundStarted, Scored, MatchWon, Dealt, TurnStarted, Drew, Matched, Laid, BonusSkipped,
                 Discarded, Refilled, Reshuffled, Exposed, WindowClosed, Called, Caught, FalselyCaught, WentOut>;

using EventList = EventKeeper<Event>;
using tableside::NoEvents;

/// The reasons why the rules refuse an action.
enum class Reason : std::uint8_t {
    none, ///< The action is not refused.
    round_over,
    not_your_turn,
    no_such_row_card,
    row_card_already_matched,
    card_not_in_hand,
    number_does_not_match,
    sum_does_not_match,
    already_drawn,
    draw_after_match,
    nothing_matched,
    lay_owed,
    lay_before_draw,
    lay_after_match,
    only_bonus_lays_now,
    no_bonus_to_skip,
    bonus_lays_compulsory,
    nothing_to_call,
    already_called, ///< A reason to refuse a call or a catch, like the next two reasons.
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

} // namespace tableside::dos
