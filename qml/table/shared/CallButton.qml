// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// The call button, "DOS!" or "UNO!". At a table with people it is always visible, and it never moves. It calls when it is
// touched, not when it is released.
Item {
    id: button

    required property string game // "dos" or "uno"
    required property rect area // the position and size of the button
    property bool glowing: false
    property bool armed: false // whether the player has called in advance, before playing the card
    property real breath: 0
    // Read by PoseMonitor: a press on this button does not break a player's pose (UNO-ACT-6: hold a pose)
    readonly property bool allowedInPose: true

    signal called

    objectName: "callButton"
    x: area.x
    y: area.y
    width: area.width
    height: area.height
    activeFocusOnTab: true

    Accessible.role: Accessible.Button
    Accessible.name: game === "uno"
        //: Spoken name of the big call button of UNO
        ? qsTr("UNO! Call your last card")
        //: Spoken name of the big call button of DOS
        : qsTr("DOS! Call your last two cards")
    //: Spoken of the big call button: the call was pressed shortly before the card
    Accessible.description: armed ? qsTr("Called: it counts for the card that you play now.") : ""
    Accessible.focusable: true
    Accessible.onPressAction: button.called()

    Keys.onReturnPressed: called()
    Keys.onEnterPressed: called()

    SequentialAnimation {
        running: button.glowing && !Theme.reducedMotion
        loops: 2 * Theme.breaths
        onStopped: button.breath = 0

        NumberAnimation { target: button; property: "breath"; from: 0; to: 1; duration: Theme.pulse / 4; easing.type: Easing.InOutSine }
        NumberAnimation { target: button; property: "breath"; from: 1; to: 0; duration: Theme.pulse / 4; easing.type: Easing.InOutSine }
    }

    // While a call is due, two rings are around the button
    Repeater {
        model: 2

        Rectangle {
            required property int index

            anchors.centerIn: parent
            width: button.width + 10 + index * 10
            height: width
            radius: width / 2
            visible: button.glowing
            color: "transparent"
            border.width: 4
            border.color: Theme.callToAct
            opacity: 0.9 - index * 0.5
        }
    }

    Rectangle {
        x: 2
        y: 5
        width: parent.width - 4
        height: parent.height - 2
        radius: width / 2
        color: "#000000"
        opacity: 0.28
    }

    Rectangle {
        id: disc
        anchors.fill: parent
        radius: width / 2
        color: tap.pressed ? Theme.callButtonPressed : Theme.callButton
        border.width: Math.max(3, width * (button.armed ? 0.08 : 0.04))
        border.color: button.glowing || button.armed ? Theme.callToAct : Theme.ivory
        scale: tap.pressed ? 0.95 : 1 + 0.05 * button.breath

        Figure {
            anchors.centerIn: parent
            width: parent.width * 0.82
            height: parent.height * 0.5
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.smallestPixels
            //: The word on the big round call button; the name of the game with an exclamation mark
            text: button.game === "uno" ? qsTr("UNO!") : qsTr("DOS!")
            color: Theme.callButtonText
            font.pixelSize: parent.width * 0.32
        }
    }

    FocusRing {
        visible: button.activeFocus
        radius: width / 2
        gap: 4
    }

    TapHandler {
        id: tap
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: if (pressed)
            button.called()
    }
}
