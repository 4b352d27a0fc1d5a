// The complete position of a UNO round as a value: trivially copyable, comparable, without heap memory.
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
inline constexpr int hand_size_dealt = 7; // each hand in the deal (UNO-SETUP-2)

/// The decision that the seat in turn has to make. `play`: play or draw. `drawn`: play the drawn card if possible, or
/// keep it (UNO-TURN-2, -5). `color`: name the color of a wild card that was turned first (UNO-SETUP-3). `challenge`:
/// accept the pending cards, challenge, or stack (UNO-CHAL-1, UNO-STACK-1). `swap`: choose the player to swap hands
/// with (UNO-SEVEN-1). `over`: a hand is empty, or the round was blocked.
enum class Phase : std::uint8_t { play, drawn, color, challenge, swap, over };

/// Returns the number of turns in a row without a change in the total number of held cards after which the round ends
/// (UNO-PILE-1).
constexpr int most_still_turns(int seats)
{
    return 2 * seats;
}

struct Table;

/// The public part of a table: the discard pile and the progress of the turn. The draw pile is only a number here;
/// copying a Table into a PublicTable drops its cards.
struct PublicTable
{
protected:
    std::array<Card, deck_size> cards{}; ///< See Table for the layout.

public:
    PublicTable() = default;
    PublicTable(const Table &table);
    PublicTable &operator=(const Table &table);

    Ruleset rules;

    std::uint8_t discard_count = 0; ///< Includes the top card.
    std::uint8_t draw_count = 0;

    std::uint8_t seats = 0;
    std::uint8_t dealer = 0;
    std::uint8_t turn = 0; ///< The seat in turn; after the round, its winner.
    Phase phase = Phase::play;
    std::int8_t direction = 1;       ///< 1 to the left, -1 to the right (UNO-ACT-2).
    Color color = Color::any;        ///< The color in play (UNO-TURN-4); `any` until a color is named in Phase::color.
    Color color_before = Color::any; ///< The color in play before the top card, for Phase::challenge (UNO-ACT-5).
    std::uint8_t pending = 0;        ///< The number of cards to draw in Phase::challenge, otherwise 0.
    bool is_ending = false;          ///< Whether Phase::challenge answers a player's last card (UNO-OUT-1).
    std::uint8_t idle_turns = 0;     ///< Turns in a row without a card played or drawn; less than `seats` (UNO-PILE-1).
    /// Turns in a row that did not change the total number of held cards while at most `seats` cards could be drawn;
    /// less than most_still_turns() (UNO-PILE-1).
    std::uint8_t still_turns = 0;
    std::uint8_t drawable_before = deck_size; ///< The value of drawable() at the beginning of the turn.
    bool played_on = false;    ///< Whether the next turn has begun, so that it is too late to jump in (UNO-JUMP-1).
    std::uint16_t exposed = 0; ///< A bit per seat that can be caught (UNO-CALL-1).
    std::uint16_t posing = 0;  ///< A bit per seat that holds a pose (UNO-ACT-6).
    CallEnds call_ends;        ///< How the exposures of the other seats ended (UNO-CALL-1).

    /// The discard pile, oldest card first, including the top card.
    std::span<const Card> discard() const { return {cards.data(), discard_count}; }
    Card top() const { return cards[static_cast<std::size_t>(discard_count - 1)]; }
    /// The number of cards that can still be drawn, including those that a reshuffle of the discard pile would give.
    int drawable() const { return draw_count + discard_count - 1; }

    bool is_exposed(int seat) const { return ((exposed >> seat) & 1) != 0; }
    bool is_posing(int seat) const { return ((posing >> seat) & 1) != 0; }
    int next_seat(int seat) const { return around(seat + direction); }
    /// Returns the seat that played the draw card; valid in Phase::challenge.
    int challenged_seat() const { return around(turn - direction); }

    friend bool operator==(const PublicTable &, const PublicTable &) = default;

private:
    /// Wraps a seat number around without a branch; playouts call it most, and the CPU would often mispredict it.
    int around(int seat) const { return seat + seats * (int{seat < 0} - int{seat >= seats}); }
};

/// The table with all its cards. The cards that are in no hand share one array with three zones: the discard pile
/// (oldest card first, so that its last card is the top card), a gap as large as all hands together, and the draw pile
/// (top card first). In a PublicTable that is no Table, all cards after the first zone are none.
struct Table : PublicTable
{
    using PublicTable::cards;

    /// The card drawn in Phase::drawn. Only the seat in turn may learn the card and whether it can be played
    /// (UNO-TURN-5).
    Card drawn;

    Table() = default;
    /// Copies the public part; the cards of the draw pile are none.
    explicit Table(const PublicTable &seen) : PublicTable(seen) {}

    /// The draw pile, top card first.
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
    Random random; ///< Shuffles the discard pile when the draw pile is empty (UNO-PILE-1).
    /// Whether the Wild Draw Four was a bluff when it was played, for Phase::challenge (UNO-ACT-5). Secret.
    bool is_bluff = false;
    /// The hand of the Wild Draw Four's player just after playing it, while it can be challenged; otherwise empty.
    /// Cards that the player draws in the meantime are not shown to the challenger (UNO-CHAL-1). Secret.
    Hand challenged_hand;

    const Hand &hand(int seat) const { return hands[static_cast<unsigned>(seat)]; }
    const Hand &hand_in_turn() const { return hand(table.turn); }
    bool is_over() const { return table.phase == Phase::over; }

    friend bool operator==(const State &, const State &) = default;
};

} // namespace tableside::uno
