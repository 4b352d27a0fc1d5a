import QtQuick
import Tableside

// A name in a fixed space: fitted, then cut with an ellipsis. A cut one is shown whole where the pointer rests on it.
FitWords {
    id: words

    readonly property bool canBeReadWhole: true

    // A word that is too wide even in the smallest letters would leave its place: it is cut, in one line
    wrapMode: hasLongWord ? Text.Wrap : longest.advanceWidth > width ? Text.NoWrap : Text.WordWrap
    elide: Text.ElideRight
    maximumLineCount: Math.max(1, Math.floor(height / (minimumPixelSize * 1.35)))
    Accessible.ignored: true // what it names says it whole

    TextMetrics {
        id: longest
        font.family: words.font.family
        font.weight: words.font.weight
        font.pixelSize: words.minimumPixelSize
        text: words.text.split(" ").reduce((longer, word) => word.length > longer.length ? word : longer, "")
    }

    HoverHandler {
        // A component written in place can't be made in the rows of a list
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
