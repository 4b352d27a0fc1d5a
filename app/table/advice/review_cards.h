// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fills the rows of the review with the cards and sentences of a decision, and finds the calls ("DOS!", "UNO!") that players
// forgot.
#pragma once

#include "app/table/advice/review_model.h"

#include "engine/dos/game.h"
#include "engine/score/missed_calls.h"
#include "engine/uno/game.h"

#include <optional>
#include <span>
#include <variant>
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

/// A call that a player forgot in a round, as one seat saw the round.
struct MissedCall
{
    int turn = 0;          ///< How many turns the viewer had begun when the chance to catch ended.
    int seat = 0;          ///< The seat that forgot to call.
    std::optional<int> by; ///< The seat that caught the player; nothing if nobody did.

    friend bool operator==(const MissedCall &, const MissedCall &) = default;
};

/// Returns the calls that the viewer forgot, and those calls forgotten by others that nobody caught.
template <typename Game>
std::vector<MissedCall> missedCalls(std::span<const typename Game::Event> events, int viewer)
{
    std::vector<MissedCall> missed;
    score::CallWatch<Game> watch;
    int turn = 0;
    for (const typename Game::Event &event : events) {
        if (const auto *started = std::get_if<typename Game::TurnStarted>(&event))
            turn += started->seat == viewer ? 1 : 0;
        const std::optional<score::MissedCall> call = watch.take(event);
        if (call && (call->seat == viewer || !call->by))
            missed.push_back({turn, call->seat, call->by});
    }
    return missed;
}

/// Returns a sentence about a missed call. \p call is the word to call. With \p byName the sentence uses the name of the viewer,
/// not "you".
QString missedCallLine(const MissedCall &missed, int viewer, const QString &call, const QStringList &names, bool byName = false);

} // namespace tableside
