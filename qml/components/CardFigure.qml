import QtQuick
import Tableside

// The middle of a card: a numeral, or a pictogram.
Item {
    id: figure

    required property CardParts parts
    required property real unit
    required property int artWidth

    Image {
        anchors.fill: parent
        visible: figure.parts.pictogram !== ""
        antialiasing: true
        asynchronous: false
        sourceSize.width: figure.artWidth
        sourceSize.height: Math.round(figure.artWidth * Theme.cardRatio)
        source: figure.parts.figureArt === "" ? "" : Theme.cardArt(figure.parts.figureArt)
    }

    Text {
        visible: figure.parts.pictogram === ""
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: font.letterSpacing / 2
        y: 178 * figure.unit - height / 2
        text: figure.parts.value
        color: figure.parts.ink
        font.family: Theme.family
        font.weight: Theme.weightFigure
        font.pixelSize: Math.max(1, (figure.parts.isWildDos ? 104 : text.length > 1 ? 138 : 164) * figure.unit)
        font.letterSpacing: text.length > 1 ? -10 * figure.unit : 0
    }
}
