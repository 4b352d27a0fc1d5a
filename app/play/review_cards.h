// What the review shows of a position, for each game.
#pragma once

#include "play/review_model.h"

#include "dos/game.h"
#include "uno/game.h"

#include <vector>

namespace tableside {

/// Whether chance or a new question follows the action, even where the seat stays in turn.
bool endsPlan(const dos::Action &action);
bool endsPlan(const uno::Action &action);

/// Fills in what lies on the table and the hand of the seat in turn, with the cards of the better play marked.
void showCards(ReviewedDecision &shown, const dos::State &position, const std::vector<dos::Action> &better);
void showCards(ReviewedDecision &shown, const uno::State &position, const std::vector<uno::Action> &better);

} // namespace tableside
