pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The parts of the seats that are drawn above the cards: the opponents' signals and the viewer's own seat.
Item {
    id: seats

    required property GameTable table
    required property tableGeometry geometry

    property bool hasMenu: true

    // Whether the geometry is final. The items are created then, because each change of the geometry moves all of them
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
