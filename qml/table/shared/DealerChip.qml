// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The mark at the seat that dealt this round.
Rectangle {
    id: chip

    width: 28
    height: width
    radius: width / 2
    color: Theme.panel
    border.width: 1.5
    border.color: Theme.score

    Accessible.role: Accessible.StaticText
    //: Mark of this round's dealer
    Accessible.name: qsTr("Dealer")

    Icon {
        anchors.centerIn: parent
        name: "dealer"
        size: chip.width * 0.74
    }
}
