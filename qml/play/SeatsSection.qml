pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// How many play, and each of them.
Section {
    id: section

    required property MatchSetup setup

    //: Heading: the players round the table
    title: qsTr("Players")

    Choice {
        namePrefix: "setupSeatCount"
        asPills: true
        pillWidth: 76
        Accessible.name: qsTr("Number of players")
        value: section.setup.seatCount
        options: [{ value: 2, name: "2" }, { value: 3, name: "3" }, { value: 4, name: "4" }]
        onPicked: value => section.setup.seatCount = value
        Layout.fillWidth: true
    }

    Repeater {
        model: section.setup.seats

        SeatEditor {
            levels: section.setup.levels
            characters: section.setup.characters
            Layout.fillWidth: true
        }
    }
}
