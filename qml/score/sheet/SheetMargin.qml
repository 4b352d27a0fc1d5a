// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A field in the first column of the score sheet, such as the number of a round. It stays in sight when the table is scrolled
// sideways, and covers the cells that are scrolled under it.
Rectangle {
    id: margin

    property string text: ""
    property real textSize: Theme.sizeSmall
    property real scrolled: 0 // how far the table has been scrolled sideways

    x: scrolled
    // Not quite opaque: behind opaque items that move, Qt's software renderer leaves remains of the scrolled text
    color: scrolled > 0 ? Qt.alpha(Theme.ivory, 0.996) : "transparent"

    // Keeps presses from the cell below
    MouseArea {
        anchors.fill: parent
        enabled: margin.scrolled > 0
    }

    FitWords {
        x: 2
        width: parent.width - 4
        height: parent.height
        text: margin.text
        color: Theme.ivoryTextSoft
        font.pixelSize: margin.textSize
        font.weight: Theme.weightStrong
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    Rectangle {
        visible: margin.scrolled > 0
        x: parent.width - width
        width: 1
        height: parent.height
        color: Theme.ivoryTextSoft
    }
}
