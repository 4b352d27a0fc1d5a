import QtQuick
import Tableside

// Who sits at a seat: a person in their color where several play or the score book knows them, else a portrait.
Item {
    id: face

    property string name: ""
    property string portrait: ""
    property int colorIndex: -1 // -1: in nobody's color
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
