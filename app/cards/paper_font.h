// The font of everything that is printed or exported as a picture.
#pragma once

#include <QFont>

namespace tableside {

/// Returns the bundled font without ligatures. A PDF has no characters for glyphs of "tt" or "ff", so that "Settle" would be
/// copied or searched as "Se le".
inline QFont paperFont()
{
    QFont font(QStringLiteral("Manrope"));
    font.setLetterSpacing(QFont::PercentageSpacing, 100); // Qt 6.4 disables ligatures if a letter spacing is set
    return font;
}

} // namespace tableside
