// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A guide for a person at a table, such as a lesson. The guide's text replaces the usual instruction, and the guide highlights
// the controls to press. Most tables have no guide.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace tableside {

class TableGuide : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    /// The guide's text; empty to keep the table's own instruction.
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    /// Whether the guide only shows text and waits for next().
    Q_PROPERTY(bool explaining READ isExplaining NOTIFY changed FINAL)
    /// The objectNames of the cards and buttons to press.
    Q_PROPERTY(QStringList targets READ targets NOTIFY targetsChanged FINAL)

public:
    using QObject::QObject;

    virtual QString words() const = 0;
    virtual bool isExplaining() const = 0;
    /// Returns whether the person has to do something. Calling next() after reading counts, too.
    virtual bool isAsking() const = 0;
    virtual QStringList targets() const = 0;
    /// Returns the text about selected cards. \p choice says what playing the cards would do; \p verb is the button's text.
    virtual QString choiceWords(const QString &choice, const QString &verb) const = 0;

    /// Called when the person has read the text.
    Q_INVOKABLE virtual void next() = 0;

signals:
    void changed();
    void targetsChanged();
};

} // namespace tableside
