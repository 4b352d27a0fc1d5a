// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// Text that shrinks and wraps to fit its box. The font size does not go below `floor`.
Words {
    property real floor: Theme.sizeSmallest
    property bool breaksLongWords: true
    // Whether words may be broken into two lines: only if the text has a word of more than 14 letters. Otherwise the font shrinks
    // instead, because small letters are easier to read than broken words
    readonly property bool hasLongWord: breaksLongWords && text.length > 14 && text.split(/[\s-]/).some(word => word.length > 14)

    wrapMode: hasLongWord ? Text.Wrap : Text.WordWrap
    fontSizeMode: Text.Fit
    minimumPixelSize: Math.ceil(Math.min(floor, font.pixelSize))
    verticalAlignment: Text.AlignVCenter
}
