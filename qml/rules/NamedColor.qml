// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside

// The color that a player named for a wild card, shown with its shape as on the cards.
Rectangle {
    id: named

    property string colorCode: "" // "r", "b", "g" or "y"

    implicitWidth: 44
    implicitHeight: 44
    radius: 22
    color: Theme.card(colorCode).field
    border.width: 2
    border.color: Theme.ink

    Image {
        anchors.centerIn: parent
        width: 22
        height: 22
        sourceSize.width: 44
        sourceSize.height: 44
        source: named.colorCode === "" ? "" : Theme.cardArt("pip-" + Theme.card(named.colorCode).name)
    }
}
