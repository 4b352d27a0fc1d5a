#include "engine/dos/ai/greedy_match.h"

#include "engine/dos/fast_legal.h"

#include <array>
#include <bit>

namespace tableside::dos {

namespace {

constexpr unsigned wild_values = 1U << Card::number_wild | 1U << 2; // a 2 is always a Wild DOS

/// The preferred value of a set that is not empty.
constexpr int preferred(Values values, RolloutPolicy policy)
{
    if (policy == RolloutPolicy::keeps_wilds && (values & ~wild_values) != 0)
        values &= ~wild_values;
    else if ((values & wild_values) != 0)
        values &= wild_values;
    else
        return static_cast<int>(std::bit_width(values)) - 1;
    return policy == RolloutPolicy::keeps_wilds && (values & bit_of(2)) != 0
        ? 2
        : static_cast<int>(std::bit_width(values)) - 1;
}

constexpr int worth_of(int value, RolloutPolicy policy)
{
    const int points = Card(Color::red, value).points();
    if ((bit_of(value) & wild_values) == 0)
        return points;
    return policy == RolloutPolicy::keeps_wilds ? -points : value == 2 ? Card::wild_dos().points() : points;
}

/// Two values in one byte: tables of them are to stay in the nearest cache.
class Pair
{
public:
    constexpr Pair() = default;
    constexpr Pair(int first, int second) : m_code(static_cast<std::uint8_t>(first << 4 | second)) {}

    constexpr int first() const { return m_code >> 4; }
    constexpr int second() const { return m_code & 15; }
    constexpr explicit operator bool() const { return m_code != 0; }

private:
    std::uint8_t m_code = 0; ///< 0: there is none.
};

constexpr int worth_of(Pair pair, RolloutPolicy policy)
{
    return worth_of(pair.first(), policy) + worth_of(pair.second(), policy);
}

/// The preferred pair of values that match the row value together. `values` holds at least one card each, `twice` two.
constexpr Pair find_pair(std::size_t row_value, Values values, Values twice, RolloutPolicy policy)
{
    Pair best;
    for (Values rest = values; rest != 0; rest &= rest - 1) {
        const auto first = static_cast<unsigned>(std::countr_zero(rest));
        const Values above = rest & (rest - 1);
        const Values fitting = partner_values[row_value][first] & (above | (twice & bit_of(static_cast<int>(first))));
        if (fitting == 0)
            continue;
        const Pair pair(static_cast<int>(first), preferred(fitting, policy));
        if (!best || worth_of(pair, policy) > worth_of(best, policy))
            best = pair;
    }
    return best;
}

/// pairs[row value][values / 2]: what find_pair() finds where no value is held twice; bit 0 is never set.
using PairTable = std::array<std::array<Pair, 1U << Card::number_wild>, value_count>;

constexpr PairTable make_pairs(RolloutPolicy policy)
{
    PairTable table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t half = 0; half < table[row].size(); ++half)
            table[row][half] = find_pair(row, static_cast<Values>(2 * half), 0, policy);
    }
    return table;
}

constexpr std::array<PairTable, rollout_policy_count> pairs{make_pairs(RolloutPolicy::sheds_points),
                                                            make_pairs(RolloutPolicy::keeps_wilds)};

/// pairable[row value]: the values that take part in a pair; the others are left out of sets, so that few are asked for.
constexpr auto make_pairable()
{
    std::array<Values, value_count> table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t value = 1; value < value_count; ++value)
            table[row] |= partner_values[row][value] != 0 ? bit_of(static_cast<int>(value)) : 0U;
    }
    return table;
}

constexpr auto pairable = make_pairable();

/// pairs_with_itself[row value]: the values of which two cards match it.
constexpr auto make_pairs_with_itself()
{
    std::array<Values, value_count> table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t value = 1; value < value_count; ++value)
            table[row] |= partner_values[row][value] & bit_of(static_cast<int>(value));
    }
    return table;
}

constexpr auto pairs_with_itself = make_pairs_with_itself();

Pair pair_of_different(std::size_t row_value, Values values, RolloutPolicy policy)
{
    return pairs[static_cast<std::size_t>(policy)][row_value][value_set_index(values & pairable[row_value])];
}

/// `twice()` gives the values that are held twice; it is asked only where that may matter.
template <typename Twice>
Pair best_pair(Card row, Values values, Twice twice, RolloutPolicy policy)
{
    const auto row_value = static_cast<std::size_t>(row.value());
    if ((values & pairs_with_itself[row_value]) != 0) {
        const Values repeated = twice();
        if ((repeated & pairs_with_itself[row_value]) != 0)
            return find_pair(row_value, values, repeated, policy);
    }
    return pair_of_different(row_value, values, policy);
}

