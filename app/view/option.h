// An option to choose, for RadioGroup and other lists of choices.
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
    QString value; ///< The option's key.
    QString name;  ///< The option's name in the reader's language.
    QString description = {};

    friend bool operator==(const Option &, const Option &) = default;
};

} // namespace tableside
