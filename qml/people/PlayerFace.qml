// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A player's picture: a portrait in a ring of the player's color, with the shape that belongs to this color. A player without a
// portrait is shown by a letter; a player without a color, such as a computer player, only by a portrait.
Item {
    id: face

    property string name: ""
    property string portrait: ""
    property string mood: "calm" // the face of the portrait
    property int colorIndex: 0 // an index into Theme.playerColors; -1 for no color
    property bool showsShape: colorIndex >= 0
    property string sign: "" // a text shown instead of the first letter of the name
    property bool active: false
    property bool crowned: false
    property string badge: crowned ? "crown" : "" // the name of the icon in the corner; empty for none

    implicitWidth: 48
    implicitHeight: implicitWidth

    Portrait {
        anchors.fill: parent
        name: face.portrait
        face: face.mood
        ring: face.colorIndex < 0 ? Theme.ivory : Theme.playerColor(face.colorIndex)
        active: face.active
    }

    // The parts below are created only for the faces that have them, because a table with ten seats must open fast
    Repeater {
        model: face.portrait === "" && face.colorIndex >= 0 ? 1 : 0

        Figure {
            objectName: "playerSign"
            anchors.centerIn: parent
            // Splits the name by characters, because one letter may consist of two UTF-16 units
            text: face.sign !== "" ? face.sign : [...face.name].slice(0, 1).join("").toLocaleUpperCase()
            color: Theme.inkDark
            font.pixelSize: Math.max(1, face.height * 0.5)
        }
    }

    Repeater {
        model: face.showsShape ? 1 : 0

        Rectangle {
            width: face.width * 0.42
            height: width
            x: face.width - width * 0.8
            y: face.height - height * 0.85
            radius: width / 2
            color: Theme.feltDark

            PlayerShape {
                anchors.centerIn: parent
                width: parent.width * 0.68
                height: width
                number: face.colorIndex
                color: Theme.playerColor(face.colorIndex)
            }
        }
    }

    Repeater {
        model: face.badge === "" ? 0 : 1

        Rectangle {
            width: face.width * (face.badge === "check" ? 0.6 : 0.46)
            height: width
            x: -width * 0.2
            y: -height * 0.25
            radius: width / 2
            color: Theme.panel

            Icon {
                anchors.centerIn: parent
                size: parent.width * 0.72
                name: face.badge
            }
        }
    }
}
