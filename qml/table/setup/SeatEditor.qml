// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The editor of one seat in the setup: a person or a computer player, with name, portrait and position. A press on the portrait
// opens a choice: for a person, of portraits and colors; for a computer player, of characters.
Rectangle {
    id: editor

    required property int index
    required property bool isPerson
    required property string name
    required property string level
    required property string portrait
    required property int colorIndex
    required property bool hintsAllowed
    required property string animal
    required property string line
    required property string manner
    required property MatchSetup setup
    required property SeatDrag drag

    property bool picking: false // whether the choice of portraits is shown
    property string problem: "" // the error in the name; empty if there is none
    readonly property bool narrow: width < 400 * Theme.textScale
    readonly property bool several: setup.seats.people > 1
    readonly property bool dragged: drag.from === index

    signal pickerAsked(shown: bool)
    signal moveAsked(by: int)

    implicitHeight: column.implicitHeight + 16
    radius: Theme.radius
    color: Theme.panelRaised
    border.width: dragged ? 2 : 0
    border.color: Theme.callToAct
    onIsPersonChanged: {
        problem = "";
        pickerAsked(false);
    }
    onPickingChanged: {
        if (!picking && looks.opened)
            looks.close();
    }

    function pick(key: string): void {
        setup.seats.setPortrait(index, key);
        closePicker();
    }

    function closePicker(): void {
        pickerAsked(false);
        takeFocus();
    }

    function enterName(typed: string): void {
        const known = setup.seats.alike(index, typed);
        if (known !== "")
            identity.ask(typed.trim(), known);
        else
            setName(typed);
        field.text = Qt.binding(() => editor.name);
    }

    function setName(typed: string): void {
        if (typed !== name && !setup.seats.setName(index, typed))
            //: Below the name field: a player already has that name. %1 the name
            problem = qsTr("There’s already a %1 at the table. Add something to tell them apart.").arg(typed.trim());
    }

    function changeLook(newPortrait: string, newColor: int): void {
        if (!setup.seats.setLook(index, newPortrait, newColor))
            problem = setup.people.problem;
    }

    function takeFocus(): void {
        const button = isPerson ? look : face;
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    function openPicker(): void {
        pickerAsked(!picking);
        if (picking)
            characters.focusAsked();
    }

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: 8
        spacing: 6

        RowLayout {
            spacing: Theme.spaceSmall

            LookButton {
                id: look
                objectName: "setupLook" + editor.index
                implicitWidth: 52 * Theme.zoom
                implicitHeight: 52 * Theme.zoom
                visible: editor.isPerson
                player: editor.name
                portrait: editor.portrait
                colorIndex: editor.colorIndex
                opened: looks.opened
                onClicked: looks.toggle()
            }

            PortraitButton {
                id: face
                objectName: "setupPortrait" + editor.index
                implicitWidth: 52 * Theme.zoom
                visible: !editor.isPerson
                portrait: editor.portrait
                opens: true
                opened: editor.picking
                //: Spoken name of the portrait button. %1 the player, %2 the animal on the portrait
                text: Phrases.fill(qsTr("Portrait of %1: %2. Press to change it."), [editor.name, editor.animal])
                onClicked: editor.openPicker()
            }

            LabeledField {
                id: field
                fieldName: "setupName" + editor.index
                //: Spoken label of the name field; %1 is the number of the seat
                label: qsTr("Name of player %1").arg(editor.index + 1)
                showLabel: false
                text: editor.name
                maximumLength: 24
                onEdited: {
                    editor.problem = "";
                    identity.known = "";
                }
                onFinished: editor.enterName(text)
            }

            SeatHandle {
                drag: editor.drag
                seat: editor.index
                objectName: "setupHandle" + editor.index
            }
        }

        NameQuestion {
            id: identity
            namePrefix: "setupName" + editor.index
            people: editor.setup.people
            onAnswered: name => editor.setName(name)
        }

        AlertWords {
            objectName: "setupNameProblem" + editor.index
            visible: text !== ""
            text: editor.problem
            color: Theme.warning
            font.pixelSize: Theme.sizeSmall
            font.weight: Theme.weightStrong
        }

        RowLayout {
            spacing: Theme.spaceTiny

            SeatKind {
                namePrefix: "setupKind" + editor.index
                wordless: editor.narrow && editor.several
                person: editor.isPerson
                //: Spoken name of a choice: person or computer. %1 the number of the seat
                Accessible.name: qsTr("Who plays at seat %1").arg(editor.index + 1)
                onPicked: person => editor.setup.seats.setPerson(editor.index, person)
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
            }

            Item {
                Layout.fillWidth: true
            }

            SeatHints {
                objectName: "setupHints" + editor.index
                visible: editor.isPerson && editor.several
                lit: editor.hintsAllowed
                //: Button, on or off. %1 a player
                text: qsTr("Hints for %1").arg(editor.name)
                onClicked: editor.setup.seats.setHints(editor.index, !editor.hintsAllowed)
            }

            IconButton {
                objectName: "setupUp" + editor.index
                // The button only looks disabled for the first seat, because a disabled button would lose the focus
                opacity: editor.index > 0 ? 1 : 0.45
                iconName: "back"
                rotation: 90
                //: Button. %1 a player
                text: qsTr("Move %1 up").arg(editor.name)
                onClicked: editor.moveAsked(-1)
            }

            IconButton {
                objectName: "setupDown" + editor.index
                opacity: editor.index < editor.setup.seatCount - 1 ? 1 : 0.45
                iconName: "back"
                rotation: -90
                //: Button. %1 a player
                text: qsTr("Move %1 down").arg(editor.name)
                onClicked: editor.moveAsked(1)
            }
        }

        LookPicker {
            id: looks
            namePrefix: "setupSeat" + editor.index
            button: look
            people: editor.setup.people
            player: editor.name
            portrait: editor.portrait
            colorIndex: editor.colorIndex
            onOpenedChanged: editor.pickerAsked(opened)
            onPicked: (portrait, colorIndex) => editor.changeLook(portrait, colorIndex)
        }

        PortraitPicker {
            id: characters
            visible: editor.picking && !editor.isPerson
            namePrefix: "setupCharacter" + editor.index + "_"
            // The portraits are created only when they are shown. Creating ten portraits for each seat was most of the page's
            // loading time
            characters: visible ? editor.setup.characters : []
            chosen: editor.portrait
            named: true
            onPicked: key => editor.pick(key)
        }

        RadioGroup {
            visible: !editor.isPerson
            namePrefix: "setupLevel" + editor.index + "_"
            asPills: true
            pillWidth: 108 * Theme.textScale
            //: Spoken label; %1 is the name of a player
            Accessible.name: qsTr("How well %1 plays").arg(editor.name)
            value: editor.level
            options: editor.setup.levels
            onPicked: value => editor.setup.seats.setLevel(editor.index, value)
        }

        Words {
            objectName: "setupLine" + editor.index
            visible: text !== ""
            text: editor.line
            color: Theme.score
            font.pixelSize: Theme.sizeSmall
            leftPadding: 4
            Layout.fillWidth: true
        }

        Note {
            objectName: "setupManner" + editor.index
            visible: editor.manner !== ""
            text: editor.manner
            leftPadding: 4
            Layout.topMargin: -Theme.spaceTiny
        }
    }
}
