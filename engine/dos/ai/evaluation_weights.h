// The weights of TurnEvaluator (engine/dos/ai/turn_evaluator.h): a sum of features of the hand and the row, fitted to
// the outcomes of rounds (tests/bench/fit_dos_weights.cpp).
#pragma once

#include "engine/dos/card.h"

#include <array>

namespace tableside::dos {

/// The weights of the features, in points of a round; an evaluation is their sum. `fewest` is the size of the smallest
/// hand of another seat, at most most_of_fewest; `far` is 1 if `fewest` is more than two, else 0.
struct EvaluationWeights
{
    static constexpr int most_of_fewest = 4;
    static constexpr int largest_size = 10; ///< Larger hands count as hands of 10 cards.
    static constexpr int longest_row = 5;   ///< Longer rows count as rows of 5 cards.

    template <std::size_t count>
    using ByFewest = std::array<std::array<double, most_of_fewest>, count>;

    ByFewest<8> size{};                          ///< Indexed by hand size - 1 and fewest - 1.
    double more_cards = 0.0;                     ///< Per card above 8 in the hand, up to largest_size.
    std::array<std::array<double, 2>, 5> shed{}; ///< Per card of expected_shed(); indexed by hand size - 1 and far.
    std::array<double, most_of_fewest> points{}; ///< Per point in the hand; indexed by fewest - 1.
    double wild_dos = 0.0;                       ///< Per Wild DOS in the hand.
    double wild_number = 0.0;                    ///< Per Wild # in the hand.
    std::array<std::array<double, longest_row + 1>, 2> rows{}; ///< Indexed by far and the number of row cards.
    std::array<double, Card::number_wild + 1> row_card{};      ///< Per row card; indexed by its value.
    std::array<double, most_of_fewest> row_values{}; ///< Per unit of the sum of all row values; by fewest - 1.
    std::array<double, most_of_fewest> laid{};       ///< Per card laid in the turn; indexed by fewest - 1.
    double going_out = 0.0;                          ///< Replaces all weights above if the hand is empty.
    double card_of_others = 0.0;                     ///< Added to going_out per card in the other hands.

    /// The weights that are added for drawing a card before matching to the evaluation of the present hand and row.
    struct Draw
    {
        double plain = 0.0;    ///< Always added.
        double card = 0.0;     ///< Per card in the hand above one.
        double fewest = 0.0;   ///< Per card of `fewest` above one.
        double row_card = 0.0; ///< Per row card.
        // Weights of the best match on each row card, each played alone; a double color match counts one card more:
        double shed = 0.0;    ///< Per card that these matches shed together.
        double most = 0.0;    ///< Per card that the largest of these matches sheds.
        double any = 0.0;     ///< Added if any row card can be matched.
        double matched = 0.0; ///< Per row card that can be matched.
    };
    Draw draw;
};

/// Returns the weights for a table of `seats` seats, 2 to 4.
const EvaluationWeights &evaluation_weights(int seats);

} // namespace tableside::dos
