// Listing the legal actions. What fits a row card depends on its value alone, so that is looked up; what the hand has
// of it is found by masks, without asking card by card.
#include "dos/rules.h"

#include <algorithm>
#include <bit>

namespace tableside::dos {

namespace {

constexpr int value_count = Card::number_wild + 1; // index by value; 0 is unused
static_assert(value_count == kind_lane);

/// A card that has the value and no particular colour.
constexpr Card any_card_of(int value) { return {Colour::red, value}; }

/// Of the two values of a double match the one under which it is listed: Wild #, or else the lower.
constexpr bool leads(int value, int partner)
{
    return value == Card::number_wild || (partner != Card::number_wild && value <= partner);
}

/// The kinds that make a double match with a card whose value leads.
struct Partners
{
    KindSet of_other_value = 0;
    KindSet of_same_value = 0;
};

/// What matches row cards of one value. Sets of values are a bit each.
struct RowValue
{
    KindSet singles = 0;
    KindSet halves = 0;       ///< Two of these make a double match.
    unsigned exact_leads = 0; ///< Values below the half: they need the one value that completes the row card's.
    unsigned free_leads = 0;  ///< Values that have several to choose from, a Wild # being among the three cards.
    std::array<Partners, value_count> partners{}; ///< By the value that leads.
};

constexpr Partners make_partners(Card row, int value)
{
    Partners made;
    for (int partner = 1; partner < value_count; ++partner) {
        if (leads(value, partner) && matches_double(row, any_card_of(value), any_card_of(partner)))
            (partner == value ? made.of_same_value : made.of_other_value) |= kinds_of_values(1U << partner);
    }
    return made;
}

constexpr RowValue make_row_value(int row_value)
{
    RowValue made;
    const Card row = any_card_of(row_value);
    for (int value = 1; value < value_count; ++value) {
        const unsigned bit = 1U << value;
        if (matches_single(row, any_card_of(value)))
            made.singles |= kinds_of_values(bit);
        const Partners partners = made.partners[static_cast<std::size_t>(value)] = make_partners(row, value);
        if ((partners.of_other_value | partners.of_same_value) == 0)
            continue;
        if (row.is_wild_number() || value == Card::number_wild)
            made.free_leads |= bit;
        else if (partners.of_same_value != 0)
            made.halves = kinds_of_values(bit);
        else
            made.exact_leads |= bit;
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

/// The values present, a bit each; Wild DOS counts as 2.
unsigned values_in(KindSet kinds)
{
    kinds |= kinds >> (2 * kind_lane);
    return static_cast<unsigned>(kinds | (kinds >> kind_lane) | (kinds >> (2 * kind_lane))) % (1U << kind_lane);
}

constexpr std::array<std::uint8_t, 64> make_mirrored_halves()
{
    std::array<std::uint8_t, 64> made{};
    for (unsigned half = 0; half < made.size(); ++half) {
        for (unsigned bit = 0; bit < 6; ++bit)
            made[half] = static_cast<std::uint8_t>(made[half] | (((half >> bit) & 1U) << (5 - bit)));
    }
    return made;
}

constexpr std::array<std::uint8_t, 64> mirrored_halves = make_mirrored_halves();

/// Bit v becomes bit `number_wild` - v.
unsigned mirrored(unsigned values)
{
    return (unsigned{mirrored_halves[values % 64]} << 6) | mirrored_halves[values / 64];
}

/// As many matches as `cards` cards can make on one row card at most: each alone and each with each, where of 41 kinds
/// more than two copies are no more matches.
std::size_t most_matches(int cards)
{
    const auto different = static_cast<std::size_t>(std::min(cards, 42));
    return different * (different + 1) / 2;
}

/// Writes actions behind each other; the room for all of them has been made.
class Lister
{
public:
    Lister(const Hand &hand, Action *next)
        : m_kinds(hand.kinds()), m_pairs(hand.pairs()), m_mirrored(mirrored(values_in(m_kinds))), m_next(next)
    {
    }

    void list_matches(std::uint8_t row_index, Card row)
    {
        const RowValue &fitting = row_values[static_cast<std::size_t>(row.value())];
        for (KindSet rest = m_kinds & fitting.singles; rest != 0; rest &= rest - 1)
            list(MatchRow{row_index, first_kind(rest), Card{}});
        // Bit v of what is mirrored and shifted stands for the value that is missing from v to the row card.
        const unsigned completed = m_mirrored >> (Card::number_wild - row.value());
        const unsigned leading = (completed & fitting.exact_leads) | fitting.free_leads;
        const KindSet halves = m_kinds & fitting.halves; // to lead, it takes an earlier one or a second copy
        KindSet leads = (m_kinds & kinds_of_values(leading)) | (halves & (halves - 1)) | (halves & m_pairs);
        for (; leads != 0; leads &= leads - 1) {
            const auto value = static_cast<std::size_t>(first_kind(leads).value());
            list_doubles(row_index, leads & (0 - leads), fitting.partners[value]);
        }
    }

    void list_lays()
    {
        for (KindSet rest = m_kinds; rest != 0; rest &= rest - 1)
            list(LayCard{first_kind(rest)});
    }

    void list(const auto &action) { std::construct_at(m_next++, action); }

    const Action *end() const { return m_next; }

private:
    /// Every pair of the kind `lead`, a bit, and one of `partners`.
    void list_doubles(std::uint8_t row_index, KindSet lead, const Partners &partners)
    {
        // Of the same value only what comes earlier, so that no pair is listed twice, and a second copy.
        const KindSet earlier = (lead - 1) | (lead & m_pairs);
        KindSet seconds = m_kinds & (partners.of_other_value | (partners.of_same_value & earlier));
        for (; seconds != 0; seconds &= seconds - 1) {
            const KindSet pair = lead | (seconds & (0 - seconds));
            list(MatchRow{row_index, first_kind(pair), last_kind(pair)});
        }
    }

    KindSet m_kinds;
    KindSet m_pairs;
    unsigned m_mirrored;
    Action *m_next;
};

void list_play(const Table &table, Lister &lister)
{
    const std::span<const Card> row = table.row();
    table.for_each_unmatched([&](std::size_t index) {
        lister.list_matches(static_cast<std::uint8_t>(index), row[index]);
    });
    if (table.matches > 0)
        lister.list(EndTurn{});
    else if (table.drawn)
        lister.list_lays(); // DOS-TURN-4
    else
        lister.list(DrawCard{});
}

void list(const Table &table, const Hand &hand, ActionList &actions)
{
    actions.clear();
    if (table.phase == Phase::over)
        return;
    const std::size_t most = table.row_count * most_matches(hand.size()) + static_cast<std::size_t>(hand.size()) + 1;
    Lister lister(hand, actions.room_for(most));
    if (table.phase == Phase::play) {
        list_play(table, lister);
    } else {
        lister.list_lays(); // DOS-END-3
        if (table.rules.bonus_lay == BonusLay::optional)
            lister.list(SkipBonus{});
    }
    actions.set_end(lister.end());
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
