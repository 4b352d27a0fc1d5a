// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// Shows a call to people who can't hear its sound: for a moment, the called word in huge letters, and rays that spread from a
// point.
Item {
    id: flash

    property real originX: width / 2
    property real originY: height / 2
    property string word: ""
    property real turn: 0 // the rotation of the word toward the player who called, in degrees
    property real age: 1

    visible: age < 1
    Accessible.ignored: true

    // Shows the word in the middle, and rays that spread from the point x, y (in the burst's own coordinates)
    function show(text: string, x: real, y: real): void {
        word = text;
        originX = x;
        originY = y;
        life.restart();
    }

    // The word is shown equally long with reduced motion, but it does not move then
    NumberAnimation {
        id: life
        target: flash
        property: "age"
        from: 0
        to: 1
        duration: Theme.flash
    }

    Repeater {
        model: Theme.reducedMotion ? 0 : 12

        Rectangle {
            required property int index
            readonly property real angle: index * Math.PI / 6
            readonly property real reach: Math.min(flash.width, flash.height) * (0.1 + 0.28 * Math.sqrt(flash.age))

            x: flash.originX + Math.cos(angle) * reach - width / 2
            y: flash.originY + Math.sin(angle) * reach - height / 2
            width: Math.max(18, flash.width * 0.04) * (1 - flash.age)
            height: Math.max(4, width * 0.18)
            radius: height / 2
            rotation: index * 30
            color: Theme.callToAct
            opacity: 1 - flash.age
        }
    }

    Figure {
        anchors.centerIn: parent
        width: parent.width * 0.9
        height: parent.height * 0.4
        rotation: flash.turn
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.Fit
        minimumPixelSize: 24
        text: flash.word
        color: Theme.callToAct
        style: Text.Outline
        styleColor: Theme.callToActText
        font.pixelSize: Math.min(parent.width * 0.28, parent.height * 0.34)
        scale: Theme.reducedMotion ? 1 : 0.7 + 0.3 * Math.min(1, flash.age * 4)
        opacity: flash.age < 0.6 ? 1 : (1 - flash.age) / 0.4
    }
}
