// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The number of phones that have joined, at the corner of a button that opens the phones' panel. Hidden while phones can't join.
Rectangle {
    id: mark

    required property PhoneHub phones

    visible: phones.running
    width: Math.max(height, figure.implicitWidth + 8)
    height: 20 * Theme.zoom
    radius: height / 2
    color: Theme.callToAct
    Accessible.ignored: true // the button's name has the number

    Figure {
        id: figure
        anchors.centerIn: parent
        text: mark.phones.phoneCount
        color: Theme.callToActText
        font.pixelSize: Math.max(Theme.sizeSmallest, 13 * Theme.zoom)
    }
}
