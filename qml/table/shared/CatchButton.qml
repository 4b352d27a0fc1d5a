// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tableside
import Tableside.App

// The button "Catch!" at the seat of a player who forgot to call. If a wrong catch costs cards (DOS-CALL-7), players who have
// called have the button, too. During the grace period the player can't be caught yet (DOS-CALL-6), and a ring around the button
// fills. Then the button lights up. A press during the grace period has no penalty; the table explains the refusal.
TableButton {
    id: button

    required property GameTable table
    required property string player
    required property int seat
    // The milliseconds until the player can be caught (the rest of the grace period), as they were at the last update; 0 if the
    // player can be caught now
    required property int graceLeft

    readonly property bool ready: graceLeft === 0
    // Read by PoseMonitor: a press on this button does not break a player's pose (UNO-ACT-6: hold a pose)
    readonly property bool allowedInPose: true
    // The filled part of the ring, 0 to 1. It is computed in each frame. An animation would be wrong, because the table's clock
    // stops during a pause
    readonly property real filled: ready || frames.currentFrame < 0 ? 1 : table.graceFilled(seat)

    objectName: "catch" + seat
    kind: ready ? "primary" : "secondary"
    shrinks: true
    //: Button: catch a player who forgot to call
    text: qsTr("Catch!")
    //: Spoken name of the catch button. %1: player's name
    Accessible.name: qsTr("Catch %1").arg(player)
    //: Spoken of the catch button during the grace period
    Accessible.description: ready ? "" : qsTr("Not yet: they still have a moment to call.")
    onClicked: table.catchSeat(seat)

    FrameAnimation {
        id: frames
        running: !button.ready && button.visible && !button.table.paused
    }

    // The ring around the button. It is created only while it is visible, because a table with ten seats must open fast
    Repeater {
        model: !button.ready && button.visible ? 1 : 0

        Shape {
            id: ring
            objectName: "graceRing"
            anchors.fill: parent
            anchors.margins: -3

            readonly property real line: 4
            readonly property real radius: height / 2
            readonly property real around: 2 * (width - height) + Math.PI * height

            Rectangle {
                anchors.fill: parent
                anchors.margins: -ring.line / 2
                radius: height / 2
                color: "transparent"
                border.width: ring.line
                border.color: Theme.line
                opacity: 0.5
            }

            ShapePath {
                strokeColor: Theme.callToAct
                strokeWidth: ring.line
                fillColor: "transparent"
                capStyle: ShapePath.FlatCap
                strokeStyle: ShapePath.DashLine
                dashPattern: [Math.max(0.01, ring.around * button.filled / ring.line), ring.around]
                startX: ring.width / 2
                startY: 0

                PathLine { x: ring.width - ring.radius; y: 0 }
                PathArc { x: ring.width - ring.radius; y: ring.height; radiusX: ring.radius; radiusY: ring.radius }
                PathLine { x: ring.radius; y: ring.height }
                PathArc { x: ring.radius; y: 0; radiusX: ring.radius; radiusY: ring.radius }
                PathLine { x: ring.width / 2; y: 0 }
            }
        }
    }

    Repeater {
        model: button.ready && button.visible ? 1 : 0

        Rectangle {
            id: glow
            anchors.fill: parent
            anchors.margins: -5
            radius: height / 2
            color: "transparent"
            border.width: 3
            border.color: Theme.callToAct
            opacity: 0.9

            SequentialAnimation {
                running: !Theme.reducedMotion
                loops: Theme.breaths
                NumberAnimation { target: glow; property: "opacity"; from: 0.9; to: 0.15; duration: Theme.pulse / 2 }
                NumberAnimation { target: glow; property: "opacity"; from: 0.15; to: 0.9; duration: Theme.pulse / 2 }
            }
        }
    }
}
