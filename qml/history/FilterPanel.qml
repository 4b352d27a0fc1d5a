// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel that filters the list of games played on screen.
PanelOver {
    id: panel

    required property PlayedList list

    closeName: "historyFilterClose"
    //: Title of a panel: choose which games are shown
    title: qsTr("Show games")

    Scroller {
        sideMargin: 12
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true

        ColumnLayout {
            width: parent.width
            spacing: Theme.spaceLarge

            RadioGroup {
                //: Label of a filter
                label: qsTr("Game")
                namePrefix: "historyGame"
                asPills: true
                options: [
                    //: Filter: games of DOS and of UNO
                    { value: "", name: qsTr("Both") },
                    { value: "dos", name: "DOS" },
                    { value: "uno", name: "UNO" }
                ]
                value: panel.list.game
                onPicked: value => panel.list.game = value
            }

            RadioGroup {
                //: Label of a filter
                label: qsTr("Result")
                namePrefix: "historyResult"
                asPills: true
                options: [
                    //: Filter: games won and lost
                    { value: "", name: qsTr("All") },
                    //: Filter: games that a person won
                    { value: "won", name: qsTr("Won") },
                    //: Filter: games that a computer player won
                    { value: "lost", name: qsTr("Lost") }
                ]
                value: panel.list.result
                onPicked: value => panel.list.result = value
            }

            RadioGroup {
                visible: panel.list.levels.length > 1
                //: Label of a filter: how well a computer player at the table plays
                label: qsTr("Level")
                namePrefix: "historyLevel"
                asPills: true
                options: panel.list.levels
                value: panel.list.level
                onPicked: value => panel.list.level = value
            }

            RadioGroup {
                visible: panel.list.opponents.length > 1
                //: Label of a filter: which computer player sat at the table
                label: qsTr("Opponent")
                namePrefix: "historyOpponent"
                asPills: true
                options: panel.list.opponents
                value: panel.list.opponent
                onPicked: value => panel.list.opponent = value
            }
        }
    }

    RowLayout {
        spacing: Theme.spaceSmall

        Words {
            objectName: "historyFilterCount"
            text: panel.list.countWords
            color: Theme.score
            Accessible.role: Accessible.StaticText
            Layout.fillWidth: true
        }

        TableButton {
            objectName: "historyFilterClear"
            enabled: panel.list.filters > 0
            //: Button: no filter is set any more
            text: qsTr("Show all")
            onClicked: panel.list.clearFilters()
        }
    }
}
