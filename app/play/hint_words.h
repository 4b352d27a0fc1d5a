// What a search advises, in words, for each game: what to do and why, and how much better it is than something else.
// Hints and the review speak alike.
#pragma once

#include "ai/advice.h"
#include "dos/game.h"
#include "uno/game.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tableside::words {

struct HintWords
{
    QString text;   ///< What to do and why.
    QString detail; ///< What else there is and how it compares; may be empty.
};

/// What a plan does and why, as a sentence: "Blue 4 and blue 5 on blue 9: sheds 2 cards, 1 bonus lay and everyone else draws
/// 1." `position` is where the plan begins, with its seat in turn; `names` are those of all seats.
QString planWithReason(const dos::State &position, const std::vector<dos::Action> &plan, const QStringList &names);
QString planWithReason(const uno::State &position, const std::vector<uno::Action> &plan, const QStringList &names);

/// "blue 4 and blue 5 on blue 9", "draw a card": within a sentence.
QString planInSentence(const dos::State &position, const std::vector<dos::Action> &plan, const QStringList &names);
QString planInSentence(const uno::State &position, const std::vector<uno::Action> &plan, const QStringList &names);

/// "about 6 points", or where it brought no fewer points: "chances in the match".
QString cost(double points);

/// How far a plan is behind the best one.
struct Distance
{
    double worth = 0.0;  ///< As the playouts had it: what the search had known before is no reason to give.
    double error = 0.0;  ///< Of `worth`.
    double points = 0.0; ///< Of the round.
};

/// Of the plan at `place` of an advice.
template <typename Game>
Distance behindTheBest(const Advice<Game> &advice, std::size_t place)
{
    const RatedPlan<Game> &plan = advice.plans[place];
    return {plan.worth_behind, plan.standard_error, plan.points_behind};
}

/// Of the best play against the next one, which is called `other` within a sentence: "Just as good: …", "About 6 points
/// better than: …", or where it brings no more points: "Better for the match than: …".
QString comparedWith(const QString &other, const Distance &distance);

/// `position` is what the advice is about, with its seat in turn.
template <typename Game>
HintWords hint(const typename Game::State &position, const Advice<Game> &advice, const QStringList &names)
{
    HintWords words{planWithReason(position, advice.plans.front().actions, names), {}};
    if (advice.plans.size() > 1)
        words.detail = comparedWith(planInSentence(position, advice.plans[1].actions, names), behindTheBest(advice, 1));
    return words;
}

} // namespace tableside::words
