// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A player in a list from which a person chooses whose round or whose cards to view.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

struct SeatedPlayer
{
    Q_GADGET
    QML_VALUE_TYPE(seatedPlayer)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)

public:
    int seat = 0;
    QString name;
    QString portrait;

    friend bool operator==(const SeatedPlayer &, const SeatedPlayer &) = default;
};

} // namespace tableside
