import QtQuick
import Tableside

// By which a seat is dragged to another place. Keys and screen readers have the arrows.
Item {
    id: handle

    readonly property bool held: touch.pressed

    signal grabbed(y: real) // all in the scene
    signal dragged(y: real)
    signal dropped
    signal lost

    implicitWidth: 36
    implicitHeight: 52 * Theme.zoom

    function sceneY(y: real): real {
        return mapToItem(null, 0, y).y;
    }

    Icon {
        anchors.centerIn: parent
        name: "grip"
        size: 24
        opacity: touch.containsMouse || handle.held ? 1 : 0.7
    }

    MouseArea {
        id: touch
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: pressed ? Qt.ClosedHandCursor : Qt.OpenHandCursor
        onPressed: mouse => handle.grabbed(handle.sceneY(mouse.y))
        onPositionChanged: mouse => {
            if (pressed)
                handle.dragged(handle.sceneY(mouse.y));
        }
        onReleased: handle.dropped()
        onCanceled: handle.lost()
    }
}
