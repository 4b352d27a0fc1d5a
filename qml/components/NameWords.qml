import QtQuick
import Tableside

// A name in a fixed space: the text shrinks to fit, then is cut with an ellipsis. A tool tip shows the whole name while the
// pointer rests on it.
FitWords {
    id: words

    readonly property bool canBeReadWhole: true

    // A word that is too wide even in the smallest letters would overflow when wrapped, so the text stays on one line and is cut
    wrapMode: hasLongWord ? Text.Wrap : longest.advanceWidth > width ? Text.NoWrap : Text.WordWrap
    elide: Text.ElideRight
    maximumLineCount: Math.max(1, Math.floor(height / (minimumPixelSize * 1.35)))
    Accessible.ignored: true // the item that it labels has the whole name as its accessible name

    TextMetrics {
        id: longest
        font.family: words.font.family
        font.weight: words.font.weight
        font.pixelSize: words.minimumPixelSize
        text: words.text.split(" ").reduce((longer, word) => word.length > longer.length ? word : longer, "")
    }

    HoverHandler {
        // The tip is loaded from its file, because an inline component can't be created in the rows of a list
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
