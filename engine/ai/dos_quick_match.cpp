#include "ai/dos_quick_match.h"

#include "dos/matching.h"

#include <array>
#include <bit>

namespace tableside::dos {

namespace {

constexpr int value_count = Card::number_wild + 1; // index by value; 0 is unused
constexpr unsigned wild_values = 1U << Card::number_wild | 1U << 2; // a 2 is always a Wild DOS

/// A set of values, a bit each: bit 2 is Wild DOS, bit 11 is #.
using Values = unsigned;

constexpr Values bit_of(int value) { return 1U << value; }

/// partners[row value][value]: what makes a double match with it, itself included.
constexpr auto make_partners()
{
    std::array<std::array<std::uint16_t, value_count>, value_count> table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t value = 1; value < value_count; ++value) {
            for (int partner = 1; partner < value_count; ++partner) {
                const Card cards[] = {{Colour::red, static_cast<int>(row)}, {Colour::red, static_cast<int>(value)},
                                      {Colour::red, partner}};
                if (matches_double(cards[0], cards[1], cards[2]))
                    table[row][value] = static_cast<std::uint16_t>(table[row][value] | bit_of(partner));
            }
        }
    }
    return table;
}

constexpr auto partners = make_partners();

/// The preferred value of a set that is not empty.
constexpr int preferred(Values values, Taste taste)
{
    if (taste == Taste::keeps_wilds && (values & ~wild_values) != 0)
        values &= ~wild_values;
    else if ((values & wild_values) != 0)
        values &= wild_values;
    else
        return static_cast<int>(std::bit_width(values)) - 1;
    return taste == Taste::keeps_wilds && (values & bit_of(2)) != 0 ? 2 : static_cast<int>(std::bit_width(values)) - 1;
}

constexpr int worth_of(int value, Taste taste)
{
    const int points = Card(Colour::red, value).points();
    if ((bit_of(value) & wild_values) == 0)
        return points;
    return taste == Taste::keeps_wilds ? -points : value == 2 ? Card::wild_dos().points() : points;
}

struct Pair
{
    std::uint8_t first = 0; ///< 0: there is none.
    std::uint8_t second = 0;

    constexpr explicit operator bool() const { return first != 0; }
};

constexpr int worth_of(Pair pair, Taste taste)
{
    return worth_of(pair.first, taste) + worth_of(pair.second, taste);
}

/// The preferred pair of values that match the row value together. `values` holds at least one card each, `twice` two.
constexpr Pair find_pair(std::size_t row_value, Values values, Values twice, Taste taste)
{
    Pair best;
    for (Values rest = values; rest != 0; rest &= rest - 1) {
        const auto first = static_cast<unsigned>(std::countr_zero(rest));
        const Values above = rest & (rest - 1);
        const Values fitting = partners[row_value][first] & (above | (twice & bit_of(static_cast<int>(first))));
        if (fitting == 0)
            continue;
        const Pair pair{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(preferred(fitting, taste))};
        if (!best || worth_of(pair, taste) > worth_of(best, taste))
            best = pair;
    }
    return best;
}

/// pairs[row value][values / 2]: what find_pair() finds where no value is held twice; bit 0 is never set.
using PairTable = std::array<std::array<Pair, 1U << Card::number_wild>, value_count>;

constexpr PairTable make_pairs(Taste taste)
{
    PairTable table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t half = 0; half < table[row].size(); ++half)
            table[row][half] = find_pair(row, static_cast<Values>(2 * half), 0, taste);
    }
    return table;
}

constexpr std::array<PairTable, 2> pairs{make_pairs(Taste::sheds_points), make_pairs(Taste::keeps_wilds)};

/// pairs_with_itself[row value]: the values of which two cards match it.
constexpr auto make_pairs_with_itself()
{
    std::array<Values, value_count> table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t value = 1; value < value_count; ++value)
            table[row] |= partners[row][value] & bit_of(static_cast<int>(value));
    }
    return table;
}

constexpr auto pairs_with_itself = make_pairs_with_itself();

/// pair_exists[row value]: a bit per set of values, as in `pairs`; small enough to stay in the nearest cache.
using SetOfSets = std::array<std::uint64_t, (1U << Card::number_wild) / 64>;

constexpr auto make_pair_exists()
{
    std::array<SetOfSets, value_count> table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t half = 0; half < pairs[0][row].size(); ++half) {
            if (pairs[0][row][half])
                table[row][half / 64] |= std::uint64_t{1} << (half % 64);
        }
    }
    return table;
}

constexpr auto pair_exists = make_pair_exists();

