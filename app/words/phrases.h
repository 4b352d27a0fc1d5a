// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fills placeholders in translated texts and formats numbers for the system's region. QML uses the class as the singleton
// Phrases.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

namespace tableside {

class Phrases : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Replaces %1 to %9 in \p text by \p values in a single pass. Unlike text.arg(a).arg(b), a value that contains "%2", such
    /// as a player's name, is not replaced again. Placeholders without a value are kept.
    Q_INVOKABLE static QString fill(const QString &text, const QVariantList &values);
    /// Formats \p value with \p decimals digits after the decimal point, in the format of regionLocale().
    Q_INVOKABLE static QString number(double value, int decimals = 0);
};

} // namespace tableside
