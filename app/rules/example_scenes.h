// What lies on the table at the beginning of a worked example and after each of its steps, as the first seat sees it.
#pragma once

#include "app/rules/worked_example.h"

#include <QList>

namespace tableside::rules {

struct Scene
{
    struct RowCard
    {
        QString card;
        bool isMatched = false; ///< In this turn, which has not ended.
        QStringList played;     ///< On it, if it is matched.
    };

    QStringList hand;
    QList<int> counts;   ///< Cards in hand, by seat.
    QList<RowCard> row;  ///< DOS.
    QString top;         ///< UNO: the card that is played on; empty in DOS.
    QString colorCode;      ///< UNO: the letter of the color that counts.
    int turn = 0;
    bool isOver = false;
};

/// One more than the example has steps, the position first; a refused step leaves everything as it was. As many as
/// could be played when the data is wrong.
QList<Scene> scenesOf(const WorkedExample &example);

} // namespace tableside::rules
