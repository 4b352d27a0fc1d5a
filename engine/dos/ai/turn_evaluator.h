// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The evaluation function of DOS: the value, in points of a round, of ending a turn with a given hand, Center Row and
// sizes of the other hands. The value is a weighted sum of features (engine/dos/ai/evaluation_weights.h): a hand is
// better if it has fewer cards, matches more cards of the deck, and has fewer points.
#pragma once

#include "engine/dos/ai/evaluation_weights.h"
#include "engine/dos/types.h"
#include "engine/dos/hand.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace tableside::dos {

/// Returns the expected number of cards, 0 to 4, that the hand's best match on a random card of the deck sheds. A bonus
/// card counts, and a double color match counts one more because the others draw. The result is a little too high for
/// small hands, as the function assumes that a card is left for the bonus.
double expected_shed(const Hand &hand);

/// The features of the Center Row that a turn leaves.
struct RowLeft
{
    int cards = 0;      ///< The number of row cards, except cards laid in the turn.
    int laid = 0;       ///< The number of cards laid in the turn.
    int values = 0;     ///< The sum of the values of all cards in the row; a Wild # counts 11.
    double worth = 0.0; ///< The sum of EvaluationWeights::row_card over all cards in the row.
};

/// Evaluates the possible turns of one seat in one position. The table must outlive the evaluator, which is cheap to
/// construct.
class TurnEvaluator
{
public:
    /// Creates an evaluator for `seat`. `sizes` are the hand sizes of all seats.
    TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes);
    /// Creates an evaluator with other weights, which is needed to fit weights. `weights` must outlive the evaluator.
    TurnEvaluator(const PublicTable &table, int seat, std::span<const std::uint8_t> sizes,
                  const EvaluationWeights &weights);

    /// Returns the features of the present row, without the cards already matched in this turn.
    const RowLeft &row() const { return m_row; }
    /// Returns the features of the row after the matches and lays of `actions`.
    RowLeft row_after(std::span<const Action> actions) const;
    /// Updates `row`, the features of the row, for a row card that is matched and leaves the row.
    void match(RowLeft &row, Card card) const;
    /// Updates `row`, the features of the row, for a card that is laid in the turn.
    void lay(RowLeft &row, Card card) const;

    /// Returns the value, in points of a round, of a turn whose matches leave `hand` and `row`. After the matches, the
    /// seat lays `bonus_lays` bonus cards (DOS-END-3): the highest cards, but wild cards last. `double_colors` is the
    /// number of double color matches of the turn.
    double worth(Hand hand, RowLeft row, int bonus_lays, int double_colors) const;
    /// Returns the value, in points of a round, of drawing a card before matching (DOS-TURN-3).
    double worth_of_drawing(const Hand &hand, const PublicTable &table) const;

private:
    void count(RowLeft &row, Card card, int times) const;
    double worth_left(const Hand &hand, const RowLeft &row, int double_colors) const;
    /// Returns an index for the weights that depend on the smallest hand of the other seats: the size of that hand
    /// minus 1, at most 3. The size includes the cards that the other seats draw for `double_colors` double color
    /// matches.
    std::size_t fewest(int double_colors) const;

    const EvaluationWeights &m_weights;
    std::span<const Card> m_row_cards; ///< The Center Row, including matched cards.
    RowLeft m_row;
    int m_fewest = deck_size; ///< The size of the smallest hand of another seat.
    int m_cards_of_others = 0;
    int m_others = 0;
};

} // namespace tableside::dos
