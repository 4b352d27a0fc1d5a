// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// A small lamp on each card that the hint suggests. It is below the card's corner, which is visible even if other cards overlap
// the card.
Rectangle {
    implicitWidth: 30
    implicitHeight: width
    radius: height / 2
    color: Theme.callToAct
    border.width: Theme.lineWidth
    border.color: Theme.callToActText
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: "hint-dark"
        size: Math.round(parent.width * 0.7)
    }
}
