// Displays a position of a game in the review.
#pragma once

#include "app/table/advice/review_model.h"

#include "app/table/advice/missed_calls.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <span>
#include <vector>

namespace tableside {

/// Returns whether the action ends a plan, because chance or a new decision follows even if the seat stays in turn.
bool endsPlan(const dos::Action &action);
bool endsPlan(const uno::Action &action);

/// Fills in the cards on the table and the hand of the seat in turn, marks the cards of the better play, and sets its other
/// flags.
void showCards(ReviewedDecision &shown, const dos::State &position, const std::vector<dos::Action> &better);
void showCards(ReviewedDecision &shown, const uno::State &position, const std::vector<uno::Action> &better);

/// Returns whether a bold decision succeeded in the events after it: a challenge that exposed a bluff, or a bluff that nobody
/// challenged.
bool hasWorked(const dos::State &position, const dos::Action &action, std::span<const dos::Event> since);
bool hasWorked(const uno::State &position, const uno::Action &action, std::span<const uno::Event> since);

/// Returns a sentence about a missed call. \p call is the word to call. With \p byName the viewer is called by name, not "you".
QString missedCallLine(const MissedCall &missed, int viewer, const QString &call, const QStringList &names, bool byName = false);

} // namespace tableside
