// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The ring around the item with the keyboard focus. It is light outside and dark inside, so that it is visible on dark felt and
// on light paper.
Rectangle {
    id: ring

    property real gap: 3

    anchors.fill: parent
    anchors.margins: -gap - Theme.focusWidth
    color: "transparent"
    border.color: Theme.focus
    border.width: Theme.focusWidth
    radius: Theme.radius + gap

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.focusWidth
        color: "transparent"
        border.color: Theme.feltDark
        border.width: 1
        radius: Math.max(0, ring.radius - Theme.focusWidth)
    }
}
