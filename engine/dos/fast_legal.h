// What the rules of DOS do by the million in playouts, done fast: listing the legal actions and looking up, by sets of
// values, which cards match. Plain twins: legal_actions() of an observation (rules_legal.cpp), matches_double()
// (matching.h). A fast way gives exactly what its plain twin gives (tests/engine/dos/fast_legal_test.cpp).
#pragma once

#include "engine/dos/action.h"
#include "engine/dos/hand.h"
#include "engine/dos/matching.h"
#include "engine/dos/state.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tableside::dos {

/// Fills `actions` with what the seat in turn, whose hand is given, may do: what legal_actions() lists, in the same order.
void fast_legal_actions(const PublicTable &table, const Hand &hand, ActionList &actions);

inline constexpr int value_count = Card::number_wild + 1; ///< To index by value; 0 is unused.

/// partner_values[row value][value]: the values that make a double match with it, its own included (DOS-MATCH-2,
/// DOS-WILD-4).
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

/// Sets of values as they index a table: without bit 0, which stands for no value.
inline constexpr unsigned value_sets = 1U << (value_count - 1);
constexpr std::size_t value_set_index(Values values)
{
    return values >> 1;
}

/// The values of row cards on which two cards match, by the values in a hand.
struct DoubleTargets
{
    std::array<std::uint16_t, value_sets> unlike{}; ///< Two cards of different values.
    std::array<std::uint16_t, value_sets> alike{};  ///< Two cards of one value; by the values held twice.
};

constexpr DoubleTargets make_double_targets()
{
    DoubleTargets made;
    for (std::size_t index = 1; index < value_sets; ++index) {
        const Values values = static_cast<Values>(index) << 1;
        const auto highest = static_cast<std::size_t>(std::bit_width(values)) - 1;
        const Values others = values & ~bit_of(static_cast<int>(highest));
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

/// For a hand that has the values, and those of `twice` at least two times.
constexpr Values double_targets(Values values, Values twice)
{
    return Values{double_target_table.unlike[value_set_index(values)]}
    | double_target_table.alike[value_set_index(twice)];
}

inline constexpr Values every_value = 2 * value_sets - 2;

/// The values of row cards on which one card matches: its own, and any for a #, on which any matches.
constexpr Values single_targets(Values values)
{
    if ((values & bit_of(Card::number_wild)) != 0)
        return every_value;
    return values | (values != 0 ? bit_of(Card::number_wild) : 0U);
}

/// Whether the hand has a match on a row card that has one of the values.
constexpr bool matches_any(const Hand &hand, Values row_values)
{
    const Values values = hand.values();
    return (single_targets(values) & row_values) != 0
        || (double_targets(values, hand.repeated_values()) & row_values) != 0;
}

} // namespace tableside::dos
