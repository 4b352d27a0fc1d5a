// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A seat's portrait: a round drawing in a ring of the seat's color. The portrait glows while `active` is true, for example during
// the seat's turn.
Item {
    id: portrait

    required property string name
    property color ring: Theme.ivory
    property bool active: false
    property string face: "calm" // or "thinking", "pleased", "dismayed", "startled"

    readonly property real ringWidth: Math.max(2, Math.min(width, height) * 0.045)

    implicitWidth: 64 * Theme.zoom
    implicitHeight: implicitWidth

    Item {
        id: glow
        anchors.fill: parent
        opacity: portrait.active ? 1 : 0
        visible: opacity > 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.duration(Theme.slow)
                easing.type: Theme.easing
            }
        }

        Repeater {
            model: glow.visible ? 3 : 0

            Rectangle {
                required property int index

                anchors.fill: parent
                anchors.margins: -(index + 1) * portrait.ringWidth * 0.75
                radius: width / 2
                color: Theme.callToAct
                opacity: 0.38 - index * 0.11
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        antialiasing: true
        color: portrait.active ? Theme.callToAct : portrait.ring
    }

    Image {
        anchors.fill: parent
        anchors.margins: portrait.ringWidth
        antialiasing: true
        asynchronous: false
        sourceSize.width: Math.ceil(width) // the height follows from the width; each new width renders the drawing again
        source: portrait.name === "" ? ""
              : portrait.face === "calm" ? "qrc:/tableside/portraits/" + portrait.name + ".svg"
                                         : "image://portraits/" + portrait.name + "/" + portrait.face
    }
}
