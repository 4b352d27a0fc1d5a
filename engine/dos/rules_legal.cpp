// Listing the legal actions. The hand is worked on as sets of kinds: a lane of 16 bits per colour, the value as
// the bit within the lane, so that "every 3" or "every partner of a 5 on a 9" is one mask.
#include "dos/rules.h"

#include <bit>

namespace tableside::dos {

namespace {

constexpr KindSet one_per_lane = 0x0001'0001'0001'0001ULL;
constexpr int value_count = Card::number_wild + 1; // index by value; 0 is unused

constexpr KindSet kinds_of_value(int value) { return one_per_lane << value; }

/// A card that has the value and no particular colour.
constexpr Card any_card_of(int value) { return {Colour::red, value}; }

/// partners[row value][value]: every kind that makes a double match with a card of that value.
using PartnerTable = std::array<std::array<KindSet, value_count>, value_count>;

constexpr PartnerTable make_partners()
{
    PartnerTable table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t value = 1; value < value_count; ++value) {
            for (int partner = 1; partner < value_count; ++partner) {
                if (matches_double(any_card_of(static_cast<int>(row)), any_card_of(static_cast<int>(value)),
                                   any_card_of(partner)))
                    table[row][value] |= kinds_of_value(partner);
            }
        }
    }
    return table;
}

constexpr PartnerTable partners = make_partners();

constexpr bool takes_wild_dos(KindSet partner_kinds)
{
    return (partner_kinds & kinds_of_value(2)) != 0;
}

/// The values present in a hand, a bit each; Wild DOS counts as 2, # as 11.
unsigned values_in(const Hand &hand)
{
    KindSet folded = hand.kinds() | (hand.kinds() >> 32);
    folded |= folded >> 16;
    return static_cast<unsigned>(folded & 0xffffU) | (hand.wild_dos() > 0 ? 1U << 2 : 0U);
}

/// Bit v set: some partner of a card of value v on this row value may be there. Row values as in `partners`.
using ValueTable = std::array<std::array<std::uint16_t, value_count>, value_count>;

constexpr ValueTable make_partner_values()
{
    ValueTable table{};
    for (std::size_t row = 1; row < value_count; ++row) {
        for (std::size_t value = 1; value < value_count; ++value)
            table[row][value] = static_cast<std::uint16_t>(partners[row][value] & 0xffffU);
    }
    return table;
}

constexpr ValueTable partner_values = make_partner_values();

class Lister
{
public:
    Lister(const Hand &hand, ActionList &actions)
        : m_hand(hand), m_actions(actions), m_kinds(hand.kinds()), m_values(values_in(hand))
    {
    }

    void list_matches(std::uint8_t row_index, Card row)
    {
        list_singles(row_index, row);
        list_doubles(row_index, static_cast<std::size_t>(row.value()));
    }

    void list_lays()
    {
        m_hand.for_each_kind([&](Card card) { m_actions.emplace_back(LayCard{card}); });
    }

private:
    void list_singles(std::uint8_t row_index, Card row)
    {
        KindSet fitting = m_kinds;
        if (!row.is_wild_number())
            fitting &= kinds_of_value(row.value()) | kinds_of_value(Card::number_wild);
        for (; fitting != 0; fitting &= fitting - 1)
            m_actions.emplace_back(MatchRow{row_index, Card::from_code(std::countr_zero(fitting)), Card{}});
        if (m_hand.wild_dos() > 0 && matches_single(row, Card::wild_dos()))
            m_actions.emplace_back(MatchRow{row_index, Card::wild_dos(), Card{}});
    }

    void list_doubles(std::uint8_t row_index, std::size_t row_value)
    {
        for (unsigned rest = m_values; rest != 0; rest &= rest - 1) {
            const auto value = static_cast<std::size_t>(std::countr_zero(rest));
            if ((partner_values[row_value][value] & m_values) != 0)
                list_doubles_with(row_index, partners[row_value][value], static_cast<int>(value));
        }
        if (m_hand.wild_dos() > 1 && takes_wild_dos(partners[row_value][2]))
            m_actions.emplace_back(MatchRow{row_index, Card::wild_dos(), Card::wild_dos()});
    }

    /// Every pair whose lower card, in sorting order, has `value`.
    void list_doubles_with(std::uint8_t row_index, KindSet partner_kinds, int value)
    {
        const KindSet partner_set = partner_kinds & m_kinds;
        const bool with_wild_dos = m_hand.wild_dos() > 0 && takes_wild_dos(partner_kinds);
        for (KindSet own = m_kinds & kinds_of_value(value); own != 0; own &= own - 1) {
            const KindSet bit = own & (0 - own);
            const Card first = Card::from_code(std::countr_zero(own));
            if ((bit & partner_kinds & m_hand.pairs()) != 0)
                m_actions.emplace_back(MatchRow{row_index, first, first});
            const KindSet not_above = bit | (bit - 1);
            for (KindSet above = partner_set & ~not_above; above != 0; above &= above - 1)
                m_actions.emplace_back(MatchRow{row_index, first, Card::from_code(std::countr_zero(above))});
            if (with_wild_dos)
                m_actions.emplace_back(MatchRow{row_index, first, Card::wild_dos()});
        }
    }

    const Hand &m_hand;
    ActionList &m_actions;
    KindSet m_kinds;
    unsigned m_values;
};

void list_play(const Table &table, const Hand &hand, ActionList &actions)
{
    Lister lister(hand, actions);
    const std::span<const Card> row = table.row();
    for (std::size_t index = 0; index < row.size(); ++index) {
        if (!table.is_matched(static_cast<int>(index)))
            lister.list_matches(static_cast<std::uint8_t>(index), row[index]);
    }
    if (table.matches > 0)
        actions.emplace_back(EndTurn{});
    else if (table.drawn)
        lister.list_lays(); // DOS-TURN-4
    else
        actions.emplace_back(DrawCard{});
}

void list(const Table &table, const Hand &hand, ActionList &actions)
{
    actions.clear();
    if (table.phase == Phase::play) {
        list_play(table, hand, actions);
    } else if (table.phase == Phase::bonus) {
        Lister(hand, actions).list_lays(); // DOS-END-3
        if (table.rules.bonus_lay == BonusLay::optional)
            actions.emplace_back(SkipBonus{});
    }
}

} // namespace

void legal_actions(const Observation &seen, ActionList &actions)
{
    actions.clear();
    if (seen.is_in_turn())
        list(seen.table, seen.hand, actions);
}

void legal_actions(const State &state, ActionList &actions)
{
    list(state.table, state.hand_in_turn(), actions);
}

} // namespace tableside::dos
