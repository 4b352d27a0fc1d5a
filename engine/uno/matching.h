// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Functions that decide which cards can be played on the top card: cards of the same color, number, or symbol (UNO-TURN-1), of
// a named color (UNO-TURN-4), action cards (UNO-ACT-1 to UNO-ACT-6), and stacked draw cards (UNO-STACK-1).
#pragma once

#include "engine/uno/hand.h"
#include "engine/uno/types.h"

namespace tableside::uno {

/// Returns the colored kinds that match `color`, the color in play, or the number or symbol of `top`. `color` must not be
/// `any`, so this function must not be called in Phase::color, in which no color has been named yet.
constexpr KindSet matching_kinds(Card top, Color color)
{
    return kinds_of_color(color) | kinds_like(top);
}

/// Returns whether the card matches the top card. The house rule UNO-BLUFF-1 (no bluffing) is not considered.
inline bool matches(const PublicTable &table, Card card)
{
    return card.is_wild() || (kind_bit(card) & matching_kinds(table.top(), table.color)) != 0;
}

/// Returns whether the hand has no card of the color in play, so that a Wild Draw Four is honest (UNO-ACT-5). Must not be
/// called in Phase::color, in which no color has been named yet.
inline bool lacks_color(const PublicTable &table, const Hand &hand)
{
    return !hand.has_color(table.color);
}

/// Returns whether a Wild Draw Four may be played from this hand. Only the house rule UNO-BLUFF-1 forbids it, for a hand
/// with a card of the color in play.
inline bool may_draw_four(const PublicTable &table, const Hand &hand)
{
    return !table.rules.no_bluffing || lacks_color(table, hand);
}

/// Returns whether the card may be played in a normal turn. The card must be in the hand.
inline bool may_play(const PublicTable &table, const Hand &hand, Card card)
{
    return matches(table, card) && (card != wild_draw_four || may_draw_four(table, hand));
}

/// Returns whether any card of the hand may be played in a normal turn. `color` is the color in play and must not be
/// `any`. The house rule UNO-BLUFF-1 (no bluffing) needs no check: if it forbids a Wild Draw Four, the hand has a card of
/// the color in play, which can be played.
inline bool can_play(Card top, Color color, const Hand &hand)
{
    return (hand.kinds() & matching_kinds(top, color)) != 0 || hand.has_wilds();
}

/// Returns whether the seat that has to draw may play another draw card instead (house rule UNO-STACK-1). Valid
/// while cards are pending (PublicTable::pending).
inline bool may_stack(const PublicTable &table)
{
    return table.rules.stacking && !table.is_ending;
}

/// Returns whether the seat that has to draw may challenge a Wild Draw Four (UNO-CHAL-1). Valid while cards are
/// pending (PublicTable::pending).
inline bool may_challenge(const PublicTable &table)
{
    return !table.rules.no_bluffing && table.top() == wild_draw_four;
}

} // namespace tableside::uno
