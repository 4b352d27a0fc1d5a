// What a hint says, for each game.
#pragma once

#include "ai/advice.h"
#include "dos/game.h"
#include "uno/game.h"

#include <QString>
#include <QStringList>

namespace tableside::words {

struct HintWords
{
    QString text;   ///< What to do and why.
    QString detail; ///< What else there is and how it compares; may be empty.
};

/// `position` is what the advice is about, with its seat in turn; `names` are those of all seats.
HintWords hint(const dos::State &position, const Advice<dos::Game> &advice, const QStringList &names);
HintWords hint(const uno::State &position, const Advice<uno::Game> &advice, const QStringList &names);

/// How far a plan is behind the best one.
struct Distance
{
    double worth = 0.0;
    double error = 0.0;  ///< Of `worth`.
    double points = 0.0; ///< Of the round.
};

/// Of the plan at `place` of an advice.
template <typename Game>
Distance behindTheBest(const Advice<Game> &advice, std::size_t place)
{
    const RatedPlan<Game> &plan = advice.plans[place];
    return {advice.plans.front().worth - plan.worth, plan.standard_error, plan.points_behind};
}

/// Of the best play against the next one, which is called `other` within a sentence: "Just as good: …", "About 6 points
/// better than: …", or where it brings no more points: "Better for the match than: …".
QString comparedWith(const QString &other, const Distance &distance);

} // namespace tableside::words
