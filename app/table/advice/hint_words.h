// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Puts the advice of a search into words, for each game: what to do, why, and how the next best plan compares. The hint and the
// review use the same sentences.
#pragma once

#include "app/table/advice/judgement.h"
#include "engine/dos/game.h"
#include "engine/search/advice.h"
#include "engine/uno/game.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace tableside::words {

struct HintWords
{
    QString text;   ///< The proposed action and the reason.
    QString detail; ///< The best alternative and how it compares; may be empty.
};

/// Returns the best plan (the actions that the search proposes) in one or two sentences, with its effects or a reason: "Blue 4
/// and blue 5 on blue 9: gets rid of 2 cards, earns 1 bonus card, and makes everyone else draw 1." A reason to play or lay a card
/// is not also true of a rejected card. \p position is the position before the plan; \p names are the names of all seats.
QString planWithReason(const dos::State &position, const Advice<dos::Game> &advice, const QStringList &names);
QString planWithReason(const uno::State &position, const Advice<uno::Game> &advice, const QStringList &names);

/// Returns the plan (a sequence of actions) for use within a sentence: "blue 4 and blue 5 on blue 9", "draw a card".
QString planInSentence(const dos::State &position, const std::vector<dos::Action> &plan, const QStringList &names);
QString planInSentence(const uno::State &position, const std::vector<uno::Action> &plan, const QStringList &names);

/// Returns in words what it costs to choose a plan that is worse than the best one by \p distance: "about 6 points". If both
/// plans bring equally many points, returns "about 8 wins in 100 rounds" or "chances in the game worth about 9 points".
QString cost(const Distance &distance);

/// Returns whether the best plan is clearly better than the next best plan for which `is(plan)` is true. Returns false if there
/// is no such plan.
template <typename Game, typename Is>
bool isClearlyBetterThan(const Advice<Game> &advice, Is is)
{
    const auto next = std::find_if(advice.plans.begin() + 1, advice.plans.end(), is);
    return next != advice.plans.end() && behindTheBest(advice, static_cast<std::size_t>(next - advice.plans.begin())).isClear();
}

/// Returns words that compare another plan, worded as \p other, with the best one: "Just as good: …", "Nearly as good: …", or
/// "About 6 points worse: …". If both plans bring equally many points, returns "Wins the round less often: …" or "Worse for the
/// game: …". Returns an empty string if the playouts are too few to compare the plans.
QString comparedWith(const QString &other, const Distance &distance);

/// Returns whether the action draws a card. A hint does not mention that drawing would be just as good as a play, because people
/// would take that for a mistake.
inline bool isDrawing(const dos::Action &action)
{
    return std::holds_alternative<dos::DrawCard>(action);
}
inline bool isDrawing(const uno::Action &action)
{
    return std::holds_alternative<uno::DrawCard>(action);
}

/// Returns the words of a hint. \p advice was computed for \p position, in which the advised seat is in turn.
template <typename Game>
HintWords hint(const typename Game::State &position, const Advice<Game> &advice, const QStringList &names)
{
    HintWords words{planWithReason(position, advice, names), {}};
    const std::optional<std::size_t> next = comparedPlan(advice);
    if (!next)
        return words;
    const Distance behind = behindTheBest(advice, *next);
    const bool isTieWithDrawing = !behind.isClear()
        && (isDrawing(advice.plans.front().actions.front()) || isDrawing(advice.plans[*next].actions.front()));
    if (!isTieWithDrawing)
        words.detail = comparedWith(planInSentence(position, advice.plans[*next].actions, names), behind);
    return words;
}

} // namespace tableside::words
