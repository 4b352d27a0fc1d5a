// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The items of all seats that are drawn above the cards: SeatSignals for each opponent, and YouPlaque for the viewer.
Item {
    id: seats

    required property GameTable table
    required property tableGeometry geometry
    // Whether the table's geometry is final. The opponents' items are created only then, because every change of the geometry
    // would move all of them
    required property bool laidOut

    property bool hasMenu: true

    signal logAsked
    signal menuAsked

    Repeater {
        model: seats.laidOut ? seats.table.seats : null

        SeatSignals {
            table: seats.table
            geometry: seats.geometry
        }
    }

    Repeater {
        model: seats.table.ownSeat

        YouPlaque {
            table: seats.table
            geometry: seats.geometry
            callWord: seats.table.callWord
            hasMenu: seats.hasMenu
            onLogAsked: seats.logAsked()
            onMenuAsked: seats.menuAsked()
        }
    }
}
