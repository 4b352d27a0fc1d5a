// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The portraits of a game's players, side by side. People have a ring in their color, and the winner has a crown. If there are
// many players, the portraits overlap.
Item {
    id: faces

    required property list<playedSeat> seats
    property real size: 34 * Theme.textScale
    readonly property real gap: 8
    readonly property real step: seats.length < 2 ? size + gap : Math.min(size + gap, (width - size) / (seats.length - 1))

    implicitWidth: seats.length * (size + gap) - gap
    implicitHeight: size

    Repeater {
        model: faces.seats

        PlayerFace {
            required property int index
            required property playedSeat modelData

            x: index * faces.step
            z: modelData.isWinner ? 1 : 0
            implicitWidth: faces.size
            portrait: modelData.portrait
            colorIndex: modelData.isPerson ? modelData.colorIndex : -1
            showsShape: false
            active: modelData.isWinner
            crowned: modelData.isWinner
        }
    }
}
