pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The number of players, and an editor for each.
Section {
    id: section

    required property MatchSetup setup
    property int pickingSeat: -1 // whose portraits are shown
    readonly property bool picking: pickingSeat >= 0 && pickingSeat < setup.seatCount

    onPickingChanged: {
        if (!picking)
            pickingSeat = -1; // also when that seat is gone: it comes back closed
    }

    function closePicker(): void {
        const editor = editors.itemAt(pickingSeat) as SeatEditor;
        editor?.closePicker();
    }

    //: Heading: the players around the table
    title: qsTr("Players")

    RadioGroup {
        namePrefix: "setupSeatCount"
        asPills: true
        pillWidth: section.setup.mostSeats > 4 ? 62 : 76
        Accessible.name: qsTr("Number of players")
        value: section.setup.seatCount
        options: Array.from({ length: section.setup.mostSeats - section.setup.fewestSeats + 1 },
                            (_, index) => ({ value: section.setup.fewestSeats + index,
                                             name: String(section.setup.fewestSeats + index) }))
        onPicked: value => section.setup.seatCount = value
        Layout.fillWidth: true
    }

    Repeater {
        id: editors
        model: section.setup.seats.rows

        SeatEditor {
            picking: section.pickingSeat === index
            onPickerAsked: shown => section.pickingSeat = shown ? index : -1
            setup: section.setup
            Layout.fillWidth: true
        }
    }
}
