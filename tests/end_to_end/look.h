// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The language, size and settings with which the gallery and the film show the window.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

namespace tableside::test {

/// Returns the size that \p text describes, such as "1024x768"; an invalid one for another text.
inline QSize sizeFrom(const QString &text)
{
    const QStringList parts = text.split('x');
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
}

struct Look
{
    QString language;
    QString size;
    bool longerWords = false;
    double textScale = 1;
    bool leftHanded = false;

    /// Returns the name of the picture's file for the state \p state.
    QString fileName(const char *state) const
    {
        return QStringLiteral("%1-%2-%3%4%5%6.png").arg(QLatin1String(state), size, language,
                                                        longerWords ? QStringLiteral("-longer") : QString(),
                                                        textScale > 1 ? QStringLiteral("-%1").arg(textScale) : QString(),
                                                        leftHanded ? QStringLiteral("-left") : QString());
    }
};

/// Returns the look that the command line describes by "de:1.3:320x560", "longer:1:360x740", or "en:1:1024x768:left".
inline Look lookFrom(const QString &text)
{
    const QStringList parts = text.split(':');
    const bool isLonger = parts.first() == QLatin1String("longer");
    return {isLonger ? QStringLiteral("en") : parts.first(), parts.value(2), isLonger, parts.value(1).toDouble(),
            parts.value(3) == QLatin1String("left")};
}

} // namespace tableside::test
