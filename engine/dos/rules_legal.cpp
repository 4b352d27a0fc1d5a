// Lists the legal actions according to RULES.md. Their order must not change: players choose an action by its index in
// the list, and a game replayed with the same random seed must stay the same.
#include "engine/dos/fast_legal.h"
#include "engine/dos/matching.h"
#include "engine/dos/rules.h"

#include <algorithm>

namespace tableside::dos {

namespace {

/// Returns whether a double match lists these two cards in this order, so that every pair is listed once. A Wild #
/// comes first, else the lower number. Of two cards with the same number, the one that sorts later comes first.
bool is_listed_first(Card first, Card second)
{
    if (first.value() == second.value())
        return first >= second;
    return first.is_wild_number() || (!second.is_wild_number() && first.value() < second.value());
}

/// Lists the matches of one card with a row card, by number (DOS-MATCH-1) or by number and color (DOS-MATCH-3).
void list_singles(std::uint8_t row_index, Card row, const Hand &hand, ActionList &actions)
{
    hand.for_each_kind([&](Card card) {
        if (matches_single(row, card))
            actions.push_back(MatchRow{row_index, card, {}});
    });
}

/// Lists the matches of two cards with a row card, by number (DOS-MATCH-2) or by number and color (DOS-MATCH-4).
void list_doubles(std::uint8_t row_index, Card row, const Hand &hand, ActionList &actions)
{
    hand.for_each_kind([&](Card first) {
        hand.for_each_kind([&](Card second) {
            if (is_listed_first(first, second) && hand.has(first, second) && matches_double(row, first, second))
                actions.push_back(MatchRow{row_index, std::min(first, second), std::max(first, second)});
        });
    });
}

void list_lays(const Hand &hand, ActionList &actions)
{
    hand.for_each_kind([&](Card card) { actions.push_back(LayCard{card}); });
}

void list_play(const PublicTable &table, const Hand &hand, ActionList &actions)
{
    // DOS-TURN-1: the seat in turn may match row cards. DOS-TURN-2: each row card can be matched only once per turn.
    table.for_each_unmatched([&](unsigned index) {
        const auto row_index = static_cast<std::uint8_t>(index);
        list_singles(row_index, table.row()[index], hand, actions);
        list_doubles(row_index, table.row()[index], hand, actions);
    });
    if (table.matches > 0)
        actions.push_back(EndTurn{}); // DOS-TURN-6: after a match, the seat cannot draw in this turn
    else if (table.drawn)
        list_lays(hand, actions); // DOS-TURN-4: a seat that has drawn and not matched lays a card
    else
        actions.push_back(DrawCard{}); // DOS-TURN-1, DOS-TURN-3: before its first match, the seat may draw a card
}

void list_bonus(const PublicTable &table, const Hand &hand, ActionList &actions)
{
    list_lays(hand, actions); // DOS-END-3: the seat may lay any card of its hand as a bonus card
    if (table.rules.bonus_lay == BonusLay::optional)
        actions.push_back(SkipBonus{});
}

} // namespace

void legal_actions(const Observation &seen, ActionList &actions)
{
    actions.clear();
    if (!seen.is_in_turn())
        return;
    if (seen.table.phase == Phase::play)
        list_play(seen.table, seen.hand, actions);
    else
        list_bonus(seen.table, seen.hand, actions);
}

void legal_actions(const State &state, ActionList &actions)
{
    fast_legal_actions(state.table, state.hand_in_turn(), actions);
}

} // namespace tableside::dos
