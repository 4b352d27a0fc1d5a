// The evaluation function of DOS: what it is worth to end a turn with a given hand, Center Row and sizes of the other
// hands, in points of a round. A weighted sum of features (engine/dos/ai/evaluation_weights.h): fewer cards are better,
// but so are cards that match much of the deck and count few points.
#pragma once

#include "engine/dos/ai/evaluation_weights.h"
#include "engine/dos/action.h"
#include "engine/dos/hand.h"
#include "engine/dos/state.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tableside::dos {

/// The expected number of cards that the best match on a random card of the deck sheds, 0 to 4. Its bonus lay counts,
/// and for a double color match one more, as the others draw. Cards that the hand does not have for the lay are not
/// taken into account, so that it is a little high for hands of a few cards.
double expected_shed(const Hand &hand);

/// The features of the row that a turn leaves.
struct RowLeft
{
    int cards = 0;      ///< Without those laid in the turn.
    int laid = 0;       ///< Cards laid in the turn.
    int values = 0;     ///< The sum of the values of all of them, # being 11.
    double worth = 0.0; ///< The sum of EvaluationWeights::row_card of all of them.
};

/// Evaluates the turns of one seat from one position. Cheap to construct, for one turn; the table must outlive it.
class TurnEvaluator
{
public:
    /// `sizes` are the numbers of cards of all seats.
    TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes);
    /// With other weights, for fitting; they must outlive this object.
    TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes,
                  const EvaluationWeights &weights);

    /// The row cards that are not matched in the position.
    const RowLeft &row() const { return m_row; }
    /// The same after the matches and lays of `actions`.
    RowLeft row_after(std::span<const Action> actions) const;
    /// Takes a matched row card out of `row`.
    void match(RowLeft &row, Card card) const;
    /// Adds a card laid.
    void lay(RowLeft &row, Card card) const;

    /// The value of a turn that leaves `hand` and `row` before its bonus lays, for which the highest ordinary cards are
    /// taken (DOS-END-3).
    double worth(Hand hand, RowLeft row, int bonus_lays, int double_colors) const;
    /// The value of drawing a card before matching (DOS-TURN-3).
    double worth_of_drawing(const Hand &hand, const PublicTable &table) const;

private:
    void count(RowLeft &row, Card card, int times) const;
    double worth_left(const Hand &hand, const RowLeft &row, int double_colors) const;
    std::size_t fewest(int double_colors) const; ///< An index of EvaluationWeights::ByFewest.

    const EvaluationWeights &m_weights;
    std::span<const Card> m_row_cards; ///< The table's.
    RowLeft m_row;
    int m_fewest = deck_size; ///< Cards of the other seat that has the fewest.
    int m_cards_of_others = 0;
    int m_others = 0;
};

} // namespace tableside::dos
