// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An option in QML lists of choices, such as RadioGroup.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace tableside {

struct Option
{
    Q_GADGET
    QML_VALUE_TYPE(option)
    Q_PROPERTY(QString value MEMBER value FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString description MEMBER description FINAL)

public:
    QString value; ///< The value that identifies the option.
    QString name;  ///< The option's name in the interface language.
    QString description = {};

    friend bool operator==(const Option &, const Option &) = default;
};

} // namespace tableside
