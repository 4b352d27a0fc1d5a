// One of several to choose from, as RadioGroup and other lists of choices show it.
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
    QString value; ///< Its key.
    QString name;  ///< In the reader's language.
    QString description = {};

    friend bool operator==(const Option &, const Option &) = default;
};

} // namespace tableside
