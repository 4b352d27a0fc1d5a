// Fast implementations for playouts, which list legal actions millions of times: fast_legal_actions() and tables of the
// cards that match, indexed by sets of values. Each has a plain counterpart with the same results: legal_actions() of an
// observation (rules_legal.cpp) and matches_double() (matching.h). tests/engine/dos/fast_legal_test.cpp compares them.
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

/// Fills `actions` with the legal actions of the seat in turn, which holds `hand`: the same actions, in the same order,
/// as legal_actions() lists.
void fast_legal_actions(const PublicTable &table, const Hand &hand, ActionList &actions);

inline constexpr int value_count = Card::number_wild + 1; ///< The size of arrays indexed by value; index 0 is unused.

/// Makes the table partner_values[row value][value]: the set of values, possibly including `value` itself, that make a
/// double match on the row card together with `value` (DOS-MATCH-2, DOS-WILD-4).
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

/// The number of sets of values, for tables indexed by value_set_index(), which drops the unused bit 0.
inline constexpr unsigned value_sets = 1U << (value_count - 1);
constexpr std::size_t value_set_index(Values values)
{
    return values >> 1;
}

/// Tables of the row values that two cards of a hand match, indexed by value_set_index() of the values in the hand.
struct DoubleTargets
{
    /// For each set of values in a hand: the row values that two cards of different values match.
    std::array<std::uint16_t, value_sets> unlike{};
    /// For each set of values held twice: the row values that two equal cards match.
    std::array<std::uint16_t, value_sets> alike{};
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

/// Returns the row values that two cards match, from a hand with `values`, of which those in `twice` are held at least
/// twice.
constexpr Values double_targets(Values values, Values twice)
{
    return Values{double_target_table.unlike[value_set_index(values)]}
    | double_target_table.alike[value_set_index(twice)];
}

inline constexpr Values every_value = 2 * value_sets - 2;

/// Returns the row values that one card of a hand with `values` matches: its own values and a row Wild #, or every value if
/// the hand has a Wild # (DOS-WILD-4).
constexpr Values single_targets(Values values)
{
    if ((values & bit_of(Card::number_wild)) != 0)
        return every_value;
    return values | (values != 0 ? bit_of(Card::number_wild) : 0U);
}

/// Returns whether the hand has a single or double match on any of the row values.
constexpr bool matches_any(const Hand &hand, Values row_values)
{
    const Values values = hand.values();
    return (single_targets(values) & row_values) != 0
        || (double_targets(values, hand.repeated_values()) & row_values) != 0;
}

} // namespace tableside::dos
