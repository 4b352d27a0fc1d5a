// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rollout policy of UNO: the same play as the AI player of level greedy (engine/uno/ai/greedy_player.h), but computed
// faster. It uses bit sets of cards instead of a list of legal actions, because playouts and the belief call it millions of
// times.
#pragma once

#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/types.h"

namespace tableside::uno {

/// The top card of the discard pile and the color in play when a turn begins.
struct TopCard
{
    Card card;
    Color color = Color::any; ///< The color in play, which after a wild card is the named color.
};

/// Returns the color of which the hand has the most different cards. In a tie, returns the color that comes first in the
/// enumeration Color.
Color strongest_color(const Hand &hand);

/// Returns the play with the highest score, bluffs excluded. If there is none, the card in the result is empty
/// (Card::is_none()).
PlayCard rollout_play(const TopCard &top, const Hand &hand, const Threat &threat);

/// Returns whether the hand has a card that can be played without bluffing.
bool can_play(const TopCard &top, const Hand &hand);

} // namespace tableside::uno
