// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// Confetti that falls once after a win or a finished lesson, and then disappears. It takes no input.
Item {
    id: confetti

    property int pieces: 44
    property real age: 1 // the progress of the fall, 0 to 1

    readonly property list<color> tones: [Theme.red.field, Theme.blue.field, Theme.green.field, Theme.yellow.field, Theme.callToAct]

    function fall(): void {
        if (!Theme.reducedMotion)
            falling.restart();
    }

    function stop(): void {
        falling.stop();
        age = 1;
    }

    // Returns a pseudorandom number from 0 to 1. The same piece and salt always give the same number
    function chance(piece: int, salt: real): real {
        const wave = Math.sin(piece * 12.9898 + salt * 78.233) * 43758.5453;
        return wave - Math.floor(wave);
    }

    enabled: false
    clip: true
    visible: age < 1

    NumberAnimation {
        id: falling
        target: confetti
        property: "age"
        from: 0
        to: 1
        duration: Theme.duration(2600)
    }

    Repeater {
        model: confetti.visible ? confetti.pieces : 0

        Rectangle {
            required property int index
            readonly property real start: confetti.chance(index, 1) * 0.45
            readonly property real progress: Math.max(0, Math.min(1, (confetti.age - start) / 0.55))

            x: (confetti.chance(index, 2) + 0.04 * Math.sin(progress * 9 + index)) * confetti.width
            y: -14 + progress * (confetti.height + 20)
            width: 8 * Theme.zoom
            height: 13 * Theme.zoom
            rotation: index * 40 + progress * 500 * (confetti.chance(index, 3) - 0.5)
            color: confetti.tones[index % 5]
            border.width: 1
            border.color: Qt.alpha(Theme.ivory, 0.6)
            visible: progress > 0 && progress < 1
        }
    }
}