Card card_in(int color, int value)
{
    return value == 2 ? Card::wild_dos() : Card(static_cast<Color>(color), value);
}

/// The kinds of the value in the hand: one bit for a Wild DOS, of which there are no others.
KindSet kinds_of(const Hand &hand, int value)
{
    return hand.kinds() & kinds_of_values(bit_of(value));
}

/// A card of the value that the hand holds, of the lowest color.
Card card_of(const Hand &hand, int value)
{
    return first_kind(kinds_of(hand, value));
}

/// The next one; there must be two.
Card second_card_of(const Hand &hand, int value)
{
    const KindSet kinds = kinds_of(hand, value);
    const KindSet lowest = kinds & -kinds;
    return first_kind((hand.pairs() & lowest) != 0 ? lowest : kinds & ~lowest);
}

GreedyMatch sorted(Card first, Card second, int cards, bool is_double_color)
{
    if (second < first)
        std::swap(first, second);
    return {first, second, static_cast<std::int8_t>(cards), is_double_color};
}

Values single_values(Card row, Values values)
{
    return row.is_wild_number() ? values : values & (bit_of(row.value()) | bit_of(Card::number_wild));
}

template <typename Visit>
void for_each_color(Card row, Visit visit)
{
    for (unsigned rest = row.color_mask(); rest != 0; rest &= rest - 1)
        visit(std::countr_zero(rest));
}

template <RolloutPolicy policy>
GreedyMatch best_double_color(const Hand &hand, Card row) // DOS-MATCH-4
{
    GreedyMatch best;
    int best_worth = 0;
    for_each_color(row, [&](int color) {
        const Pair pair = best_pair(
            row, hand.values_of(color), [&] { return hand.repeated_values_of(color); }, policy);
        if (pair && (!best || worth_of(pair, policy) > best_worth)) {
            best = sorted(card_in(color, pair.first()), card_in(color, pair.second()), hand.size() > 2 ? 3 : 2, true);
            best_worth = worth_of(pair, policy);
        }
    });
    return best;
}

template <RolloutPolicy policy>
GreedyMatch best_single_color(const Hand &hand, Card row) // DOS-MATCH-3
{
    GreedyMatch best;
    int best_worth = 0;
    for_each_color(row, [&](int color) {
        const Values singles = single_values(row, hand.values_of(color));
        if (singles == 0)
            return;
        const int value = preferred(singles, policy);
        if (!best || worth_of(value, policy) > best_worth) {
            best = {card_in(color, value), Card(), static_cast<std::int8_t>(hand.size() > 1 ? 2 : 1), false};
            best_worth = worth_of(value, policy);
        }
    });
    return best;
}

template <RolloutPolicy policy>
GreedyMatch best_for_policy(const Hand &hand, Card row)
{
    if (const GreedyMatch best = best_double_color<policy>(hand, row))
        return best;
    if (const GreedyMatch best = best_single_color<policy>(hand, row))
        return best;
    const Values values = hand.values();
    const Pair pair = best_pair(
        row, values, [&] { return hand.repeated_values(); }, policy);
    if (pair) {
        const Card second = pair.first() == pair.second() ? second_card_of(hand, pair.second())
                                                          : card_of(hand, pair.second());
        return sorted(card_of(hand, pair.first()), second, 2, false);
    }
    const Values singles = single_values(row, values);
    return singles == 0 ? GreedyMatch() : GreedyMatch{card_of(hand, preferred(singles, policy)), Card(), 1, false};
}

} // namespace

GreedyMatch best_match_on(const Hand &hand, Card row, RolloutPolicy policy)
{
    return policy == RolloutPolicy::keeps_wilds ? best_for_policy<RolloutPolicy::keeps_wilds>(hand, row)
                                                : best_for_policy<RolloutPolicy::sheds_points>(hand, row);
}

bool matches_any(const Hand &hand, Card row)
{
    const Values values = hand.values();
    if (single_values(row, values) != 0)
        return true;
    const auto row_value = static_cast<std::size_t>(row.value());
    const Values twins = values & pairs_with_itself[row_value];
    return static_cast<bool>(pair_of_different(row_value, values, RolloutPolicy::sheds_points))
        || (twins != 0 && (twins & hand.repeated_values()) != 0);
}

Card preferred_lay(const Hand &hand, RolloutPolicy policy)
{
    return card_of(hand, preferred(hand.values(), policy));
}

} // namespace tableside::dos
