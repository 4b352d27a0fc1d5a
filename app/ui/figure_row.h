// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A figure of the statistics, such as the best round: a label, a value, and a line of detail.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

struct FigureRow
{
    Q_GADGET
    QML_VALUE_TYPE(figureRow)
    Q_PROPERTY(QString label MEMBER label FINAL)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString detail MEMBER detail FINAL)

public:
    QString label;
    QString value;
    QString detail = {};

    friend bool operator==(const FigureRow &, const FigureRow &) = default;
};

} // namespace tableside
