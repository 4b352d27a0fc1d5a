// The complete position of a UNO round, as a value: trivially copyable, comparable, no heap.
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

inline constexpr int fewest_seats = 2; // UNO-DECK-2
inline constexpr int most_seats = 10;
inline constexpr int hand_size_dealt = 7; // UNO-SETUP-2

/// `play`: play or draw. `drawn`: play the card that was drawn, if it can be played, or keep it (UNO-TURN-2, -5).
/// `color`: name the color of a wild card that was turned first (UNO-SETUP-3). `challenge`: cards are to be drawn;
/// accept, challenge or stack (UNO-CHAL-1, UNO-STACK-1). `swap`: choose whose hand to take (UNO-SEVEN-1). `over`: a hand
/// is empty, or nobody could go on.
enum class Phase : std::uint8_t { play, drawn, color, challenge, swap, over };

/// So many turns in a row may leave as many cards in the hands as before; then the round ends (UNO-PILE-1).
constexpr int most_still_turns(int seats)
{
    return 2 * seats;
}

struct Table;

/// What everybody sees of a table: the discard pile, and how far the turn has come. The draw pile is a number here, and there
/// is no way to its cards; to copy a Table into one leaves them out.
struct PublicTable
{
protected:
    std::array<Card, deck_size> cards{}; ///< See Table.

public:
    PublicTable() = default;
    PublicTable(const Table &table);
    PublicTable &operator=(const Table &table);

    Ruleset rules;

    std::uint8_t discard_count = 0; ///< The top card included.
    std::uint8_t draw_count = 0;

    std::uint8_t seats = 0;
    std::uint8_t dealer = 0;
    std::uint8_t turn = 0; ///< The seat whose turn it is; when the round is over, the seat that won it.
    Phase phase = Phase::play;
    std::int8_t direction = 1;       ///< 1 to the left, -1 to the right (UNO-ACT-2).
    Color color = Color::any;        ///< The color in play (UNO-TURN-4); `any` until it is named in Phase::color.
    Color color_before = Color::any; ///< In Phase::challenge, the one in play before the top card (UNO-ACT-5).
    std::uint8_t pending = 0;        ///< In Phase::challenge, how many cards are to be drawn.
    bool is_ending = false;          ///< In Phase::challenge, the top card was its player's last (UNO-OUT-1).
    std::uint8_t idle_turns = 0;     ///< Turns in a row without a card played or drawn; below `seats` (UNO-PILE-1).
    /// Turns in a row that left as many cards in all hands together as before, while no more than `seats` could be drawn; below
    /// most_still_turns() (UNO-PILE-1).
    std::uint8_t still_turns = 0;
    std::uint8_t drawable_before = deck_size; ///< drawable() at the beginning of the turn.
    bool played_on = false;    ///< The turn after the top card has begun: too late to jump in (UNO-JUMP-1).
    std::uint16_t exposed = 0; ///< A bit per seat that can be caught (UNO-CALL-1).
    std::uint16_t posing = 0;  ///< A bit per seat that holds a pose (UNO-ACT-6).
    CallEnds call_ends;        ///< Of those who cannot be caught any more (UNO-CALL-1).

    /// The oldest first, the top card included.
    std::span<const Card> discard() const { return {cards.data(), discard_count}; }
    Card top() const { return cards[static_cast<std::size_t>(discard_count - 1)]; }
    /// How many cards can be drawn before every card but the top one is in somebody's hand.
    int drawable() const { return draw_count + discard_count - 1; }

    bool is_exposed(int seat) const { return ((exposed >> seat) & 1) != 0; }
    bool is_posing(int seat) const { return ((posing >> seat) & 1) != 0; }
    int next_seat(int seat) const { return around(seat + direction); }
    /// In Phase::challenge, who played the card for which the seat in turn has to draw.
    int challenged_seat() const { return around(turn - direction); }

    friend bool operator==(const PublicTable &, const PublicTable &) = default;

private:
    /// Without a branch: whose turn comes next is what a playout asks most, and is hard to predict.
    int around(int seat) const { return seat + seats * (int{seat < 0} - int{seat >= seats}); }
};

/// The table with all its cards. Those that are in no hand share one array, in zones: the discard pile (oldest first, so that
/// its last card is the top one), a gap as large as all hands, and the draw pile, its top card first. A PublicTable of
/// its own has none after the first zone.
struct Table : PublicTable
{
    using PublicTable::cards;

    Card
        drawn; ///< The card drawn in Phase::drawn. The card, and whether it can be played, are secrets of the seat in turn (UNO-TURN-5).

    Table() = default;
    /// What is seen; the draw pile's cards are none.
    explicit Table(const PublicTable &seen) : PublicTable(seen) {}

    /// Top card first.
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
    /// In Phase::challenge, whether the Wild Draw Four was a bluff when it was played (UNO-ACT-5). A secret.
    bool is_bluff = false;
    /// As long as a Wild Draw Four can be challenged, the hand that it left behind: what its player draws meanwhile, caught or
    /// moved, is not shown to the challenger (UNO-CHAL-1). A secret, and empty otherwise.
    Hand challenged_hand;

    const Hand &hand(int seat) const { return hands[static_cast<unsigned>(seat)]; }
    const Hand &hand_in_turn() const { return hand(table.turn); }
    bool is_over() const { return table.phase == Phase::over; }

    friend bool operator==(const State &, const State &) = default;
};

} // namespace tableside::uno
