// Decides which cards can be played on the top card: UNO-TURN-1 and -4, UNO-ACT-1 to -6, UNO-STACK-1.
#pragma once

#include "engine/uno/hand.h"
#include "engine/uno/state.h"

namespace tableside::uno {

/// Returns the colored kinds that match `color` or the number or symbol of `top`. `color` must not be `any`, so
/// Phase::color is excluded.
constexpr KindSet matching_kinds(Card top, Color color)
{
    return kinds_of_color(color) | kinds_like(top);
}

/// Returns whether the card matches the top card, regardless of the other cards in the hand.
inline bool matches(const PublicTable &table, Card card)
{
    return card.is_wild() || (kind_bit(card) & matching_kinds(table.top(), table.color)) != 0;
}

/// Returns whether a Wild Draw Four from this hand is no bluff (UNO-ACT-5). Must not be called in Phase::color.
inline bool lacks_color(const PublicTable &table, const Hand &hand)
{
    return !hand.has_color(table.color);
}

/// Returns whether a Wild Draw Four may be played from this hand; a bluff may be, too, unless UNO-BLUFF-1 is on.
inline bool may_draw_four(const PublicTable &table, const Hand &hand)
{
    return !table.rules.no_bluffing || lacks_color(table, hand);
}

/// Returns whether the card, which is in the hand, may be played in a normal turn.
inline bool may_play(const PublicTable &table, const Hand &hand, Card card)
{
    return matches(table, card) && (card != wild_draw_four || may_draw_four(table, hand));
}

/// Returns whether any card of the hand may be played in a normal turn. UNO-BLUFF-1 needs no check: a Wild Draw Four is
/// only forbidden next to a card of the color in play, which can be played. Must not be called in Phase::color.
inline bool can_play(Card top, Color color, const Hand &hand)
{
    return (hand.kinds() & matching_kinds(top, color)) != 0 || hand.has_wilds();
}

/// Returns whether a draw card may be stacked on the pending cards in Phase::challenge.
inline bool may_stack(const PublicTable &table)
{
    return table.rules.stacking && !table.is_ending;
}

/// Returns whether there is a Wild Draw Four to challenge in Phase::challenge.
inline bool may_challenge(const PublicTable &table)
{
    return !table.rules.no_bluffing && table.top() == wild_draw_four;
}

} // namespace tableside::uno
