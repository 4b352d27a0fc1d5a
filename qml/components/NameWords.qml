// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A name in a box of fixed size. A long name gets smaller letters, and is cut with an ellipsis if it still does not fit. While
// the pointer is over a cut name, a tool tip shows the whole name.
FitWords {
    id: words

    readonly property bool canBeReadWhole: true

    // A word that is too wide even in the smallest font size would run over the edge when wrapped. A text with such a word stays
    // on one line and is cut
    wrapMode: hasLongWord ? Text.Wrap : longest.advanceWidth > width ? Text.NoWrap : Text.WordWrap
    elide: Text.ElideRight
    maximumLineCount: Math.max(1, Math.floor(height / (minimumPixelSize * 1.35)))
    Accessible.ignored: true // the item around this text has the whole name as its accessible name

    TextMetrics {
        id: longest
        font.family: words.font.family
        font.weight: words.font.weight
        font.pixelSize: words.minimumPixelSize
        text: words.text.split(" ").reduce((longer, word) => word.length > longer.length ? word : longer, "")
    }

    HoverHandler {
        // The tip is in its own file, because Qt can't create an inline component in the rows of a list
        onHoveredChanged: {
            if (hovered && words.truncated)
                tip.setSource("ButtonTip.qml", { parent: words, visible: true, delay: 700, text: words.text });
            else
                tip.source = "";
        }
    }

    Loader {
        id: tip
    }
}
