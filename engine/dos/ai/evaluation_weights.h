// The numbers that TurnEvaluator (engine/dos/ai/turn_evaluator.h) goes by, learnt from rounds (tests/bench/fit_dos_weights.cpp).
#pragma once

#include "engine/dos/card.h"

#include <array>

namespace tableside::dos {

/// In points of a round, all to be added. The fewest cards that another seat holds count up to four; "far" is whether
/// they are more than two.
struct EvaluationWeights
{
    static constexpr int most_of_fewest = 4;
    static constexpr int largest_size = 10; ///< Larger hands are as bad.
    static constexpr int longest_row = 5;   ///< Longer ones are as good.

    template <std::size_t count>
    using ByFewest = std::array<std::array<double, most_of_fewest>, count>;

    ByFewest<8> size{};                          ///< By own cards, from 1, and fewest, from 1.
    double more_cards = 0.0;                     ///< Of each card that is more than those.
    std::array<std::array<double, 2>, 5> shed{}; ///< Times expected_shed(); by own cards, from 1, and far.
    std::array<double, most_of_fewest> points{}; ///< Times those of the hand.
    double wild_dos = 0.0;                       ///< Of each.
    double wild_number = 0.0;
    std::array<std::array<double, longest_row + 1>, 2> rows{}; ///< By far and the row cards, from 0.
    std::array<double, Card::number_wild + 1> row_card{};      ///< By value, of each row card.
    std::array<double, most_of_fewest> row_values{};           ///< Times the sum of their values.
    std::array<double, most_of_fewest> laid{};                 ///< Of each card laid.
    double going_out = 0.0;
    double card_of_others = 0.0; ///< Of each when going out.

    /// What it adds to draw a card before matching.
    struct Draw
    {
        double plain = 0.0;
        double card = 0.0;     ///< Of each in the hand but one.
        double fewest = 0.0;   ///< Of each but one.
        double row_card = 0.0; ///< Of each.
        double shed = 0.0;     ///< Of each card that the hand could shed on the row, one row card at a time ...
        double most = 0.0;     ///< ... on the best of them ...
        double any = 0.0;      ///< ... on any at all ...
        double matched = 0.0;  ///< ... and of each row card that it matches.
    };
    Draw draw;
};

/// For a table of so many seats.
const EvaluationWeights &evaluation_weights(int seats);

} // namespace tableside::dos
