// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The last turns at the table, with small cards and the moments in words: those of one player, or of all others since the viewer's
// last turn. The latest is at the bottom.
Scroller {
    id: panel

    required property GameTable table
    property int seat: -1
    property bool shown: false
    property list<turnNote> notes

    function refresh(): void {
        notes = shown ? table.turnNotes(seat) : [];
    }

    objectName: "turnsList"
    sideMargin: 10
    onSeatChanged: refresh()
    onShownChanged: refresh()

    Connections {
        target: panel.shown ? panel.table : null
        function onLastPlayChanged(): void {
            panel.refresh();
        }
        function onMomentChanged(): void {
            panel.refresh();
        }
    }

    ColumnLayout {
        width: parent.width
        spacing: Theme.spaceSmall

        Note {
            visible: panel.notes.length === 0
            //: Shown instead of the last turns if there are none
            text: qsTr("Nothing yet in this round.")
        }

        Repeater {
            model: panel.notes.length

            RowLayout {
                id: line

                required property int index
                readonly property turnNote note: panel.notes[index]

                spacing: Theme.space
                Accessible.role: Accessible.StaticText
                Accessible.name: Array.from([note.name, note.words, ...Array.from(note.moments)]).filter(text => text !== "").join(". ")

                PlayerFace {
                    name: line.note.name
                    portrait: line.note.portrait
                    colorIndex: line.note.colorIndex
                    Layout.preferredWidth: 40 * Theme.zoom
                    Layout.preferredHeight: 40 * Theme.zoom
                    Layout.alignment: Qt.AlignTop
                }

                ColumnLayout {
                    spacing: 2

                    NameWords {
                        text: line.note.name
                        font.pixelSize: Theme.sizeSmall
                        font.weight: Theme.weightStrong
                        Layout.fillWidth: true
                        Layout.preferredHeight: Theme.sizeSmall * 1.5
                    }

                    Recap {
                        visible: line.note.cards.length > 0 || line.note.drawn > 0
                        cards: line.note.cards
                        drawn: line.note.drawn
                        mostWidth: 30 * Theme.zoom
                        availableWidth: panel.width - 100 * Theme.zoom
                        Accessible.ignored: true
                    }

                    Words {
                        visible: text !== ""
                        text: Array.from(line.note.moments).join(" · ")
                        color: Theme.callToAct
                        font.pixelSize: Theme.sizeSmall
                        Accessible.ignored: true
                        Layout.fillWidth: true
                    }
                }
            }
        }

        TableButton {
            objectName: "turnsAgain"
            visible: Array.from(panel.notes).some(note => note.moments.length > 0)
            iconName: "again"
            //: Button: shows once more what happened in the last turn
            text: qsTr("Show it again")
            onClicked: panel.table.showAgain()
            Layout.topMargin: Theme.spaceSmall
        }
    }
}
