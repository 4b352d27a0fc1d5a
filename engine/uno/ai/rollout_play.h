// The rollout policy of UNO: the play of the level greedy (engine/uno/ai/greedy_player.h), found by sets of kinds
// instead of a list of legal actions, as playouts and the belief need it millions of times.
#pragma once

#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/action.h"

namespace tableside::uno {

/// The top of the discard pile when a turn begins.
struct TopCard
{
    Card card;
    Color color = Color::any; ///< The one in play.
};

/// The color that the hand has most kinds of, the first of several.
Color strongest_color(const Hand &hand);

/// The play with the highest score; its card is none if the hand has nothing to play but a bluff.
PlayCard rollout_play(const TopCard &top, const Hand &hand, const Threat &threat);

/// Whether the hand has a card to play other than a bluff.
bool can_play(const TopCard &top, const Hand &hand);

} // namespace tableside::uno
