pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// The picture of the player at a seat. People have a picture in their color if several people play or if they are in the score
// book; all other players have a portrait.
Item {
    id: face

    property string name: ""
    property string portrait: ""
    property int colorIndex: -1 // an index into Theme.playerColors; -1 for no color
    property bool active: false

    readonly property bool marked: colorIndex >= 0

    objectName: "seatPortrait"
    implicitWidth: 64 * Theme.zoom
    implicitHeight: implicitWidth

    // Only one of the two pictures is created, because a table with ten seats must open fast
    Repeater {
        model: face.marked ? 0 : 1

        Portrait {
            anchors.fill: face
            name: face.portrait
            active: face.active
        }
    }

    Repeater {
        model: face.marked ? 1 : 0

        PlayerMark {
            anchors.fill: face
            name: face.name
            portrait: face.portrait
            colorIndex: Math.max(0, face.colorIndex)
            active: face.active
        }
    }
}
