// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The colors and the font of printed pages and exported pictures, for dark text on white paper.
#pragma once

#include <QColor>
#include <QFont>

#include <array>

namespace tableside {

/// The players' colors, indexed by color number; the same colors as in Theme.qml.
inline constexpr std::array<QRgb, 10> playerColors{0xffe69f00, 0xff56b4e9, 0xff19a67c, 0xfff0e442, 0xff4d8fd6,
                                                   0xffe8703a, 0xffd68ab5, 0xffc9c2b4, 0xff9bcf5c, 0xffb79cf0};

/// The color of secondary text and marks, such as footers, arrows, and dates.
inline constexpr QColor softInk(0x68, 0x5a, 0x48);

/// Returns the bundled font without ligatures. In a PDF, the glyphs of ligatures such as "tt" or "ff" have no characters, so
/// that "Settle" would be copied or searched as "Se le".
inline QFont paperFont()
{
    QFont font(QStringLiteral("Manrope"));
    font.setLetterSpacing(QFont::PercentageSpacing, 100); // setting any letter spacing, even 100 %, disables ligatures in Qt 6.4
    return font;
}

} // namespace tableside
