pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Tableside

// One card, drawn: no input, no Accessible; its user does both.
// Codes are those of the console: "r7", "b10", "y#", "dos"; "" is a card seen from behind.
Item {
    id: face

    required property string code
    property bool faceUp: code !== ""
    property bool showLetter: Theme.colourLetters
    property bool highlighted: false
    property bool selected: false
    property bool dimmed: false
    property bool shadow: true

    readonly property bool isWildDos: code === "dos"
    readonly property string initial: isWildDos ? "" : code.charAt(0)
    readonly property string value: isWildDos ? "2" : code.slice(1)
    readonly property bool isWildNumber: value === "#"
    readonly property string colourName: Theme.card(initial).name
    readonly property color figureColor: Theme.card(initial).figure
    readonly property real unit: width / 250

    // Art is rasterised once per settled size, not on every frame of a resize.
    property int artWidth: 0

    implicitWidth: Theme.cardWidth
    implicitHeight: implicitWidth * Theme.cardRatio

    function colourLetter(letter: string): string {
        switch (letter) {
        case "r":
            //: The initial of "red" in the corner of a red card: one capital letter
            return qsTr("R", "initial of red");
        case "b":
            //: The initial of "blue" in the corner of a blue card: one capital letter
            return qsTr("B", "initial of blue");
        case "g":
            //: The initial of "green" in the corner of a green card: one capital letter
            return qsTr("G", "initial of green");
        case "y":
            //: The initial of "yellow" in the corner of a yellow card: one capital letter
            return qsTr("Y", "initial of yellow");
        default:
            return "";
        }
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
            source: Theme.cardArt("field-" + face.colourName)
        }

        Art {
            visible: face.isWildNumber
            source: !face.isWildNumber ? ""
                    : Theme.cardArt(face.initial === "y" ? "figure-any-dark" : "figure-any")
        }

        Text {
            visible: !face.isWildNumber
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.horizontalCenterOffset: font.letterSpacing / 2
            y: 178 * face.unit - height / 2
            text: face.value
            color: face.figureColor
            font.family: Theme.family
            font.weight: Theme.weightFigure
            font.pixelSize: Math.max(1, (face.isWildDos ? 104 : face.value.length > 1 ? 138 : 164) * face.unit)
            font.letterSpacing: face.value.length > 1 ? -10 * face.unit : 0
        }

        Item {
            id: corner
            x: 15 * face.unit
            y: 15 * face.unit
            width: 27 * face.unit

            Text {
                id: cornerValue
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.horizontalCenterOffset: font.letterSpacing / 2
                height: 38 * face.unit
                verticalAlignment: Text.AlignVCenter
                text: face.value
                color: face.figureColor
                font.family: Theme.family
                font.weight: Theme.weightFigure
                font.pixelSize: Math.max(1, (face.isWildNumber ? 33 : face.value.length > 1 ? 30 : 40) * face.unit)
                font.letterSpacing: face.value.length > 1 ? -3 * face.unit : 0
            }

            Image {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 42 * face.unit
                width: 25 * face.unit
                height: width
                sourceSize.width: Math.ceil(face.artWidth / 10)
                sourceSize.height: Math.ceil(face.artWidth / 10)
                asynchronous: false
                source: Theme.cardArt("pip-" + face.colourName)
            }
        }

        Text {
            visible: face.showLetter
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.rightMargin: 22 * face.unit
            anchors.bottomMargin: 16 * face.unit
            text: face.colourLetter(face.initial)
            color: face.figureColor
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
