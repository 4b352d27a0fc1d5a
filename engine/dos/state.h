// The complete position of a DOS round, as a value: trivially copyable, comparable, no heap.
#pragma once

#include "engine/core/call_ends.h"
#include "engine/core/random.h"
#include "engine/dos/card.h"
#include "engine/dos/hand.h"
#include "engine/dos/ruleset.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace tableside::dos {

inline constexpr int fewest_seats = 2; // DOS-DECK-2
inline constexpr int most_seats = 4;
inline constexpr int hand_size_dealt = 7; // DOS-SETUP-2
inline constexpr int shortest_row = 2;    // DOS-TURN-5

/// `play`: match, draw, end the turn or lay after a draw. `bonus`: lay bonus cards (DOS-END-3).
/// `over`: a hand is empty.
enum class Phase : std::uint8_t { play, bonus, over };

struct Table;

/// What everybody sees of a table: the cards that lie face up, and how far the turn has come. The draw pile is a number
/// here, and there is no way to its cards; to copy a Table into one leaves them out.
struct PublicTable
{
protected:
    std::array<Card, deck_size> cards{}; ///< See Table.

public:
    PublicTable() = default;
    PublicTable(const Table &table);
    PublicTable &operator=(const Table &table);

    CallEnds call_ends;                     ///< Of those who cannot be caught any more (DOS-CALL-3, -4, -8).
    std::array<std::uint64_t, 2> matched{}; ///< A bit per row card that was matched in this turn (DOS-TURN-2).
    Ruleset rules;

    std::uint8_t discard_count = 0;
    std::uint8_t row_count = 0;
    std::uint8_t played_count = 0;
    std::uint8_t draw_count = 0;

    std::uint8_t seats = 0;
    std::uint8_t dealer = 0;
    std::uint8_t turn = 0; ///< The seat whose turn it is; when the round is over, the seat that went out.
    Phase phase = Phase::play;
    bool drawn = false;              ///< The seat in turn has drawn its card (DOS-TURN-3).
    std::uint8_t matches = 0;        ///< Row cards matched in this turn.
    std::uint8_t bonus_lays = 0;     ///< Color matches of this turn whose lay is still to come (DOS-MATCH-3, -4).
    std::uint8_t others_draw = 0;    ///< Double color matches of this turn (DOS-MATCH-4).
    std::uint8_t owed_caught = 0;    ///< Penalty cards the seat in turn takes at its end (DOS-END-5) ...
    std::uint8_t owed_false = 0;     ///< ... and those for its own false catches (DOS-CALL-7).
    std::uint8_t exposed = 0;        ///< A bit per seat that can be caught (DOS-CALL-2).
    std::uint8_t exposed_before = 0; ///< Those of them exposed before this turn began (DOS-CALL-4).

    std::span<const Card> discard() const { return {cards.data(), discard_count}; }
    std::span<const Card> row() const { return {cards.data() + discard_count, row_count}; }
    std::span<const Card> played() const { return {cards.data() + discard_count + row_count, played_count}; }
    /// All three, in this order.
    std::span<const Card> face_up() const
    {
        return {cards.data(), std::size_t{discard_count} + row_count + played_count};
    }

    bool is_matched(int row_index) const
    {
        return ((matched[static_cast<unsigned>(row_index) / 64] >> (row_index % 64)) & 1U) != 0;
    }
    /// Calls visit(index) for every row card that is still to be matched in this turn.
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

/// The table with all its cards. Those that are in no hand share one array, in zones: the discard pile (oldest first), the
/// Center Row, the cards played on the row in this turn (they go to the discard pile at its end, DOS-END-1), a gap as
/// large as all hands, and the draw pile, its top card first. A PublicTable of its own has none after the third zone.
struct Table : PublicTable
{
    using PublicTable::cards;

    Table() = default;
    /// What is seen; the draw pile's cards are none.
    explicit Table(const PublicTable &seen) : PublicTable(seen) {}

    /// Top card first.
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

struct State
{
    Table table;
    std::array<Hand, most_seats> hands{};
    Random random; ///< Shuffles the discard pile when the draw pile is empty (DOS-PILE-1).

    const Hand &hand(int seat) const { return hands[static_cast<unsigned>(seat)]; }
    const Hand &hand_in_turn() const { return hand(table.turn); }
    bool is_over() const { return table.phase == Phase::over; }

    friend bool operator==(const State &, const State &) = default;
};

// GCC copies up to 256 bytes in registers, and more with a string instruction that takes four times as long.
static_assert(sizeof(State) <= 256 && std::is_trivially_copyable_v<State>);

} // namespace tableside::dos
