import QtQuick
import Tableside

// A player's picture: a portrait or a letter in a ring of the player's color, with the shape that belongs to this color.
Item {
    id: mark

    required property string name
    property string portrait: ""
    property int colorIndex: 0
    property string sign: "" // a text shown instead of the first letter of the name
    property bool active: false
    property bool crowned: false
    property string badge: crowned ? "crown" : "" // the name of the icon in the corner; empty for none

    implicitWidth: 48
    implicitHeight: implicitWidth

    Portrait {
        id: picture
        anchors.fill: parent
        name: mark.portrait
        ring: Theme.playerColor(mark.colorIndex)
        active: mark.active
    }

    Text {
        objectName: "playerSign"
        anchors.centerIn: parent
        visible: mark.portrait === ""
        // Splits the name by characters, because one letter may consist of two UTF-16 units
        text: mark.sign !== "" ? mark.sign : [...mark.name].slice(0, 1).join("").toLocaleUpperCase()
        textFormat: Text.PlainText
        color: Theme.inkDark
        font.family: Theme.family
        font.weight: Theme.weightFigure
        font.pixelSize: Math.max(1, mark.height * 0.5)
    }

    Rectangle {
        width: mark.width * 0.42
        height: width
        x: mark.width - width * 0.8
        y: mark.height - height * 0.85
        radius: width / 2
        color: Theme.feltDark

        PlayerShape {
            anchors.centerIn: parent
            width: parent.width * 0.68
            height: width
            number: mark.colorIndex
            color: Theme.playerColor(mark.colorIndex)
        }
    }

    Rectangle {
        visible: mark.badge !== ""
        width: mark.width * (mark.badge === "check" ? 0.6 : 0.46)
        height: width
        x: -width * 0.2
        y: -height * 0.25
        radius: width / 2
        color: Theme.panel

        Icon {
            anchors.centerIn: parent
            size: parent.width * 0.72
            name: mark.badge
        }
    }
}
