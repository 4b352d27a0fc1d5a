// Completes translated texts in QML: values for its placeholders and numbers as the system's region writes them.
// The singleton Phrases; it has no state.
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

    /// Replaces %1 … %9 in \p text by \p values, all at once: unlike text.arg(a).arg(b), a value such as the name "%2" is
    /// not taken for a placeholder. A placeholder without a value stays.
    Q_INVOKABLE static QString fill(const QString &text, const QVariantList &values);
    /// Writes \p value with \p decimals digits after the decimal point, as regionLocale() does.
    Q_INVOKABLE static QString number(double value, int decimals = 0);
};

} // namespace tableside
