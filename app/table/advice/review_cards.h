// What the review shows of a position, for each game.
#pragma once

#include "app/table/advice/review_model.h"

#include "app/table/advice/missed_calls.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <span>
#include <vector>

namespace tableside {

/// Whether chance or a new question follows the action, even where the seat stays in turn.
bool endsPlan(const dos::Action &action);
bool endsPlan(const uno::Action &action);

/// Fills in what lies on the table and the hand of the seat in turn, with the cards of the better play marked, and what else it
/// is about.
void showCards(ReviewedDecision &shown, const dos::State &position, const std::vector<dos::Action> &better);
void showCards(ReviewedDecision &shown, const uno::State &position, const std::vector<uno::Action> &better);

/// Whether a bold decision came out well, by what happened from it on: a challenge that found a bluff, a bluff that nobody
/// challenged.
bool hasWorked(const dos::State &position, const dos::Action &action, std::span<const dos::Event> since);
bool hasWorked(const uno::State &position, const uno::Action &action, std::span<const uno::Event> since);

/// A missed call in words; `call` is what should have been called. Where several people play, `viewer` is called by name.
QString missedCallLine(const MissedCall &missed, int viewer, const QString &call, const QStringList &names, bool byName = false);

} // namespace tableside
