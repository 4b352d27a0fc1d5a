// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The choice of which cards a replay shows face up: the hand of the seat at the lower edge, or all hands.
Scroller {
    id: view

    required property MatchReplay replay

    sideMargin: 10

    ColumnLayout {
        width: parent.width
        spacing: Theme.spaceSmall

        Toggle {
            objectName: "replayAllHands"
            //: Switch of a replay: the hands of all players lie open
            text: qsTr("All hands")
            checked: view.replay.allHands
            onToggled: view.replay.allHands = checked
        }

        Words {
            //: Heading over the players in a replay: who sits at the lower edge
            text: qsTr("Seen from")
            font.weight: Theme.weightStrong
            Layout.fillWidth: true
            Layout.topMargin: Theme.space
        }

        Repeater {
            model: view.replay.seats.length

            RowLayout {
                id: line

                required property int index
                readonly property seatedPlayer one: view.replay.seats[index]

                spacing: Theme.spaceSmall

                Portrait {
                    name: line.one.portrait
                    Layout.preferredWidth: 40
                    Layout.preferredHeight: 40
                }

                RadioOption {
                    objectName: "replaySeat" + line.index
                    text: line.one.name
                    checked: view.replay.seat === line.index
                    onPicked: view.replay.seat = line.index
                    Layout.fillWidth: true
                }
            }
        }
    }
}
