// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside

// A number between a button that decreases it and a button that increases it. At the minimum or maximum a button only looks
// disabled: a really disabled button would lose the focus. Each press announces the value to screen readers.
RowLayout {
    id: stepper

    required property real value
    required property real from
    required property real to
    property real stepSize: 1
    property string words: String(value) // the text shown between the buttons
    property string lessText: "" // the accessible name of the minus button; moreText is that of the plus button
    property string moreText: ""
    property string name: "" // the prefix of the objectNames: <name>Minus, <name>Value, <name>Plus, <name>Spoken

    signal stepped(value: real)

    function step(by: real): void {
        const wanted = Math.max(from, Math.min(to, value + by));
        if (wanted !== value)
            stepped(wanted);
        spoken.say(words);
    }

    spacing: Theme.space

    IconButton {
        objectName: stepper.name + "Minus"
        opacity: stepper.value > stepper.from ? 1 : 0.45
        iconName: "minus"
        text: stepper.lessText
        onClicked: stepper.step(-stepper.stepSize)
    }

    Words {
        objectName: stepper.name + "Value"
        text: stepper.words
        font.pixelSize: Theme.sizeLarge
        font.weight: Theme.weightTitle
        color: Theme.score
        horizontalAlignment: Text.AlignHCenter
        Layout.fillWidth: true

        SpokenWords {
            id: spoken
            objectName: stepper.name + "Spoken"
        }
    }

    IconButton {
        objectName: stepper.name + "Plus"
        opacity: stepper.value < stepper.to ? 1 : 0.45
        iconName: "plus"
        text: stepper.moreText
        onClicked: stepper.step(stepper.stepSize)
    }
}
