// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

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

} // namespace

QString comparedWith(const QString &other, const Distance &distance)
{
    if (!distance.isKnown())
        return {};
    if (distance.isSmall()) //: %1 another play, within a sentence
        return HintTr::tr("Nearly as good: %1.").arg(other);
    if (!distance.isClear()) //: %1 another play, within a sentence
        return HintTr::tr("Just as good: %1.").arg(other);
    if (const int points = distance.clearPoints(); points > 0) //: %n points; %1 another play, within a sentence
        return HintTr::tr("About %n point(s) worse: %1.", nullptr, points).arg(other);
    if (distance.isInRounds()) //: Though it brings as many points. %1 another play, within a sentence
        return HintTr::tr("Wins the round less often: %1.").arg(other);
    //: %1 another play, within a sentence
    return HintTr::tr("Worse for the game: %1.").arg(other);
}

QString cost(const Distance &distance)
{
    if (const int points = distance.clearPoints(); points > 0)
        return HintTr::tr("about %n point(s)", nullptr, points);
    if (distance.isInRounds()) //: What a decision cost: played 100 times from there, the round is won so much less often
        return HintTr::tr("about %n win(s) in 100 rounds", nullptr,
                          std::max(1, static_cast<int>(std::lround(100 * distance.roundShare))));
    //: What a decision cost: it brought as many points in the round, but made the game harder to win. %n points that do as much harm
    return HintTr::tr("chances in the game worth about %n point(s)", nullptr, static_cast<int>(std::lround(distance.worth)));
}

} // namespace tableside::words
