// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// Three dots that show that the computer thinks: about a play, a hint or a review. They light up in turn; with reduced motion all
// of them are lit.
Row {
    id: dots

    property bool running: false
    property real dot: 7
    property int phase: 0 // the index of the bright dot

    spacing: dot * 0.7
    visible: running
    Accessible.ignored: true

    // The dots have no animation, because it would redraw the window sixty times a second
    Timer {
        running: dots.running && dots.visible && !Theme.reducedMotion
        interval: Theme.pulse / 3
        repeat: true
        onTriggered: dots.phase = (dots.phase + 1) % 3
    }

    Repeater {
        model: dots.running ? 3 : 0

        Rectangle {
            required property int index

            width: dots.dot
            height: dots.dot
            radius: dots.dot / 2
            color: Theme.callToAct
            opacity: dots.phase === index || Theme.reducedMotion ? 1 : 0.35
        }
    }
}
