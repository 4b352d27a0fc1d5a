import QtQuick
import Tableside

// The picture of the player at a seat: a person in their color if several people play or if the person is in the score book,
// otherwise a portrait.
Item {
    id: face

    property string name: ""
    property string portrait: ""
    property int colorIndex: -1 // an index into Theme.playerColors; -1 for no color
    property bool active: false

    readonly property bool marked: colorIndex >= 0

    implicitWidth: 64 * Theme.zoom
    implicitHeight: implicitWidth

    Portrait {
        objectName: face.marked ? "" : "seatPortrait"
        anchors.fill: parent
        visible: !face.marked
        name: face.portrait
        active: face.active
    }

    PlayerMark {
        objectName: face.marked ? "seatPortrait" : ""
        anchors.fill: parent
        visible: face.marked
        name: face.name
        portrait: face.portrait
        colorIndex: Math.max(0, face.colorIndex)
        active: face.active
    }
}
