import QtQuick
import Tableside

// The colour in play: its field, its shape and its letter, so that colour is never the only cue.
Item {
    id: sign

    property string colour: "" // "r", "b", "g", "y", or "" for none
    property string spokenName: ""
    property bool showsLetter: true

    readonly property var paint: Theme.card(colour)

    visible: colour !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: spokenName
    Accessible.ignored: spokenName === ""

    CardParts {
        id: drawn
        code: sign.colour + "0"
    }

    Rectangle {
        anchors.fill: parent
        radius: width * 0.24
        color: sign.paint.field
        border.width: Math.max(2, width * 0.035)
        border.color: Theme.ivory
    }

    Image {
        anchors.centerIn: parent
        width: parent.width * 0.62
        height: width
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(width)
        asynchronous: false
        source: sign.colour === "" ? "" : Theme.cardArt("pip-" + drawn.colourName)
    }

    Text {
        visible: sign.showsLetter && Theme.colourLetters
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.rightMargin: parent.width * 0.11
        anchors.bottomMargin: parent.width * 0.04
        text: drawn.letter
        color: drawn.ink
        font.family: Theme.family
        font.weight: Theme.weightFigure
        font.pixelSize: Math.max(1, parent.width * 0.24)
    }
}
