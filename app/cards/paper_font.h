// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The font of printed pages and exported pictures.
#pragma once

#include <QFont>

namespace tableside {

/// Returns the bundled font without ligatures. In a PDF, the glyphs of ligatures such as "tt" or "ff" have no characters, so
/// that "Settle" would be copied or searched as "Se le".
inline QFont paperFont()
{
    QFont font(QStringLiteral("Manrope"));
    font.setLetterSpacing(QFont::PercentageSpacing, 100); // setting any letter spacing, even 100 %, disables ligatures in Qt 6.4
    return font;
}

} // namespace tableside
