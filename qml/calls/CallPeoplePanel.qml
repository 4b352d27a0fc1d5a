// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The players of a game with real cards, and the rules by which the app judges their calls.
ColumnLayout {
    id: panel

    required property CallBooth booth
    required property People people
    readonly property CallSeats seats: booth.seats
    property bool isFull: false // whether a person could not be added, because no seat is free

    Connections {
        target: panel.seats
        function onChanged(): void {
            panel.isFull = false;
        }
    }

    spacing: Theme.space

    Toggle {
        objectName: "callTied"
        visible: panel.seats.canTie
        //: Switch: the call booth uses the players and the log of the score sheet
        text: qsTr("Players from score sheet")
        //: Explains the switch
        description: qsTr("Calls are saved with that game.")
        checked: panel.seats.tied
        onToggled: panel.seats.setTied(checked)
    }

    RadioGroup {
        namePrefix: "callGameChoice"
        asPills: true
        //: Which game is played
        label: qsTr("Game")
        value: panel.booth.game
        options: [{ value: "dos", name: "DOS" }, { value: "uno", name: "UNO" }]
        onPicked: value => panel.booth.game = value
    }

    Stepper {
        name: "callSeats"
        visible: !panel.seats.tied
        from: panel.seats.fewest
        to: panel.seats.most
        value: panel.seats.count
        //: %n seats at the call booth
        words: qsTr("%n seat(s)", "", panel.seats.count)
        //: Button: remove a seat from the call booth
        lessText: qsTr("Remove a seat")
        //: Button: add a seat to the call booth
        moreText: qsTr("Add a seat")
        onStepped: value => value > panel.seats.count ? panel.seats.add() : panel.seats.remove()
    }

    PeopleStrip {
        visible: !panel.seats.tied && count > 0
        people: panel.people
        choosing: true
        chosen: panel.seats.sitting
        namePrefix: "callKnown"
        onPicked: personId => panel.isFull = !panel.seats.choose(personId)
    }

    AlertWords {
        objectName: "callKnownProblem"
        visible: panel.isFull && !panel.seats.tied
        //: At the call booth, below people who were tapped to sit down. All seats have names
        text: panel.isFull ? qsTr("Every seat has a name. Clear one first.") : ""
        color: Theme.warning
        font.weight: Theme.weightStrong
    }

    Repeater {
        model: panel.seats.tied ? null : panel.booth.pads

        LabeledField {
            required property int index
            required property string name

            fieldName: "callName" + index
            //: Label of a field. %1 number of the seat, counted clockwise from the near edge
            label: qsTr("Seat %1").arg(index + 1)
            text: name
            maximumLength: 24
            onFinished: if (text !== name)
                panel.seats.rename(index, text)
        }
    }

    SliderRow {
        sliderName: "callGrace"
        //: Rule: nobody can be caught before this time is over
        label: qsTr("Grace period")
        //: %1 seconds, such as 1.5
        valueText: qsTr("%1 s").arg(Phrases.number(panel.booth.graceSeconds, 1))
        from: 0
        to: 5
        stepSize: 0.5
        value: panel.booth.graceSeconds
        onMoved: value => panel.booth.graceSeconds = value
    }

    Toggle {
        objectName: "callFalseCatch"
        visible: panel.booth.game === "dos"
        //: House rule of DOS
        text: qsTr("Wrong catch draws two")
        checked: panel.booth.falseCatchDrawsTwo
        onToggled: panel.booth.falseCatchDrawsTwo = checked
    }
}
