// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import Tableside
import Tableside.App

// The signs on the felt in UNO: the direction of play and the color in play.
Item {
    id: middle

    required property UnoTable table
    required property tableGeometry geometry

    readonly property rect light: geometry.rowRect
    readonly property rect drawPile: geometry.drawRect
    readonly property rect discardPile: geometry.discardRect
    readonly property real signSize: Math.round(Math.max(44, Math.min(92, discardPile.width * 0.72)))

    DirectionRing {
        visible: middle.table.seatCount > 2 // two players always alternate, so the direction has no effect
        table: middle.table
        width: Math.min(middle.light.width, middle.discardPile.width * 6.4)
        // The ring's height includes the numbers of cards below the piles
        height: Math.min(2 * (centre - middle.light.y) + 12, 2 * (middle.light.y + middle.light.height - centre),
                         middle.discardPile.height * 1.85)
        x: (middle.geometry.width - width) / 2
        y: centre - height / 2

        readonly property real centre: middle.drawPile.y + middle.drawPile.height / 2
    }

    ColorSign {
        objectName: "colorInPlay"
        width: middle.signSize
        height: width
        x: middle.discardPile.x + middle.discardPile.width * 1.24
        y: middle.discardPile.y + (middle.discardPile.height - height) / 2
        colorCode: middle.table.colorCode
        //: Spoken: the color that has to be played now. %1 a color
        spokenName: qsTr("Current color: %1").arg(middle.table.colorName)

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.duration(Theme.quick)
            }
        }
    }
}
