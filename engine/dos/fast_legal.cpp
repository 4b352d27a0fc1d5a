// What fits a row card depends on its value alone, so that is looked up; what the hand has of it is found by masks,
// without asking card by card.
#include "engine/dos/fast_legal.h"

#include <algorithm>
#include <cassert>

namespace tableside::dos {

namespace {

/// What matches row cards of one value, as sets of kinds.
struct RowValue
{
    KindSet singles = 0;
    KindSet leads = 0; ///< Kinds of a pair that are looked for first: the Wild #, or else the lower value.
    std::array<KindSet, value_count> others{}; ///< By the value that leads: partners of another value ...
    std::array<KindSet, value_count> alike{};  ///< ... and of the same.
};

constexpr RowValue make_row_value(int row_value)
{
    RowValue made;
    const Card row(Color::red, row_value);
    for (int value = 1; value < value_count; ++value) {
        const KindSet kinds = kinds_of_values(bit_of(value));
        if (matches_single(row, Card(Color::red, value)))
            made.singles |= kinds;
        const auto lead = static_cast<std::size_t>(value);
        const Values partners = partner_values[static_cast<std::size_t>(row_value)][lead];
        const Values led = value == Card::number_wild ? ~0U : bit_of(Card::number_wild) - bit_of(value + 1);
        made.others[lead] = kinds_of_values(partners & led & ~bit_of(value));
        made.alike[lead] = kinds_of_values(partners & bit_of(value));
        if ((made.others[lead] | made.alike[lead]) != 0)
            made.leads |= kinds;
    }
    return made;
}

constexpr std::array<RowValue, value_count> make_row_values()
{
    std::array<RowValue, value_count> made{};
    for (int value = 1; value < value_count; ++value)
        made[static_cast<std::size_t>(value)] = make_row_value(value);
    return made;
}

constexpr std::array<RowValue, value_count> row_values = make_row_values();

constexpr KindSet no_kind = KindSet{1} << 63; ///< After all kinds; added to a set, it has a first one in any case.

/// At least as many actions as fast_legal_actions() lists: on a row card each card of the hand alone and each with
/// each, then the lays, then one more. There are 41 kinds, and more than two cards of a kind add nothing.
std::size_t most_actions(const PublicTable &table, const Hand &hand)
{
    const auto different = static_cast<std::size_t>(std::min(hand.size(), 42));
    return table.row_count * (different * (different + 1) / 2) + different + 1;
}

class Lister
{
public:
    Lister(const PublicTable &table, const Hand &hand, ActionList &actions)
        : m_table(table), m_kinds(hand.kinds()), m_pairs(hand.pairs()), m_actions(actions),
          m_targets(double_targets(hand.values(), hand.repeated_values()))
    {
        actions.clear();
        actions.reserve(most_actions(table, hand));
    }

    void list_play()
    {
        const std::span<const Card> row = m_table.row();
        m_table.for_each_unmatched([&](unsigned index) { list_matches(index, row[index]); });
        if (m_table.matches > 0)
            list(EndTurn{});
        else if (m_table.drawn)
            list_lays();
        else
            list(DrawCard{});
    }

    void list_bonus()
    {
        list_lays();
        if (m_table.rules.bonus_lay == BonusLay::optional)
            list(SkipBonus{});
    }

private:
    /// There is room: told so, the compiler leaves out what lets a vector grow, which takes an eighth of a random
    /// round.
    void list(const auto &action)
    {
        assert(m_actions.size() < m_actions.capacity());
        if (m_actions.size() == m_actions.capacity())
            __builtin_unreachable();
        m_actions.emplace_back(action);
    }

    void list_lays()
    {
        for (KindSet rest = m_kinds; rest != 0; rest &= rest - 1)
            list(LayCard{first_kind(rest)});
    }

    void list_matches(unsigned index, Card row_card)
    {
        const auto row_index = static_cast<std::uint8_t>(index);
        const RowValue &row = row_values[static_cast<std::size_t>(row_card.value())];
        KindSet singles = m_kinds & row.singles;
        // Whether there is a first one is beyond prediction: it is listed in any case, and taken back if it is none.
        list(MatchRow{row_index, first_kind(singles | no_kind), {}});
        m_actions.erase(m_actions.end() - (singles == 0), m_actions.end());
        for (singles &= singles - 1; singles != 0; singles &= singles - 1)
            list(MatchRow{row_index, first_kind(singles), {}});
        if ((m_targets & bit_of(row_card.value())) == 0)
            return;
        for (KindSet leads = m_kinds & row.leads; leads != 0; leads &= leads - 1)
            list_pairs(row_index, row, leads & (0 - leads));
    }

    /// Every pair of the kind `lead`, a bit, and its partners: of the same value only what comes earlier, so that no pair
    /// is listed twice, and a second copy.
    void list_pairs(std::uint8_t row_index, const RowValue &row, KindSet lead)
    {
        const auto value = static_cast<std::size_t>(first_kind(lead).value());
        const KindSet earlier = (lead - 1) | (lead & m_pairs);
        for (KindSet rest = m_kinds & (row.others[value] | (row.alike[value] & earlier)); rest != 0; rest &= rest - 1) {
            const KindSet pair = lead | (rest & (0 - rest));
            list(MatchRow{row_index, first_kind(pair), last_kind(pair)});
        }
    }

    const PublicTable &m_table;
    KindSet m_kinds;
    KindSet m_pairs;
    ActionList &m_actions;
    Values m_targets;
};

} // namespace

void fast_legal_actions(const PublicTable &table, const Hand &hand, ActionList &actions)
{
    Lister lister(table, hand, actions);
    if (table.phase == Phase::play)
        lister.list_play();
    else if (table.phase == Phase::bonus)
        lister.list_bonus();
}

} // namespace tableside::dos
