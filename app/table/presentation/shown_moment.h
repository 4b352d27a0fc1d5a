// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The moment that a banner shows (app/table/moments/moment.h), for QML.
#pragma once

#include "app/table/moments/moment.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

/// A player beside the words of a moment.
struct MomentPlayer
{
    Q_GADGET
    QML_VALUE_TYPE(momentPlayer)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(QString face MEMBER face FINAL)

public:
    int seat = -1;
    QString name;
    QString portrait;
    int colorIndex = -1;
    QString face;

    friend bool operator==(const MomentPlayer &, const MomentPlayer &) = default;
};

struct ShownMoment
{
    Q_GADGET
    QML_VALUE_TYPE(shownMoment)
    /// The words; empty while no moment is shown.
    Q_PROPERTY(QString words MEMBER words FINAL)
    /// The factor for the size of the words.
    Q_PROPERTY(qreal size MEMBER size FINAL)
    /// Whether light covers the whole table, beside the banner.
    Q_PROPERTY(bool isScene MEMBER isScene FINAL)
    /// Whether the moment is bad or good for the viewer; both are false for a bystander.
    Q_PROPERTY(bool isBadForYou MEMBER isBadForYou FINAL)
    Q_PROPERTY(bool isGoodForYou MEMBER isGoodForYou FINAL)
    /// The player who caused the moment, and the one to whom it happens; without a name if that is nobody or everyone else.
    Q_PROPERTY(tableside::MomentPlayer by MEMBER by FINAL)
    Q_PROPERTY(tableside::MomentPlayer to MEMBER to FINAL)

public:
    MomentKind kind{}; ///< For C++ only: pages show all kinds alike.
    QString words;
    qreal size = 1.0;
    bool isScene = false;
    bool isBadForYou = false;
    bool isGoodForYou = false;
    MomentPlayer by;
    MomentPlayer to;

    friend bool operator==(const ShownMoment &, const ShownMoment &) = default;
};

} // namespace tableside
