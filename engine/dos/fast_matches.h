// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fast code for playouts (simulated rounds), which list matches millions of times: list_matches() and lookup tables of
// matching values. The tables are made with matches_single() and matches_double() (matching.h), and
// tests/engine/games/agreement_test.cpp compares list_matches() with the Judge of the rules (rules.cpp).
#pragma once

#include "engine/dos/types.h"
#include "engine/dos/hand.h"
#include "engine/dos/matching.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tableside::dos {

/// Appends to `actions` every match of a card or of two cards of `hand` with a row card that is not matched yet. Equal
/// cards give only one action. The matches are sorted by row card; on each row card, single matches come first.
/// The only purpose of this function is speed: a decision of the level hard takes 19 to 35 % longer without this
/// function (tests/bench/README.md).
void list_matches(const PublicTable &table, const Hand &hand, ActionList &actions);

inline constexpr int value_count = Card::number_wild + 1; ///< The size of arrays indexed by card value (1 to 11).

/// Returns the table partner_values[row value][value]: the set of values that a second card can have to make, together
/// with a card of `value`, a double match on a row card of `row value` (DOS-MATCH-2; DOS-WILD-4 for wild cards).
constexpr auto make_partner_values()
{
    const auto card_of = [](std::size_t value) { return Card(Color::red, static_cast<int>(value)); };
    std::array<std::array<std::uint16_t, value_count>, value_count> made{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t value = 1; value < value_count; ++value) {
            for (std::size_t partner = 1; partner < value_count; ++partner) {
                if (matches_double(card_of(row), card_of(value), card_of(partner)))
                    made[row][value] = static_cast<std::uint16_t>(made[row][value] | 1U << partner);
            }
        }
    }
    return made;
}
inline constexpr auto partner_values = make_partner_values();

/// The number of possible sets of card values, which is the size of tables indexed by value_set_index(). The index
/// omits bit 0 of a set, which is unused.
inline constexpr unsigned value_sets = 1U << (value_count - 1);
constexpr std::size_t value_set_index(Values values)
{
    return values >> 1;
}

/// Tables of the row cards that a hand can match with two cards. An index is a set of values in the hand (see
/// value_set_index()); an entry is the set of values that these row cards have.
struct DoubleTargets
{
    /// Index: the set of values in a hand. Element: the set of row-card values that the hand can match by playing two
    /// cards with different values.
    std::array<std::uint16_t, value_sets> unlike{};
    /// Index: the set of values that a hand has at least twice. Element: the set of row-card values that the hand can
    /// match by playing two cards with the same value.
    std::array<std::uint16_t, value_sets> alike{};
};

constexpr DoubleTargets make_double_targets()
{
    DoubleTargets made;
    for (std::size_t index = 1; index < value_sets; ++index) {
        const Values values = static_cast<Values>(index) << 1;
        const auto highest = static_cast<std::size_t>(std::bit_width(values)) - 1;
        const Values others = values & ~value_bit(static_cast<int>(highest));
        Values unlike = made.unlike[value_set_index(others)];
        Values alike = made.alike[value_set_index(others)];
        for (std::size_t row = 1; row < value_count; ++row) {
            const Values partners = partner_values[row][highest];
            unlike |= Values{(partners & others) != 0} << row;
            alike |= (partners >> highest & 1U) << row;
        }
        made.unlike[index] = static_cast<std::uint16_t>(unlike);
        made.alike[index] = static_cast<std::uint16_t>(alike);
    }
    return made;
}
inline constexpr DoubleTargets double_target_table = make_double_targets();

/// Returns the values of the row cards that a hand can match with two cards. `values` are the values in the hand;
/// `twice` are those that at least two cards have.
constexpr Values double_targets(Values values, Values twice)
{
    return Values{double_target_table.unlike[value_set_index(values)]}
    | double_target_table.alike[value_set_index(twice)];
}

inline constexpr Values every_value = 2 * value_sets - 2;

/// Returns the values of the row cards that a hand with `values` can match with one card: the same values and the Wild
/// #, or every value if the hand has a Wild # (DOS-WILD-4).
constexpr Values single_targets(Values values)
{
    if ((values & value_bit(Card::number_wild)) != 0)
        return every_value;
    return values | (values != 0 ? value_bit(Card::number_wild) : 0U);
}

/// Returns whether the hand can match a row card with one of `row_values`, by one card or by two.
constexpr bool matches_any(const Hand &hand, Values row_values)
{
    const Values values = hand.values();
    return (single_targets(values) & row_values) != 0
        || (double_targets(values, hand.repeated_values()) & row_values) != 0;
}

} // namespace tableside::dos
