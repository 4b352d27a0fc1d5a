// Whoever guides a person at a table: what is said in place of the usual instruction, and what is to be pressed. A lesson is
// one; most tables have none.
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

    /// What is said now; empty where the table says what it always does.
    Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
    /// There is nothing to do but to read on.
    Q_PROPERTY(bool telling READ isTelling NOTIFY changed FINAL)
    /// The objectNames of what is to be pressed, cards and buttons.
    Q_PROPERTY(QStringList targets READ targets NOTIFY targetsChanged FINAL)

public:
    using QObject::QObject;

    virtual QString words() const = 0;
    virtual bool isTelling() const = 0;
    /// The person is asked for something, be it to read on.
    virtual bool isAsking() const = 0;
    virtual QStringList targets() const = 0;
    /// What is said of cards that have been chosen: `choice` is what they would come to, `verb` what the button says.
    virtual QString choiceWords(const QString &choice, const QString &verb) const = 0;

    /// What was said has been read.
    Q_INVOKABLE virtual void next() = 0;

signals:
    void changed();
    void targetsChanged();
};

} // namespace tableside
