pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A name in a fixed space: fitted, then cut with an ellipsis. A cut one is shown whole where the pointer rests on it.
FitWords {
    id: words

    readonly property bool canBeReadWhole: true

    elide: Text.ElideRight
    maximumLineCount: Math.max(1, Math.floor(height / (minimumPixelSize * 1.35)))
    Accessible.ignored: true // what it names says it whole

    HoverHandler {
        id: hovering
    }

    // Made where the pointer rests and not where the words are cut: a popup must not go while its place changes (Qt 6.4)
    Loader {
        anchors.fill: parent
        active: hovering.hovered

        sourceComponent: Item {
            ButtonTip {
                visible: words.truncated
                delay: 700
                text: words.text
            }
        }
    }
}
