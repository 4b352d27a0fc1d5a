// Which cards can be played on the top card: UNO-TURN-1 and -4, UNO-ACT-1 to -6, UNO-STACK-1.
#pragma once

#include "engine/uno/hand.h"
#include "engine/uno/state.h"

namespace tableside::uno {

/// The colored kinds that have the color in play, or the number or symbol of the top card. A color must be in play: not
/// so in Phase::color.
constexpr KindSet matching_kinds(Card top, Color color)
{
    return kinds_of_color(color) | kinds_like(top);
}

/// Whether a card of the kind matches, the holder's other cards left aside.
inline bool matches(const PublicTable &table, Card card)
{
    return card.is_wild() || (kind_bit(card) & matching_kinds(table.top(), table.color)) != 0;
}

/// UNO-ACT-5: a Wild Draw Four played from this hand would not be a bluff. Not for Phase::color.
inline bool lacks_color(const PublicTable &table, const Hand &hand)
{
    return !hand.has_color(table.color);
}

/// Whether a Wild Draw Four may be played at all: as a bluff too, unless bluffing is switched off (UNO-BLUFF-1).
inline bool may_draw_four(const PublicTable &table, const Hand &hand)
{
    return !table.rules.no_bluffing || lacks_color(table, hand);
}

/// Whether the card may be played in an ordinary turn from this hand, to which it belongs.
inline bool may_play(const PublicTable &table, const Hand &hand, Card card)
{
    return matches(table, card) && (card != wild_draw_four || may_draw_four(table, hand));
}

/// Whether any card of the hand may be played in an ordinary turn: a Wild Draw Four that may not (UNO-BLUFF-1) is held
/// beside a card of the color in play, which may. Not for Phase::color.
inline bool can_play(Card top, Color color, const Hand &hand)
{
    return (hand.kinds() & matching_kinds(top, color)) != 0 || hand.has_wilds();
}

/// In Phase::challenge: whether a card may be played on the cards that are to be drawn.
inline bool may_stack(const PublicTable &table)
{
    return table.rules.stacking && !table.is_ending;
}

/// In Phase::challenge: whether there is something to challenge.
inline bool may_challenge(const PublicTable &table)
{
    return !table.rules.no_bluffing && table.top() == wild_draw_four;
}

} // namespace tableside::uno
