// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside

// A picture of a game: some of its cards as a fan on the felt.
Item {
    id: fan

    property string game: "dos"
    readonly property list<string> codes: game === "uno" ? ["r7", "b+2", "wildfu", "grev", "yskip"] : ["r7", "b10", "dos", "g#", "y5"]
    readonly property real cardWidth: Math.min(height / 1.8, width / 3.8, 320)

    Accessible.role: Accessible.Graphic
    Accessible.name: game === "uno"
        //: Spoken description of the drawn fan of UNO cards
        ? qsTr("Five UNO cards: red 7, blue Draw Two, Wild Dumb Fu, green Reverse, yellow Skip")
        //: Spoken description of the drawn fan of DOS cards
        : qsTr("Five DOS cards: red 7, blue 10, Wild DOS, green Wild #, yellow 5")

    Repeater {
        model: fan.codes

        CardImage {
            required property string modelData
            required property int index
            readonly property real turn: (index - (fan.codes.length - 1) / 2)

            code: modelData
            turned: true
            width: fan.cardWidth
            height: width * Theme.cardRatio
            x: fan.width / 2 - width / 2 + turn * width * 0.5
            y: fan.height / 2 - height / 2 + turn * turn * width * 0.045
            rotation: turn * 8
            transformOrigin: Item.Bottom
        }
    }
}
