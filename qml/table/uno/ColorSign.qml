import QtQuick
import Tableside

// The color in play: its field, its shape and its letter, so that color is never the only cue.
Item {
    id: sign

    property string colorCode: "" // "r", "b", "g", "y", or "" for none
    property string spokenName: ""
    property bool showsLetter: true

    readonly property CardColors paint: Theme.card(colorCode)
    // Beside each other: a letter on the shape can be read on none
    readonly property bool hasLetter: showsLetter && Theme.colorLetters

    visible: colorCode !== ""
    Accessible.role: Accessible.StaticText
    Accessible.name: spokenName
    Accessible.ignored: spokenName === ""

    Rectangle {
        anchors.fill: parent
        radius: width * 0.24
        color: sign.paint.field
        border.width: Math.max(2, width * 0.035)
        border.color: Theme.ivory
    }

    Image {
        objectName: "colorShape"
        x: (parent.width - width) * (sign.hasLetter ? 0.22 : 0.5)
        y: (parent.height - height) * (sign.hasLetter ? 0.22 : 0.5)
        width: parent.width * (sign.hasLetter ? 0.52 : 0.62)
        height: width
        sourceSize.width: Math.ceil(width)
        sourceSize.height: Math.ceil(width)
        asynchronous: false
        source: sign.colorCode === "" ? "" : Theme.cardArt("pip-" + sign.paint.name)
    }

    // Below the shape as well as beside it: German yellow has two letters
    Text {
        objectName: "colorLetter"
        visible: sign.hasLetter
        x: parent.width * 0.79 - width / 2
        y: Math.max(parent.height * 0.77 - height / 2, parent.height * 0.63)
        text: sign.paint.letter
        textFormat: Text.PlainText
        color: sign.paint.figure
        font.family: Theme.family
        font.weight: Theme.weightFigure
        font.pixelSize: Math.max(1, parent.width * 0.24)
    }
}