/// `twice()` gives the values that are held twice; it is asked only where that may matter.
template <typename Twice>
Pair best_pair(Card row, Values values, Twice twice, Taste taste)
{
    const auto row_value = static_cast<std::size_t>(row.value());
    if ((values & pairs_with_itself[row_value]) != 0) {
        const Values repeated = twice();
        if ((repeated & pairs_with_itself[row_value]) != 0)
            return find_pair(row_value, values, repeated, taste);
    }
    const Values half = values / 2;
    if ((pair_exists[row_value][half / 64] >> (half % 64) & 1U) == 0)
        return {};
    return pairs[static_cast<std::size_t>(taste)][row_value][half];
}

constexpr Values lane_mask = (1U << kind_lane) - 1;

Values lane_of(KindSet kinds, int colour)
{
    return static_cast<Values>(kinds >> (kind_lane * colour)) & lane_mask;
}

/// The values in any of the lanes, that of Wild DOS included.
Values folded(KindSet kinds)
{
    const KindSet halves = kinds | kinds >> (2 * kind_lane);
    return static_cast<Values>(halves | halves >> kind_lane | kinds >> (4 * kind_lane)) & lane_mask;
}

/// The values of which at least two cards are held, whatever their colours.
Values repeated(const Hand &hand)
{
    const Values lanes[] = {lane_of(hand.kinds(), 0), lane_of(hand.kinds(), 1), lane_of(hand.kinds(), 2),
                            lane_of(hand.kinds(), 3)};
    return folded(hand.pairs()) | (lanes[0] & lanes[1]) | (lanes[2] & lanes[3])
        | ((lanes[0] | lanes[1]) & (lanes[2] | lanes[3]));
}

Values all_values(const Hand &hand)
{
    return folded(hand.kinds());
}

Card card_in(int colour, int value)
{
    return value == 2 ? Card::wild_dos() : Card(static_cast<Colour>(colour), value);
}

/// A card of the value, the `nth` from the lowest colour.
Card card_of(const Hand &hand, int value, int nth = 0)
{
    if (value == 2)
        return Card::wild_dos();
    for (KindSet rest = hand.kinds() & kinds_of_values(bit_of(value));; rest &= rest - 1) {
        const Card card = first_kind(rest);
        nth -= hand.count(card);
        if (nth < 0)
            return card;
    }
}

QuickMatch sorted(Card first, Card second, int cards, bool is_double_color)
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
void for_each_colour(Card row, Visit visit)
{
    for (unsigned rest = row.colour_mask(); rest != 0; rest &= rest - 1)
        visit(std::countr_zero(rest));
}

} // namespace

QuickMatch best_match_on(const Hand &hand, Card row, Taste taste)
{
    const Values wild_dos = hand.wild_dos() > 0 ? bit_of(2) : 0U;
    const Values two_wild_dos = hand.wild_dos() > 1 ? bit_of(2) : 0U;
    QuickMatch best;
    int best_worth = 0;
    for_each_colour(row, [&](int colour) { // DOS-MATCH-4
        const Values lane = lane_of(hand.kinds(), colour) | wild_dos;
        const Pair pair = best_pair(row, lane, [&] { return lane_of(hand.pairs(), colour) | two_wild_dos; }, taste);
        if (pair && (!best || worth_of(pair, taste) > best_worth)) {
            best = sorted(card_in(colour, pair.first), card_in(colour, pair.second), hand.size() > 2 ? 3 : 2, true);
            best_worth = worth_of(pair, taste);
        }
    });
    if (best)
        return best;
    const Values values = all_values(hand);
    for_each_colour(row, [&](int colour) { // DOS-MATCH-3
        const Values singles = single_values(row, lane_of(hand.kinds(), colour) | wild_dos);
        if (singles == 0)
            return;
        const int value = preferred(singles, taste);
        if (!best || worth_of(value, taste) > best_worth) {
            best = {card_in(colour, value), Card(), static_cast<std::int8_t>(hand.size() > 1 ? 2 : 1), false};
            best_worth = worth_of(value, taste);
        }
    });
    if (best)
        return best;
    const Pair pair = best_pair(row, values, [&] { return repeated(hand); }, taste);
    if (pair) {
        const Card first = card_of(hand, pair.first);
        return sorted(first, card_of(hand, pair.second, pair.first == pair.second ? 1 : 0), 2, false);
    }
    const Values singles = single_values(row, values);
    return singles == 0 ? QuickMatch() : QuickMatch{card_of(hand, preferred(singles, taste)), Card(), 1, false};
}

bool matches_any(const Hand &hand, Card row)
{
    const Values values = all_values(hand);
    return single_values(row, values) != 0
        || static_cast<bool>(best_pair(row, values, [&] { return repeated(hand); }, Taste::sheds_points));
}

Card lay_to_taste(const Hand &hand, Taste taste)
{
    return card_of(hand, preferred(all_values(hand), taste));
}

} // namespace tableside::dos
