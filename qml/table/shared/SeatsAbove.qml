pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The items of all seats that are drawn above the cards: SeatSignals for each opponent, and YouPlaque for the viewer.
Item {
    id: seats

    required property GameTable table
    required property tableGeometry geometry

    property bool hasMenu: true

    // Whether the table's geometry is final. The items are created only then, because every change of the geometry would move all
    // of them
    property bool laidOut: false

    signal logAsked
    signal menuAsked

    Component.onCompleted: laidOut = true

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
