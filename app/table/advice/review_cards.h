// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fills the rows of the review with the cards and sentences of a decision.
#pragma once

#include "app/table/advice/review_model.h"

#include "app/table/advice/missed_calls.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <span>
#include <vector>

namespace tableside {

/// Returns whether \p action is the last one of a plan, that is, of the actions that the search rates as a whole. A plan ends
/// when chance decides next, or when the seat can decide anew.
bool endsPlan(const dos::Action &action);
bool endsPlan(const uno::Action &action);

/// Sets in \p shown the cards on the table, the hand of the seat in turn, and the cards and flags of the better play. \p better
/// has the actions of that play.
void showCards(ReviewedDecision &shown, const dos::State &position, const std::vector<dos::Action> &better);
void showCards(ReviewedDecision &shown, const uno::State &position, const std::vector<uno::Action> &better);

/// Returns whether a bold decision succeeded in \p since, the events after the decision: a challenge that exposed a bluff, or a
/// bluff that nobody challenged.
bool hasWorked(const dos::State &position, const dos::Action &action, std::span<const dos::Event> since);
bool hasWorked(const uno::State &position, const uno::Action &action, std::span<const uno::Event> since);

/// Returns a sentence about a missed call. \p call is the word to call. With \p byName the sentence uses the name of the viewer,
/// not "you".
QString missedCallLine(const MissedCall &missed, int viewer, const QString &call, const QStringList &names, bool byName = false);

} // namespace tableside
