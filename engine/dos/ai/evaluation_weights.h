// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The weights of the evaluation function (engine/dos/ai/turn_evaluator.h), a weighted sum of features of the hand and
// the Center Row. The weights were fitted to the outcomes of rounds (evaluation_weights.cpp).
#pragma once

#include "engine/dos/card.h"

#include <array>

namespace tableside::dos {

/// The weights of the features, in points of a round. An evaluation is the sum of all features times their weights.
/// Some weights depend on the smallest hand of the other seats, that is, on the fewest cards that any other seat has.
/// For these weights, a hand of more than largest_fewest cards counts as largest_fewest cards.
struct EvaluationWeights
{
    static constexpr int largest_fewest = 4;
    static constexpr int largest_size = 10; ///< A hand size above 10 counts as 10.
    static constexpr int longest_row = 5;   ///< A row of more than 5 cards counts as 5 cards long.

    template <std::size_t count>
    using ByFewest = std::array<std::array<double, largest_fewest>, count>;

    /// The value of each hand size. First index: the size of the hand minus 1, at most 7. Second index: the size of the smallest
    /// hand of the other seats minus 1.
    ByFewest<8> size{};
    double more_cards = 0.0; ///< Weight per card in the hand beyond the eighth, up to largest_size cards.
    /// Weight of expected_shed(), the number of cards that a match is expected to remove from the hand. First index:
    /// the size of the hand minus 1, at most 4. Second index: 0 if another seat has one or two cards, else 1.
    std::array<std::array<double, 2>, 5> shed{};
    /// Weight per point in the hand. Index: the size of the smallest hand of the other seats minus 1.
    std::array<double, largest_fewest> points{};
    double wild_dos = 0.0;    ///< Weight per Wild DOS in the hand.
    double wild_number = 0.0; ///< Weight per Wild # in the hand.
    /// The value of each number of cards in the row. First index: 0 if another seat has one or two cards, else 1.
    /// Second index: the number of row cards, except cards laid in the turn.
    std::array<std::array<double, longest_row + 1>, 2> rows{};
    std::array<double, Card::number_wild + 1> row_card{}; ///< Weight per row card; indexed by the card's value.
    /// Weight of the sum of the row cards' values. Index: the size of the smallest hand of the other seats minus 1.
    std::array<double, largest_fewest> row_values{};
    /// Weight per card laid in the turn. Index: the size of the smallest hand of the other seats minus 1.
    std::array<double, largest_fewest> laid{};
    double going_out = 0.0;      ///< The value of an empty hand; replaces all weights above.
    double card_of_others = 0.0; ///< Weight per card in the other hands; added to going_out.

    /// The weights for drawing a card before matching. The sum of these features times their weights is added to the
    /// evaluation of the present hand and row.
    struct Draw
    {
        double plain = 0.0;    ///< A constant, always added.
        double card = 0.0;     ///< Weight per card in the hand beyond the first.
        double fewest = 0.0;   ///< Weight per card beyond the first in the smallest hand of the other seats.
        double row_card = 0.0; ///< Weight per card in the Center Row.
        // The next four features use the best match on each row card, as if it were the only match of the turn. A
        // double color match counts as one card more than it sheds.
        double shed = 0.0;    ///< Weight per card shed by the best match on each row card, summed over the row.
        double most = 0.0;    ///< Weight per card shed by the best match on any row card.
        double any = 0.0;     ///< Added if any row card can be matched.
        double matched = 0.0; ///< Weight per row card that can be matched.
    };
    Draw draw;
};

/// Returns the weights for a table of `seats` seats, 2 to 4.
const EvaluationWeights &evaluation_weights(int seats);

} // namespace tableside::dos
