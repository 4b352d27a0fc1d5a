// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The players in the setup of a game: how many, buttons for the people of the score book, and an editor for each seat in
// clockwise order.
Section {
    id: section

    required property MatchSetup setup
    required property Scroller scroller // the scrolling page that contains this section
    property int pickingSeat: -1 // the seat whose choice of portraits is open; -1 for none
    readonly property bool picking: pickingSeat >= 0 && pickingSeat < setup.seatCount
    property string refusal: ""

    onPickingChanged: {
        if (!picking)
            pickingSeat = -1; // a removed seat is forgotten, too, so that its choice is closed if the seat is added again
    }

    function editor(seat: int): SeatEditor {
        return editors.itemAt(seat) as SeatEditor;
    }

    function closePicker(): void {
        editor(pickingSeat)?.closePicker();
    }

    function move(from: int, to: int): void {
        if (from === to || to < 0 || to >= setup.seatCount)
            return;
        pickingSeat = -1;
        const moved = editor(from);
        setup.seats.move(from, to);
        //: Spoken when a player has been moved. %1 the player, %2 the number of the seat now
        spoken.say(Phrases.fill(qsTr("%1: seat %2"), [moved.name, to + 1]));
        Theme.later(scroller.reveal, moved); // deferred until the seat has its new position
    }

    function choose(personId: string): void {
        refusal = "";
        if (Array.from(setup.seats.sitting).indexOf(personId) >= 0)
            setup.seats.unseatPerson(personId);
        else if (!setup.seats.seatPerson(personId))
            //: Below the known people: all seats have people
            refusal = qsTr("Every seat is taken. Switch one to Computer first.");
    }

    SeatDrag {
        id: dragging
        objectName: "setupDrag"
        editors: editors
        scroller: section.scroller
        spacing: Theme.space
        onBegun: section.pickingSeat = -1
        onMoved: (from, to) => section.move(from, to)
    }

    RowLayout {
        spacing: Theme.space
        Layout.minimumHeight: Theme.touchTarget // keeps the height when the button is hidden
        Layout.topMargin: -8 // the button is higher than a heading; negative margins restore the distances of a heading
        Layout.bottomMargin: -8

        Heading {
            //: Heading: the players around the table
            text: qsTr("Players")
            Layout.minimumWidth: Math.ceil(implicitWidth)

            SpokenWords {
                id: spoken
                objectName: "setupMoveSpoken"
            }
        }

        TableButton {
            objectName: "setupLastPlayers"
            visible: section.setup.canSeatAsLastTime
            kind: "quiet"
            iconName: "again"
            horizontalPadding: 8
            Layout.fillWidth: true
            Layout.maximumWidth: implicitWidth
            //: Button, in the heading "Players": the players and seats of the last game
            text: qsTr("Same as last time")
            //: Spoken name of the button "Same as last time"
            Accessible.name: qsTr("Same players as last time")
            onClicked: {
                section.setup.seatAsLastTime();
                section.editor(0).takeFocus();
            }
        }
    }

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
    }

    PeopleStrip {
        visible: count > 0
        people: section.setup.people
        choosing: true
        chosen: section.setup.seats.sitting
        namePrefix: "setupKnown"
        onPicked: personId => section.choose(personId)
    }

    AlertWords {
        objectName: "setupKnownProblem"
        visible: text !== ""
        text: section.refusal
        color: Theme.warning
        font.weight: Theme.weightStrong
    }

    Repeater {
        id: editors
        model: section.setup.seats.rows

        SeatEditor {
            id: seat
            setup: section.setup
            drag: dragging
            picking: section.pickingSeat === index
            onPickerAsked: shown => {
                if (shown || section.pickingSeat === index)
                    section.pickingSeat = shown ? index : -1;
            }
            onMoveAsked: by => section.move(index, index + by)
            z: dragged ? 1 : 0
            transform: SeatShift {
                drag: seat.drag
                seat: seat.index
            }
            Layout.fillWidth: true
        }
    }
}
