pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Tableside

// One card, drawn: no input, no Accessible; its user does both.
// Codes are those of the console: "r7", "y#", "dos", "b+2", "wildfu"; "" is a card seen from behind.
Item {
    id: face

    required property string code
    property bool faceUp: code !== ""
    property bool showLetter: Theme.colourLetters
    property string letter: drawn.letter // of the colour, in the language of the interface
    property bool highlighted: false
    property bool selected: false
    property bool dimmed: false
    property bool shadow: true

    readonly property real unit: width / 250

    // Art is rasterised once per settled size, not on every frame of a resize.
    property int artWidth: 0

    implicitWidth: Theme.cardWidth
    implicitHeight: implicitWidth * Theme.cardRatio

    CardParts {
        id: drawn
        code: face.code
    }

    function settleArt(): void {
        artWidth = Math.ceil(width * Screen.devicePixelRatio);
    }

    onWidthChanged: {
        if (artWidth === 0 || width > artWidth * 2)
            settleArt();
        else
            settle.restart();
    }
    Component.onCompleted: settleArt()

    Timer {
        id: settle
        interval: 80
        onTriggered: face.settleArt()
    }

    component Art: Image {
        asynchronous: false
        sourceSize.width: face.artWidth
        sourceSize.height: Math.round(face.artWidth * Theme.cardRatio)
        anchors.fill: parent
        antialiasing: true
    }

    Repeater {
        model: face.shadow ? 3 : 0

        Rectangle {
            required property int index
            readonly property real spread: (index * 1.2 - 2) * face.unit

            x: -spread
            y: (3 + index * 2.5) * face.unit - spread
            width: face.width + 2 * spread
            height: face.height + 2 * spread
            antialiasing: true
            radius: 20 * face.unit + spread
            color: "#000000"
            opacity: 0.17 - index * 0.04
        }
    }

    // Drawn rather than a Rectangle: a turned Rectangle's border breaks up in the software renderer.
    Image {
        x: -15 * face.unit
        y: x
        width: 280 * face.unit
        height: 380 * face.unit
        visible: face.highlighted || face.selected
        antialiasing: true
        asynchronous: false
        sourceSize.width: Math.round(face.artWidth * 1.12)
        sourceSize.height: Math.round(face.artWidth * 1.52)
        source: Theme.cardArt(face.selected ? "outline-selected" : "outline")
    }

    Art {
        visible: !face.faceUp
        source: Theme.cardArt("back")
    }

    Item {
        anchors.fill: parent
        visible: face.faceUp

        Art {
            source: Theme.cardArt("field-" + drawn.field)
        }

        CardFigure {
            anchors.fill: parent
            parts: drawn
            unit: face.unit
            artWidth: face.artWidth
        }

        CardCorner {
            x: 15 * face.unit
            y: 15 * face.unit
            parts: drawn
            unit: face.unit
            artWidth: face.artWidth
        }

        Text {
            visible: face.showLetter
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.rightMargin: 22 * face.unit
            anchors.bottomMargin: 16 * face.unit
            text: face.letter
            color: drawn.ink
            font.family: Theme.family
            font.weight: Theme.weightTitle
            font.pixelSize: Math.max(1, 28 * face.unit)
        }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 2 * face.unit
        visible: face.dimmed
        radius: 18 * face.unit
        color: Theme.feltDark
        opacity: 0.55
    }
}
