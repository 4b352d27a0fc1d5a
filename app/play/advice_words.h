// What a search advises, in words: what to do and why, and how much better it is than something else. The one place
// for it; hints and the review speak alike.
#pragma once

#include "ai/advice.h"
#include "dos/game.h"

#include <QString>

#include <vector>

namespace tableside::words {

/// "Blue 4 and blue 5 on blue 9: sheds 2 cards, 1 bonus lay and everyone else draws 1." `position` is where the plan
/// begins, with its seat in turn.
QString planWithReason(const dos::State &position, const std::vector<dos::Action> &plan);

/// "blue 4 and blue 5 on blue 9", "draw a card": within a sentence.
QString planInSentence(const dos::State &position, const std::vector<dos::Action> &plan);

/// Of the best plan against the next one: "Just as good: …" or "About 6 points better than: …"; empty where there is
/// nothing to choose.
QString comparison(const dos::State &position, const Advice<dos::Game> &advice);

/// "About 6 points."
QString cost(double points);

} // namespace tableside::words
