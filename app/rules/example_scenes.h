// The tables of a worked example, at the beginning and after each of its steps, as the first seat sees them.
#pragma once

#include "app/rules/worked_example.h"

#include <QList>

namespace tableside::rules {

struct Scene
{
    struct RowCard
    {
        QString card;
        bool isMatched = false; ///< Whether the card was matched in the current turn.
        QStringList played;     ///< The cards played on it, if it is matched.
    };

    QStringList hand;
    QList<int> counts;   ///< The numbers of cards in hand, by seat.
    QList<RowCard> row;  ///< The Center Row; empty in UNO.
    QString top;         ///< UNO: the top card of the discard pile; empty in DOS.
    QString colorCode;      ///< UNO: the letter of the current color.
    int turn = 0;
    bool isOver = false;
};

/// Returns the position followed by the scene after each step; a step that the rules refuse repeats the scene before it. The list
/// is shorter if the data is wrong: it ends before the first step that can't be played.
QList<Scene> scenesOf(const WorkedExample &example);

} // namespace tableside::rules
