// The complete state of a DOS round, hidden cards included. A State can be compared, is trivially copyable, and
// allocates no memory.
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
    /// because the time for both was over (DOS-CALL-4).
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
    std::uint8_t caught_penalty = 0; ///< Cards that the seat in turn must later draw for being caught (DOS-END-5).
    /// The number of cards that the seat in turn must later draw for wrong catches (DOS-CALL-7).
    std::uint8_t wrong_catch_penalty = 0;
    std::uint8_t exposed = 0; ///< The seats that can be caught for a missing call, one bit each (DOS-CALL-2).
    /// The seats of `exposed` that could already be caught before this turn began, one bit each. DOS-CALL-4: these
    /// seats can become safe in this turn.
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

} // namespace tableside::dos
