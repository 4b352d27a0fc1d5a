#include "app/table/advice/hint_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tableside::words {

namespace {

struct HintTr
{
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

int wholePoints(const Distance &distance)
{
    return std::max(0, static_cast<int>(std::lround(distance.points)));
}

/// The difference in points, or 0 where it may be chance.
int clearPoints(const Distance &distance)
{
    return distance.isInPoints() ? wholePoints(distance) : 0;
}

} // namespace

QString comparedWith(const QString &other, const Distance &distance)
{
    if (distance.isNone() && clearPoints(distance) == 0) //: %1 another play, within a sentence
        return HintTr::tr("Just as good: %1.").arg(other);
    if (distance.isSmall()) //: %1 another play, within a sentence
        return HintTr::tr("Nearly as good: %1.").arg(other);
    if (!distance.isClear())
        return {};
    if (const int points = clearPoints(distance); points > 0) //: %n points; %1 another play, within a sentence
        return HintTr::tr("About %n point(s) worse: %1.", nullptr, points).arg(other);
    if (distance.isInRounds()) //: Though it brings as many points. %1 another play, within a sentence
        return HintTr::tr("Wins the round less often: %1.").arg(other);
    //: %1 another play, within a sentence
    return HintTr::tr("Worse for the game: %1.").arg(other);
}

QString cost(const Distance &distance)
{
    if (const int points = clearPoints(distance); points > 0)
        return HintTr::tr("about %n point(s)", nullptr, points);
    if (distance.isInRounds()) //: What a decision cost: it brought as many points, but made the round harder to win
        return HintTr::tr("winning chances this round");
    //: What a decision cost: it brought as many points, but made the game harder to win
    return HintTr::tr("winning chances in the game");
}

} // namespace tableside::words
