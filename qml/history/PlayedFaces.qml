pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The portraits of a game's players, side by side. People have a ring in their color, and the winner has a crown. If there are
// many players, the portraits overlap.
Item {
    id: faces

    required property list<playedSeat> seats
    property real size: 34 * Theme.textScale
    readonly property real gap: 8
    readonly property real step: seats.length < 2 ? size + gap : Math.min(size + gap, (width - size) / (seats.length - 1))

    implicitWidth: seats.length * (size + gap) - gap
    implicitHeight: size

    Repeater {
        model: faces.seats

        Item {
            id: face

            required property int index
            required property playedSeat modelData

            x: index * faces.step
            width: faces.size
            height: faces.size
            z: modelData.isWinner ? 1 : 0

            Portrait {
                anchors.fill: parent
                name: face.modelData.portrait
                active: face.modelData.isWinner
                ring: face.modelData.isPerson ? Theme.playerColor(face.modelData.colorIndex) : Theme.ivory
            }

            Rectangle {
                visible: face.modelData.isWinner
                width: parent.width * 0.46
                height: width
                x: -width * 0.2
                y: -height * 0.25
                radius: width / 2
                color: Theme.panel

                Icon {
                    anchors.centerIn: parent
                    size: parent.width * 0.72
                    name: "crown"
                }
            }
        }
    }
}
