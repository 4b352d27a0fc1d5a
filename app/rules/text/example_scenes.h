// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scenes of a worked example (the table as seat 0 sees it): one for the initial position and one after each step.
#pragma once

#include "app/rules/text/rules_parser.h"

#include <QList>

namespace tableside::rules {

struct Scene
{
    struct RowCard
    {
        QString card;
        bool isMatched = false; ///< Whether this card was matched in the current turn.
        QStringList played;     ///< The cards that were played on this card; empty unless isMatched is true.
    };

    QStringList hand;
    QList<int> counts;  ///< The number of cards in each hand, indexed by seat.
    QList<RowCard> row; ///< The Center Row of DOS; empty in UNO.
    QString top;        ///< The top card of the discard pile in UNO; empty in DOS.
    QString colorCode;  ///< The letter of the current color in UNO; empty in DOS.
    int turn = 0;
    bool isOver = false;
};

/// Returns the scene of the position, followed by the scene after each step. A step that the rules refuse repeats the previous
/// scene. Empty if the game or the position is invalid. The list ends before the first step whose action cannot be parsed.
QList<Scene> scenesOf(const WorkedExample &example);

} // namespace tableside::rules
