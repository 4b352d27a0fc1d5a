pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// Three dots that breathe one after the other; they stand still with reduced motion.
Row {
    id: dots

    property bool running: false
    property real dot: 7
    property real phase: 0

    spacing: dot * 0.7
    visible: running
    Accessible.ignored: true

    NumberAnimation {
        target: dots
        property: "phase"
        running: dots.running && dots.visible && !Theme.reducedMotion
        from: 0
        to: 3
        duration: Theme.pulse
        loops: Animation.Infinite
    }

    Repeater {
        model: 3

        Rectangle {
            required property int index

            width: dots.dot
            height: dots.dot
            radius: dots.dot / 2
            color: Theme.callToAct
            opacity: Math.floor(dots.phase) === index || Theme.reducedMotion ? 1 : 0.35
        }
    }
}
