// The rollout policy of UNO: the play of the level greedy (engine/uno/ai/greedy_player.h). It uses sets of kinds
// instead of a list of legal actions for speed, because playouts and the belief call it millions of times.
#pragma once

#include "engine/uno/ai/greedy_score.h"
#include "engine/uno/action.h"

namespace tableside::uno {

/// The top of the discard pile when a turn begins.
struct TopCard
{
    Card card;
    Color color = Color::any; ///< The color in play.
};

/// Returns the color of which the hand has the most kinds, the first one in a tie.
Color strongest_color(const Hand &hand);

/// Returns the play with the highest score; its card is none if the hand has nothing to play except a bluff.
PlayCard rollout_play(const TopCard &top, const Hand &hand, const Threat &threat);

/// Returns whether the hand has a card to play other than a bluff.
bool can_play(const TopCard &top, const Hand &hand);

} // namespace tableside::uno
