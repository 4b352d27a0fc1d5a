// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A turn of one player, as the panel "What did I miss?" shows it.
#pragma once

#include "app/table/presentation/seat_row.h"

#include <vector>

namespace tableside {

struct TurnNote
{
    Q_GADGET
    QML_VALUE_TYPE(turnNote)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    /// The cards that the player has played, in order, the number of cards drawn, and both in words.
    Q_PROPERTY(QList<tableside::RecapCard> cards MEMBER cards FINAL)
    Q_PROPERTY(int drawn MEMBER drawn FINAL)
    Q_PROPERTY(QString words MEMBER words FINAL)
    /// The moments of the turn that had a banner, in words such as "+4 for Mara".
    Q_PROPERTY(QStringList moments MEMBER moments FINAL)

public:
    int seat = -1;
    QString name;
    QString portrait;
    int colorIndex = -1;
    QList<RecapCard> cards;
    int drawn = 0;
    QString words;
    QStringList moments;
    std::vector<TableMoment> toldMoments; ///< The same moments, to show them again.

    friend bool operator==(const TurnNote &, const TurnNote &) = default;
};

} // namespace tableside
