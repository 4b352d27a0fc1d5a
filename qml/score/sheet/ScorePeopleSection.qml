// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The players of a new score sheet, in clockwise order. People of the score book are added by a button, new people by typing.
Section {
    id: section

    required property ScoreSetup setup
    required property People people
    required property Scroller scroller // the scrolling page that contains this section
    readonly property string typed: setup.typedName
    property string problem: ""

    //: Heading: the players round the real table
    title: qsTr("Players, clockwise")

    function add(): void {
        const known = setup.alike(typed);
        if (known !== "")
            identity.ask(typed.trim(), known);
        else
            addNamed(typed.trim());
    }

    function addNamed(name: string): void {
        if (name === "" || setup.addNamed(name)) {
            setup.typedName = "";
            if (name !== "")
                //: Spoken when a player has been added. %1 the number of players now, %2 the new one's name
                spoken.say(Phrases.fill(qsTr("Player %1: %2"), [setup.seats.count, name]));
        } else
            //: Below the name field: a player already has that name. %1 the name
            problem = qsTr("There’s already a %1 at the table. Add something to tell them apart.").arg(typed.trim());
    }

    function move(from: int, to: int): void {
        if (from === to || to < 0 || to >= setup.seats.count)
            return;
        setup.move(from, to);
        //: Spoken when a player has been moved. %1 the player, %2 the number of the seat now
        spoken.say(Phrases.fill(qsTr("%1: seat %2"), [(editors.itemAt(to) as ScoreSeatEditor).name, to + 1]));
        Theme.later(reveal, to); // deferred until the row has moved
    }

    function reveal(seat: int): void {
        const item = editors.itemAt(seat);
        if (item)
            scroller.reveal(item);
    }

    SeatDrag {
        id: dragging
        objectName: "scoreSetupDrag"
        editors: editors
        scroller: section.scroller
        spacing: Theme.space
        onMoved: (from, to) => section.move(from, to)
    }

    // Handles a letter key that the focused item does not use. The letter begins a new name in the name field. The field does
    // not get the focus before a key is pressed, because the on-screen keyboard would open
    function handleKey(event: KeyEvent): void {
        const isLetter = event.text.toLowerCase() !== event.text.toUpperCase();
        if (!isLetter || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return;
        field.begin(event.text);
        event.accepted = true;
    }

    onTypedChanged: {
        problem = "";
        identity.known = "";
    }

    GridLayout {
        columns: width < 300 * Theme.textScale ? 1 : 2 // the name field must be wide enough to read a name while it is typed
        columnSpacing: Theme.spaceSmall
        rowSpacing: Theme.spaceSmall

        LabeledField {
            id: field
            fieldName: "scoreSetupName"
            label: qsTr("New player’s name")
            showLabel: false
            text: section.typed
            //: In the empty field for a name
            placeholder: qsTr("Name")
            maximumLength: 24
            onEdited: text => section.setup.typedName = text
            Keys.onReturnPressed: section.add()
            Keys.onEnterPressed: section.add()
        }

        TableButton {
            objectName: "scoreSetupAdd"
            enabled: section.typed.trim() !== ""
            iconName: "plus"
            //: Button: add the player whose name was typed
            text: qsTr("Add")
            onClicked: {
                section.add();
                // Adding clears the name and so disables this button, which loses the focus. The field gets the focus only if the
                // last input was a key: after a tap, the on-screen keyboard would open over the page
                if (!enabled && input.focusReason() === Qt.TabFocusReason)
                    field.begin("");
            }

            LastInput {
                id: input
                item: section
            }

            SpokenWords {
                id: spoken
                objectName: "scoreSetupSpoken"
            }
        }
    }

    NameQuestion {
        id: identity
        namePrefix: "scoreSetupName"
        people: section.people
        onAnswered: name => {
            section.addNamed(name);
            field.begin("");
        }
    }

    AlertWords {
        objectName: "scoreSetupProblem"
        visible: text !== ""
        text: section.problem
        color: Theme.warning
        font.weight: Theme.weightStrong
    }

    Note {
        visible: section.setup.known.count > 0
        //: Over buttons with the names of people who played before
        text: qsTr("Recent players")
    }

    Flow {
        spacing: 6
        Layout.fillWidth: true

        // A person who was added stays in this list, and a second press removes that person from the game. So no button moves
        Repeater {
            model: section.setup.known

            PlayerButton {
                required property int index
                required property string personId
                required property bool sits
                required name
                required portrait
                required colorIndex

                objectName: "scoreSetupKnown" + index
                markSize: 30
                current: sits
                chosen: sits
                //: Spoken name of the button. %1 a remembered player
                text: qsTr("Add %1").arg(name)
                Accessible.checkable: true
                Accessible.checked: sits
                onClicked: {
                    if (sits)
                        section.setup.removePerson(personId);
                    else
                        section.setup.addPerson(personId);
                }
            }
        }
    }

    TableButton {
        objectName: "scoreSetupClear"
        visible: section.setup.seats.count > 0
        kind: "quiet"
        iconName: "remove"
        horizontalPadding: 8
        //: Button: removes all players from the new score sheet
        text: qsTr("Clear all")
        //: Spoken name of the button "Clear all"
        Accessible.name: qsTr("Remove all players")
        onClicked: {
            section.setup.clear();
            // "Clear all" is hidden when no players are left, so the field gets the focus
            if (input.focusReason() === Qt.TabFocusReason)
                field.begin("");
            spoken.say(section.setup.problem);
        }
        Layout.alignment: Qt.AlignRight
    }

    Repeater {
        id: editors
        model: section.setup.seats

        ScoreSeatEditor {
            setup: section.setup
            people: section.people
            drag: dragging
            onMoveAsked: by => section.move(seat, seat + by)
            Layout.fillWidth: true
        }
    }
}
