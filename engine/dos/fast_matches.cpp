// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Lists matches by lookup tables: for each value of a row card, a table holds the set of cards that match it. A
// bitwise AND with the hand then finds the playable cards without a test of each card.
#include "engine/dos/fast_matches.h"

#include <algorithm>
#include <cassert>

namespace tableside::dos {

namespace {

/// The kinds of cards that match a row card of one value.
struct RowValue
{
    KindSet singles = 0; ///< Kinds that match as a single card.
    KindSet leads = 0;   ///< Leads of double matches. Of the two cards, the lead is a Wild #, else the lower value.
    /// Kinds that make a double match together with a lead of another value. Indexed by the value of the lead.
    std::array<KindSet, value_count> others{};
    /// Kinds that make a double match together with a lead of the same value. Indexed by that value.
    std::array<KindSet, value_count> alike{};
};

constexpr RowValue make_row_value(int row_value)
{
    RowValue made;
    const Card row(Color::red, row_value);
    for (int value = 1; value < value_count; ++value) {
        const KindSet kinds = kinds_of_values(value_bit(value));
        if (matches_single(row, Card(Color::red, value)))
            made.singles |= kinds;
        const auto lead = static_cast<std::size_t>(value);
        const Values partners = partner_values[static_cast<std::size_t>(row_value)][lead];
        const Values led = value == Card::number_wild ? ~0U : value_bit(Card::number_wild) - value_bit(value + 1);
        made.others[lead] = kinds_of_values(partners & led & ~value_bit(value));
        made.alike[lead] = kinds_of_values(partners & value_bit(value));
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

constexpr KindSet no_kind = KindSet{1} << 63; ///< A bit that stands for no card; a set with this bit is not empty.

/// Returns an upper bound for the number of matches: every single card and every pair of the hand on each row card, and
/// one for the action that the Lister appends and removes again. Hands of more than 42 cards count as 42 cards. They
/// cannot have more different pairs: 42 cards have 861 pairs, and the 41 kinds of cards also have 861 (820 pairs of two
/// kinds and 41 of one).
std::size_t most_matches(const PublicTable &table, const Hand &hand)
{
    const auto different = static_cast<std::size_t>(std::min(hand.size(), 42));
    return table.row_count * (different * (different + 1) / 2) + 1;
}

class Lister
{
public:
    Lister(const PublicTable &table, const Hand &hand, ActionList &actions)
        : m_table(table), m_kinds(hand.kinds()), m_pairs(hand.pairs()), m_actions(actions),
          m_targets(double_targets(hand.values(), hand.repeated_values()))
    {
        actions.reserve(actions.size() + most_matches(table, hand));
    }

    void list_all()
    {
        const std::span<const Card> row = m_table.row();
        m_table.for_each_unmatched([&](unsigned index) { list_matches_on(index, row[index]); });
    }

private:
    /// Appends a match. The constructor has reserved enough memory, so the vector never grows. The call of
    /// __builtin_unreachable() lets the compiler omit the code that grows the vector. That code would take an eighth of
    /// the time of a randomly played round.
    void list(const MatchRow &match)
    {
        assert(m_actions.size() < m_actions.capacity());
        if (m_actions.size() == m_actions.capacity())
            __builtin_unreachable();
        m_actions.emplace_back(match);
    }

    void list_matches_on(unsigned index, Card row_card)
    {
        const auto row_index = static_cast<std::uint8_t>(index);
        const RowValue &row = row_values[static_cast<std::size_t>(row_card.value())];
        KindSet singles = m_kinds & row.singles;
        // The CPU would often mispredict a branch on whether there is any single match. So the code always appends a
        // first single match, and removes it again if there is none.
        list(MatchRow{row_index, first_kind(singles | no_kind), {}});
        m_actions.erase(m_actions.end() - (singles == 0), m_actions.end());
        for (singles &= singles - 1; singles != 0; singles &= singles - 1)
            list(MatchRow{row_index, first_kind(singles), {}});
        if ((m_targets & value_bit(row_card.value())) == 0)
            return;
        for (KindSet leads = m_kinds & row.leads; leads != 0; leads &= leads - 1)
            list_pairs(row_index, row, leads & (0 - leads));
    }

    /// Lists all pairs whose lead has the kind `lead`, a set with one bit. A second card with the same value must
    /// be of an earlier kind or a second copy of `lead`, so that no pair is listed twice.
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

void list_matches(const PublicTable &table, const Hand &hand, ActionList &actions)
{
    Lister(table, hand, actions).list_all();
}

} // namespace tableside::dos
