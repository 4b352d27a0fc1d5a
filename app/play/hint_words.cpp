#include "play/hint_words.h"

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

/// Whether the round is reason enough to give: where nobody is ahead there is no other.
bool isForTheRound(const Distance &distance)
{
    constexpr double mentionable = 0.005;
    return distance.roundShare >= mentionable;
}

} // namespace

QString comparedWith(const QString &other, const Distance &distance)
{
    if (distance.isNone()) //: %1 another play, within a sentence
        return HintTr::tr("Just as good: %1.").arg(other);
    if (!distance.isClear())
        return {};
    if (const int points = wholePoints(distance); points > 0) //: %n points; %1 another play, within a sentence
        return HintTr::tr("About %n point(s) better than: %1.", nullptr, points).arg(other);
    if (isForTheRound(distance)) //: Though it brings no more points. %1 another play, within a sentence
        return HintTr::tr("Wins the round more often than: %1.").arg(other);
    //: %1 another play, within a sentence
    return HintTr::tr("Better for the match than: %1.").arg(other);
}

QString cost(const Distance &distance)
{
    if (const int points = wholePoints(distance); points > 0)
        return HintTr::tr("about %n point(s)", nullptr, points);
    if (isForTheRound(distance)) //: What a decision cost: it brought as many points, but made the round harder to win
        return HintTr::tr("chances to win the round");
    //: What a decision cost: it brought as many points, but made the match harder to win
    return HintTr::tr("chances in the match");
}

} // namespace tableside::words
