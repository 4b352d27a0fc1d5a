// What it is worth to end a turn of DOS with a hand, next to what lies in the Center Row and what the others hold. Fewer
// cards are better, but so are cards that go together, and none that count much if somebody else goes out: who always
// sheds the most is left with what fits nothing. The numbers were learnt (engine/dos/ai/evaluation_weights.h).
#pragma once

#include "engine/dos/ai/evaluation_weights.h"
#include "engine/dos/action.h"
#include "engine/dos/hand.h"
#include "engine/dos/state.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tableside::dos {

/// How many cards the best match on a random card of the deck sheds, 0 to 4: its bonus lay counts, and the card that the
/// others draw for a double color match as one more. For hands of a few cards it is a little high.
double expected_shed(const Hand &hand);

/// What a turn leaves of the row, as far as it counts here.
struct RowLeft
{
    int cards = 0; ///< Those laid in the turn left out.
    int laid = 0;
    int values = 0; ///< Their sum; # is 11.
    double worth = 0.0;
};

/// Values what a turn of one seat leaves, in points of a round. Small; made for every turn; the table must outlive it.
class TurnEvaluator
{
public:
    /// `sizes` are of the hands of all seats.
    TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes);
    /// By weights that are being learnt; they must outlive this.
    TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes,
                  const EvaluationWeights &weights);

    /// What of the row nobody has matched.
    const RowLeft &row() const { return m_row; }
    /// What these matches and lays leave of it.
    RowLeft row_after(std::span<const Action> actions) const;
    /// A row card is matched.
    void match(RowLeft &row, Card card) const;
    /// A card of the hand is laid.
    void lay(RowLeft &row, Card card) const;

    /// Of a turn that leaves this, before its bonus lays, of the highest ordinary cards (DOS-END-3).
    double worth(Hand hand, RowLeft row, int bonus_lays, int double_colors) const;
    /// Of drawing a card to see what it matches (DOS-TURN-3).
    double worth_of_drawing(const Hand &hand, const PublicTable &table) const;

private:
    void count(RowLeft &row, Card card, int times) const;
    double worth_left(const Hand &hand, const RowLeft &row, int double_colors) const;
    std::size_t fewest(int double_colors) const; ///< As it indexes a table.

    const EvaluationWeights &m_weights;
    std::span<const Card> m_row_cards; ///< The table's.
    RowLeft m_row;
    int m_fewest = deck_size; ///< Cards of the other who has the fewest.
    int m_cards_of_others = 0;
    int m_others = 0;
};

} // namespace tableside::dos
