// What a greedy player of UNO plays from a hand (see engine/uno/ai/greedy_player.h), found with a few operations on sets of kinds:
// playouts and beliefs ask it millions of times.
#pragma once

#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/action.h"

namespace tableside::uno {

/// What a turn begins with.
struct TopCard
{
    Card card;
    Color color = Color::any; ///< The one in play.
};

/// The color that the hand has most kinds of, the first of several.
Color strongest_color(const Hand &hand);

/// The play that is liked best; a card that is none if nothing but a bluff can be played.
PlayCard rollout_play(const TopCard &top, const Hand &hand, const Threat &pressure);

/// Whether it has a card that can be played, a Wild Draw Four as a bluff left aside.
bool can_play(const TopCard &top, const Hand &hand);

} // namespace tableside::uno
