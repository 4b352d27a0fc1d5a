// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The handle by which a seat is dragged to another position. For keyboards and screen readers there are arrow buttons instead.
Item {
    id: handle

    required property SeatDrag drag
    required property int seat
    readonly property bool held: touch.pressed

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
        onPressed: mouse => handle.drag.begin(handle.seat, handle.sceneY(mouse.y))
        onPositionChanged: mouse => {
            if (pressed)
                handle.drag.follow(handle.sceneY(mouse.y));
        }
        onReleased: handle.drag.end()
        onCanceled: handle.drag.cancel()
    }
}
