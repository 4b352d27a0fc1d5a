pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// The upper left corner, by which a card is known in a fanned hand: its figure or mark, and the shape of its colour.
Item {
    id: corner

    required property CardParts parts
    required property real unit
    required property int artWidth

    width: 27 * unit

    component Mark: Image {
        required property real side // in units of a card 250 wide
        readonly property int artSide: Math.ceil(corner.artWidth * side / 250)

        width: side * corner.unit
        anchors.horizontalCenter: parent.horizontalCenter
        height: width
        sourceSize.width: artSide
        sourceSize.height: artSide
        asynchronous: false
    }

    Text {
        visible: text !== ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: font.letterSpacing / 2
        height: 38 * corner.unit
        verticalAlignment: Text.AlignVCenter
        text: corner.parts.figure
        color: corner.parts.ink
        font.family: Theme.family
        font.weight: Theme.weightFigure
        font.pixelSize: Math.max(1, (text === "#" ? 33 : text.startsWith("+") ? 27 : text.length > 1 ? 30 : 40) * corner.unit)
        font.letterSpacing: text.length > 1 ? -3 * corner.unit : 0
    }

    Mark {
        visible: corner.parts.mark !== ""
        side: 36
        y: 1 * corner.unit
        source: corner.parts.markArt === "" ? "" : Theme.cardArt(corner.parts.markArt)
    }

    Mark {
        readonly property bool isAlone: corner.parts.figure === "" && corner.parts.mark === ""

        side: isAlone ? 32 : 25
        y: (isAlone ? 4 : 42) * corner.unit
        source: Theme.cardArt("pip-" + corner.parts.colourName)
    }
}
