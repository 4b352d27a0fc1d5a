// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A speech bubble below the portrait of a computer player, with what its character says.
Rectangle {
    id: bubble

    property string words: ""

    implicitWidth: Math.ceil(whole.advanceWidth) + 26
    height: said.height + 10
    radius: 12
    color: Theme.ivory
    border.width: Theme.lineWidth
    border.color: Theme.ivoryLine
    Accessible.ignored: true // small talk; screen readers have enough to read

    TextMetrics {
        id: whole
        font: said.font
        text: bubble.words
    }

    Rectangle {
        z: -1
        x: 22
        y: -4
        width: 12
        height: 12
        rotation: 45
        color: Theme.ivory
    }

    Words {
        id: said
        x: 12
        y: 5
        width: parent.width - 24
        text: bubble.words
        color: Theme.ivoryText
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightStrong
    }
}
