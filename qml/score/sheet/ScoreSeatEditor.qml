// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// One seat of a new score sheet: the player's picture, color and name, the position, and whether the player deals first. A press
// on the picture opens LookPicker, the choice of pictures and colors.
Rectangle {
    id: editor

    required property ScoreSetup setup
    required property People people
    required property int seat
    required property string name
    required property string portrait
    required property int colorIndex
    required property bool isDealer
    required property SeatDrag drag

    readonly property bool dragged: drag.from === seat
    readonly property bool narrow: width < 430 * Theme.textScale

    implicitHeight: column.implicitHeight + 16
    radius: Theme.radius
    color: Theme.panelRaised
    border.width: dragged ? 2 : 0
    border.color: Theme.callToAct
    z: dragged ? 1 : 0
    transform: SeatShift {
        drag: editor.drag
        seat: editor.seat
    }

    signal moveAsked(by: int)

    Keys.onEscapePressed: event => event.accepted = picker.close()
    Keys.onBackPressed: event => event.accepted = picker.close()

    ColumnLayout {
        id: column
        anchors.fill: parent
        anchors.margins: 8
        spacing: 6

        GridLayout {
            columns: editor.narrow ? 3 : 4
            columnSpacing: 6
            rowSpacing: 6

            LookButton {
                id: look
                objectName: "scoreSeatLook" + editor.seat
                player: editor.name
                portrait: editor.portrait
                colorIndex: editor.colorIndex
                opened: picker.opened
                onClicked: picker.toggle()
            }

            LabeledField {
                fieldName: "scoreSeatName" + editor.seat
                //: Spoken label of the name field; %1 is the number of the seat
                label: qsTr("Name of player %1").arg(editor.seat + 1)
                showLabel: false
                text: editor.name
                maximumLength: 24
                onFinished: {
                    const known = editor.setup.alike(text, editor.seat);
                    if (known !== "")
                        identity.ask(text.trim(), known);
                    else
                        editor.setup.change(editor.seat, text, editor.portrait, editor.colorIndex);
                    text = Qt.binding(() => editor.name);
                }
            }

            RowLayout {
                spacing: 4
                Layout.row: editor.narrow ? 1 : 0
                Layout.column: editor.narrow ? 0 : 2
                Layout.columnSpan: editor.narrow ? 3 : 1
                Layout.alignment: Qt.AlignRight

                TableButton {
                    objectName: "scoreSeatDealer" + editor.seat
                    kind: editor.isDealer ? "primary" : "secondary"
                    horizontalPadding: 12
                    //: Button: this player deals first
                    text: qsTr("Dealer")
                    //: Spoken name of the button. %1 a player
                    Accessible.name: qsTr("%1 deals first").arg(editor.name)
                    Accessible.checkable: true
                    Accessible.checked: editor.isDealer
                    onClicked: editor.setup.dealer = editor.seat
                }

                IconButton {
                    objectName: "scoreSeatUp" + editor.seat
                    // The button only looks disabled for the first seat, because a disabled button would lose the focus
                    opacity: editor.seat > 0 ? 1 : 0.45
                    iconName: "back"
                    rotation: 90
                    //: Button. %1 a player
                    text: qsTr("Move %1 up").arg(editor.name)
                    onClicked: editor.moveAsked(-1)
                }

                IconButton {
                    objectName: "scoreSeatDown" + editor.seat
                    opacity: editor.seat < editor.setup.seats.count - 1 ? 1 : 0.45
                    iconName: "back"
                    rotation: -90
                    //: Button. %1 a player
                    text: qsTr("Move %1 down").arg(editor.name)
                    onClicked: editor.moveAsked(1)
                }

                IconButton {
                    objectName: "scoreSeatRemove" + editor.seat
                    iconName: "close"
                    //: Button. %1 a player
                    text: qsTr("Remove %1").arg(editor.name)
                    onClicked: editor.setup.remove(editor.seat)
                }
            }

            SeatHandle {
                objectName: "scoreSeatHandle" + editor.seat
                drag: editor.drag
                seat: editor.seat
                Layout.row: 0
                Layout.column: editor.narrow ? 2 : 3
            }
        }

        NameQuestion {
            id: identity
            namePrefix: "scoreSeat" + editor.seat
            people: editor.people
            onAnswered: name => editor.setup.change(editor.seat, name, editor.portrait, editor.colorIndex)
        }

        LookPicker {
            id: picker
            namePrefix: "scoreSeat" + editor.seat
            button: look
            people: editor.people
            player: editor.name
            portrait: editor.portrait
            colorIndex: editor.colorIndex
            onPicked: (portrait, colorIndex) => editor.setup.change(editor.seat, editor.name, portrait, colorIndex)
        }
    }
}
