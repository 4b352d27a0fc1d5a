// The weights of TurnEvaluator (engine/dos/ai/turn_evaluator.h): a sum of features of the hand and the row, fitted to
// the outcomes of rounds (tests/bench/fit_dos_weights.cpp).
#pragma once

#include "engine/dos/card.h"

#include <array>

namespace tableside::dos {

/// All in points of a round, to be added. `fewest` is the number of cards of the other seat that holds the fewest,
/// capped at most_of_fewest; `far` is 1 if that is more than two, else 0.
struct EvaluationWeights
{
    static constexpr int most_of_fewest = 4;
    static constexpr int largest_size = 10; ///< Larger hands count as this.
    static constexpr int longest_row = 5;   ///< Longer rows count as this.

    template <std::size_t count>
    using ByFewest = std::array<std::array<double, most_of_fewest>, count>;

    ByFewest<8> size{};                          ///< By hand size, from 1, and fewest, from 1.
    double more_cards = 0.0;                     ///< Per card above the 8 sizes, up to largest_size.
    std::array<std::array<double, 2>, 5> shed{}; ///< Per card of expected_shed(); by hand size, from 1, and far.
    std::array<double, most_of_fewest> points{}; ///< Per point in the hand; by fewest, from 1.
    double wild_dos = 0.0;                       ///< Per Wild DOS in the hand.
    double wild_number = 0.0;                    ///< Per Wild # in the hand.
    std::array<std::array<double, longest_row + 1>, 2> rows{}; ///< By far and the number of row cards, from 0.
    std::array<double, Card::number_wild + 1> row_card{};      ///< Per row card, by its value.
    std::array<double, most_of_fewest> row_values{}; ///< Per unit of the sum of their values; by fewest, from 1.
    std::array<double, most_of_fewest> laid{};       ///< Per card laid in the turn; by fewest, from 1.
    double going_out = 0.0;                          ///< Instead of all above, if the hand is empty.
    double card_of_others = 0.0;                     ///< Per card in the other hands when going out.

    /// Added to the evaluation of the present hand and row for drawing a card before matching.
    struct Draw
    {
        double plain = 0.0;
        double card = 0.0;     ///< Per card in the hand above one.
        double fewest = 0.0;   ///< Per card of `fewest` above one.
        double row_card = 0.0; ///< Per row card.
        // Of the best match on each row card alone:
        double shed = 0.0;    ///< Per card that they shed together.
        double most = 0.0;    ///< Per card that the largest of them sheds.
        double any = 0.0;     ///< If there is one at all.
        double matched = 0.0; ///< Per row card that has one.
    };
    Draw draw;
};

/// For a table of `seats` seats, 2 to 4.
const EvaluationWeights &evaluation_weights(int seats);

} // namespace tableside::dos
