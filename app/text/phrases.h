// Completes translated texts in QML: fills in placeholders and formats numbers for the system's region. The stateless singleton
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

    /// Replaces %1 … %9 in \p text by \p values in one pass. Unlike text.arg(a).arg(b), this does not treat a value such as the
    /// name "%2" as a placeholder. Placeholders without a value stay.
    Q_INVOKABLE static QString fill(const QString &text, const QVariantList &values);
    /// Formats \p value with \p decimals digits after the decimal point, following regionLocale().
    Q_INVOKABLE static QString number(double value, int decimals = 0);
};

} // namespace tableside
