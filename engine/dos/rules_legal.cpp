// Listing the legal actions. What fits a row card depends on its value alone, so that is looked up; what the hand has
// of it is found by masks, without asking card by card.
#include "engine/core/bit_counts.h"
#include "engine/dos/double_targets.h"
#include "engine/dos/rules.h"

#include <algorithm>
#include <bit>

namespace tableside::dos {

namespace {

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

/// The sets of a hand, and never looked at again while the list is written: to the compiler, that might be the hand.
struct Holding
{
    KindSet kinds;
    KindSet pairs;
    Doubles doubles;
};

/// As many matches as so many cards can make on one row card at most: each alone and each with each, where of 41 kinds
/// more than two copies are no more matches.
constexpr std::array<std::uint16_t, deck_size + 1> make_most_matches()
{
    std::array<std::uint16_t, deck_size + 1> made{};
    for (std::size_t cards = 0; cards < made.size(); ++cards) {
        const std::size_t different = std::min(cards, std::size_t{42});
        made[cards] = static_cast<std::uint16_t>(different * (different + 1) / 2);
    }
    return made;
}

constexpr std::array<std::uint16_t, deck_size + 1> most_matches = make_most_matches();

/// Appends an action; the room for all of them has been made.
void list_action(Action *&next, const auto &action)
{
    std::construct_at(next++, action);
}

/// The pair of `lead` and the first of `seconds`, if there is any; the others.
KindSet list_pair(std::size_t row_index, KindSet lead, KindSet seconds, Action *&next)
{
    const KindSet second = seconds & (0 - seconds);
    const KindSet pair = lead | second;
    put_match(next, row_index, first_kind(pair), last_kind(pair));
    next += second != 0;
    return seconds ^ second;
}

/// Every pair of the kind `lead`, a bit, and one of `partners`.
Action *list_pairs(std::size_t row_index, Holding held, KindSet lead, const Partners &partners, Action *next)
{
    // Of the same value only what comes earlier, so that no pair is listed twice, and a second copy.
    const KindSet earlier = (lead - 1) | (lead & held.pairs);
    KindSet seconds = held.kinds & (partners.of_other_value | (partners.of_same_value & earlier));
    // Mostly one or two: they are written in any case, to be overwritten if there are less.
    seconds = list_pair(row_index, lead, seconds, next);
    seconds = list_pair(row_index, lead, seconds, next);
    while (seconds != 0)
        seconds = list_pair(row_index, lead, seconds, next);
    return next;
}

/// Stands above all kinds, for none: so that a set has a first kind in any case.
constexpr KindSet end_of_kinds = KindSet{1} << 63;

/// What the loop over the row looks up; together, so that one register leads to all of it.
struct Lookups
{
    std::array<KindSet, card_codes> singles{}; ///< By the code of a row card: what matches it alone, with the end.
    std::array<std::uint64_t, card_codes> value_bits{}; ///< Its value, as Doubles tells values.
    std::array<Card, 64> kinds = kinds_in_order;
};

constexpr Lookups make_lookups()
{
    Lookups made;
    for (std::size_t code = 0; code < made.singles.size(); ++code) {
        const auto value = static_cast<std::size_t>(Card::from_code(static_cast<int>(code)).value());
        if (value < row_values.size()) {
            made.singles[code] = row_values[value].singles | end_of_kinds;
            made.value_bits[code] = std::uint64_t{1} << value;
        }
    }
    return made;
}

constexpr Lookups lookups = make_lookups();

/// The match with the first of `singles`, which is not empty, if that is not the end; the others.
KindSet list_single(std::size_t row_index, KindSet singles, Action *&next)
{
    const KindSet later = singles & (singles - 1);
    if (singles == 0)
        __builtin_unreachable();
    put_match(next, row_index, lookups.kinds[static_cast<unsigned>(std::countr_zero(singles))], Card{});
    next += later / end_of_kinds; // the highest bit, and in it unless it was the first
    return later;
}

/// What a row card has beyond its first two single matches. Kept out of the loop over the row, which is short without it.
[[gnu::noinline]] Action *list_more_matches(std::size_t row_index, Card row, const Holding &hand, KindSet singles,
                                            Action *next)
{
    const Holding held = hand;
    for (singles %= end_of_kinds; singles != 0; singles &= singles - 1)
        put_match(next++, row_index, first_kind(singles), Card{});
    const auto row_value = static_cast<unsigned>(row.value());
    const RowValue &fitting = row_values[row_value];
    // Bit v of what is mirrored and shifted stands for the value that is missing from v to the row card.
    const unsigned completed = held.doubles.mirrored >> (Card::number_wild - row_value);
    const unsigned leading = (completed & fitting.exact_leads) | fitting.free_leads;
    const KindSet halves = held.kinds & fitting.halves; // to lead, it takes an earlier one or a second copy
    KindSet leads = (held.kinds & kinds_of_values(leading)) | (halves & ((halves - 1) | held.pairs));
    for (; leads != 0; leads &= leads - 1) {
        const auto value = static_cast<std::size_t>(first_kind(leads).value());
        next = list_pairs(row_index, held, leads & (0 - leads), fitting.partners[value], next);
    }
    return next;
}

/// Most row cards have at most two single matches and no double match. So two are written in any case, to be overwritten
/// if there are less, and only what is mostly right is asked: whether there is more.
Action *list_matches(const Table &table, const Hand &hand, Action *next)
{
    const Holding held{hand.kinds(), hand.pairs(), doubles_of(hand.kinds(), hand.pairs())};
    const KindSet kinds = held.kinds | end_of_kinds;
    const unsigned targets = held.doubles.targets;
    const Card *const row = table.row().data();
    table.for_each_unmatched([&](unsigned index) {
        const auto code = static_cast<std::size_t>(row[index].code());
        const KindSet later = list_single(index, kinds & lookups.singles[code], next);
        const KindSet rest = list_single(index, later | end_of_kinds, next);
        if (((rest << 1) | (targets & lookups.value_bits[code])) != 0) [[unlikely]] // the end does not count
            next = list_more_matches(index, row[index], held, rest, next);
    });
    return next;
}

constexpr int lays_at_once = 4;

/// Some at once, the last of which may be of no card: how many there are is beyond prediction.
Action *list_lays(const Hand &hand, Action *next)
{
    KindSet rest = hand.kinds();
    Action *const end = next + bits_in(rest);
    do {
        for (int lay = 0; lay < lays_at_once; ++lay) {
            list_action(next, LayCard{first_kind(rest | end_of_kinds)});
            rest &= rest - 1;
        }
    } while (rest != 0);
    return end;
}

Action *list_play(const Table &table, const Hand &hand, Action *next)
{
    next = list_matches(table, hand, next);
    if (table.matches > 0)
        list_action(next, EndTurn{});
    else if (table.drawn)
        next = list_lays(hand, next); // DOS-TURN-4
    else
        list_action(next, DrawCard{});
    return next;
}

Action *list_bonus(const Table &table, const Hand &hand, Action *next)
{
    next = list_lays(hand, next); // DOS-END-3
    if (table.rules.bonus_lay == BonusLay::optional)
        list_action(next, SkipBonus{});
    return next;
}

void list(const Table &table, const Hand &hand, ActionList &actions)
{
    actions.clear();
    if (table.phase == Phase::over)
        return;
    const std::size_t most_lays = static_cast<std::size_t>(hand.size()) + lays_at_once;
    const std::size_t most = std::size_t{table.row_count} * most_matches[static_cast<std::size_t>(hand.size())]
        + most_lays + 1;
    Action *const begin = actions.room_for(most);
    actions.set_end(table.phase == Phase::play ? list_play(table, hand, begin) : list_bonus(table, hand, begin));
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
