// The font of everything that is printed or exported as a picture.
#pragma once

#include <QFont>

namespace tableside {

/// Returns the bundled font without ligatures: a PDF has no letters for the glyph of "tt" or "ff", so that "Settle" copied
/// from it or searched in it would read "Se le".
inline QFont paperFont()
{
    QFont font(QStringLiteral("Manrope"));
    font.setLetterSpacing(QFont::PercentageSpacing, 100); // Qt 6.4 shapes without ligatures where a spacing is set
    return font;
}

} // namespace tableside
