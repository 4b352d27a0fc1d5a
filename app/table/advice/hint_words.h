// The advice of a search as sentences, for each game: what to do, why, and how it compares with the next best plan.
// The hint and the review use the same sentences.
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
    QString text;   ///< What to do and why.
    QString detail; ///< What else there is and how it compares; may be empty.
};

/// What the best plan does and why, as a sentence: "Blue 4 and blue 5 on blue 9: gets rid of 2 cards, earns 1 bonus card, and
/// makes everyone else draw 1." Gives a reason only if it holds for none of the rejected plans, and says that something is worth
/// more only if the playouts show it. `position` is where the plan begins, with its seat in turn; `names` are those of all seats.
QString planWithReason(const dos::State &position, const Advice<dos::Game> &advice, const QStringList &names);
QString planWithReason(const uno::State &position, const Advice<uno::Game> &advice, const QStringList &names);

/// "blue 4 and blue 5 on blue 9", "draw a card": within a sentence.
QString planInSentence(const dos::State &position, const std::vector<dos::Action> &plan, const QStringList &names);
QString planInSentence(const uno::State &position, const std::vector<uno::Action> &plan, const QStringList &names);

/// What choosing a plan that far behind the best one cost: "about 6 points", or, where it brought as many points, "about
/// 8 wins in 100 rounds" or "chances in the game worth about 9 points".
QString cost(const Distance &distance);

/// Whether the best plan is clearly better than all the others for which `is(plan)`; where there is none it is not.
template <typename Game, typename Is>
bool isClearlyBetterThan(const Advice<Game> &advice, Is is)
{
    const auto next = std::find_if(advice.plans.begin() + 1, advice.plans.end(), is);
    return next != advice.plans.end()
        && behindTheBest(advice, static_cast<std::size_t>(next - advice.plans.begin())).isClear();
}

/// Compares another plan, named `other` within a sentence, with the best one: "Just as good: …", "Nearly as good: …",
/// "About 6 points worse: …", or, where it brings as many points, "Wins the round less often: …" or "Worse for the game: …".
/// Empty where the playouts show no difference.
QString comparedWith(const QString &other, const Distance &distance);

/// Whether the action draws a card. Beside a play that is as good it sounds like a mistake, so a hint does not mention such a tie.
inline bool isDrawing(const dos::Action &action)
{
    return std::holds_alternative<dos::DrawCard>(action);
}
inline bool isDrawing(const uno::Action &action)
{
    return std::holds_alternative<uno::DrawCard>(action);
}

/// `position` is what the advice is about, with its seat in turn.
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
