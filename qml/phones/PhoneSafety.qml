// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A button, and the sentences that it unfolds: how safe phones at the table are.
Column {
    id: safety

    readonly property list<string> sentences: [
        //: How safe phones at the table are
        qsTr("The page isn’t encrypted. Anyone who listens in on your Wi-Fi could read the cards."),
        qsTr("Nothing leaves your home: no account, no internet. Tableside only answers phones that know the secret in the code."),
        qsTr("Each start makes a new secret. Stop disconnects all phones at once.")
    ]

    readonly property alias unfolded: button.unfolded

    spacing: Theme.spaceTiny

    UnfoldButton {
        id: button
        objectName: "phonesSafety"
        //: Button: unfolds a text about safety
        text: qsTr("How safe is this?")
        width: Math.min(implicitWidth, safety.width)
    }

    Repeater {
        model: button.unfolded ? safety.sentences.length : 0

        Note {
            required property int index

            text: safety.sentences[index]
            x: 8
            width: safety.width - 16
            bottomPadding: 4
        }
    }

    SpokenWords {
        says: button.unfolded ? [...safety.sentences].join(" ") : ""
    }
}
