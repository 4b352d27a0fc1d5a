// The complete position of a round of UNO, as a value type: trivially copyable, comparable, and without heap memory.
#pragma once

#include "engine/core/call_ends.h"
#include "engine/core/random.h"
#include "engine/uno/card.h"
#include "engine/uno/hand.h"
#include "engine/uno/ruleset.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace tableside::uno {

inline constexpr int fewest_seats = 2; // UNO-DECK-2 allows two to ten seats
inline constexpr int most_seats = 10;
inline constexpr int hand_size_dealt = 7; // the number of cards dealt to each seat (UNO-SETUP-2)

/// The decision that the seat in turn has to make. `play`: play or draw. `drawn`: play the drawn card if possible, or
/// keep it (UNO-TURN-2, UNO-TURN-5). `color`: name the color of a wild card that was turned first (UNO-SETUP-3).
/// `challenge`: answer a draw card by drawing, challenging (UNO-CHAL-1), or stacking (UNO-STACK-1). `swap`: choose the
/// player to swap hands with (UNO-SEVEN-1). `over`: no decision, because the round has ended.
enum class Phase : std::uint8_t { play, drawn, color, challenge, swap, over };

/// Returns the limit for PublicTable::unchanged_turns: after this many turns in a row without a change in the total number of
/// held cards, the round is blocked and ends (UNO-PILE-1).
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

    /// The card drawn in Phase::drawn. Only the seat in turn may learn the card and whether it can be played
    /// (UNO-TURN-5).
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

} // namespace tableside::uno
