#include "play/hint_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tableside::words {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Advice)
};

} // namespace

QString comparedWith(const QString &other, const Distance &distance)
{
    constexpr double hardlyAnything = 1.0; // as RoundOutcome::worth counts
    if (distance.worth < std::max(hardlyAnything, distance.error)) //: %1 another play, within a sentence
        return Tr::tr("Just as good: %1.").arg(other);
    const int points = static_cast<int>(std::lround(distance.points));
    if (points < 1) //: %1 another play, within a sentence
        return Tr::tr("Better for the match than: %1.").arg(other);
    //: %n points; %1 another play, within a sentence
    return Tr::tr("About %n point(s) better than: %1.", nullptr, points).arg(other);
}

QString cost(double points)
{
    const int rounded = static_cast<int>(std::lround(points));
    if (rounded < 1) //: What a decision cost: it brought as many points, but made the match harder to win
        return Tr::tr("chances in the match");
    return Tr::tr("about %n point(s)", nullptr, rounded);
}

} // namespace tableside::words
