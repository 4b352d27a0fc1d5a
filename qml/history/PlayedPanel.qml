// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// One finished game: each player's points, and buttons for the game, such as one that opens its replay.
PanelOver {
    id: panel

    required property HistoryController history
    readonly property playedRow played: history.selected

    signal watchAsked
    signal removeAsked

    closeName: "playedClose"
    title: played.title
    widest: 620

    Scroller {
        id: scroller
        maximumWidth: width
        sideMargin: 0 // the panels inside align with the title, and the scroll bar is beside them
        activeFocusOnTab: interactive
        Accessible.role: Accessible.Pane
        Accessible.name: panel.title
        Layout.fillWidth: true
        Layout.preferredHeight: contentHeight
        Layout.fillHeight: true
        Layout.rightMargin: -10

        Column { // this is not a layout, because Qt 6.4 crashes when a Repeater in a layout changes its items
            id: content
            width: panel.columnWidth
            spacing: Theme.spaceSmall

            Words {
                objectName: "playedResult"
                text: panel.played.result
                color: panel.played.won ? Theme.callToAct : Theme.text
                font.weight: Theme.weightTitle
                width: parent.width
            }

            Note {
                text: panel.history.selectedTime + (panel.played.length === "" ? "" : " · " + panel.played.length)
                width: parent.width
            }

            Note {
                visible: text !== ""
                text: panel.history.selectedRules
                width: parent.width
            }

            Repeater {
                model: panel.played.seats

                Panel {
                    id: seat

                    required property playedSeat modelData

                    implicitHeight: line.implicitHeight + 16
                    color: Theme.feltDark
                    border.color: modelData.isWinner ? Theme.callToAct : Theme.panelRaised
                    radius: Theme.radius
                    width: content.width

                    Column {
                        id: line
                        x: 12
                        y: 8
                        width: parent.width - 24
                        spacing: Theme.spaceTiny

                        RowLayout {
                            spacing: Theme.space
                            width: parent.width

                            PlayedFaces {
                                seats: [seat.modelData]
                                size: 34 * Theme.textScale
                                Layout.preferredWidth: size
                            }

                            Words {
                                //: A player and how well they play. %1 a name, %2 for example "Medium"
                                text: seat.modelData.isPerson ? seat.modelData.name
                                      : Phrases.fill(qsTr("%1 (%2)"), [seat.modelData.name, seat.modelData.kind])
                                font.weight: Theme.weightStrong
                                Layout.fillWidth: true
                            }

                            Words {
                                visible: !panel.played.isUnreadable
                                text: seat.modelData.total
                                color: Theme.score
                                font.pixelSize: Theme.sizeTitle
                                font.weight: Theme.weightFigure
                                //: Spoken: a player's points. %n points
                                Accessible.name: qsTr("%n point(s)", "", seat.modelData.total)
                            }
                        }

                        Note {
                            visible: text !== ""
                            text: seat.modelData.figures
                            width: parent.width
                        }
                    }
                }
            }

            Note {
                objectName: "playedNoRecord"
                visible: !panel.played.hasRecord && !panel.played.isUnreadable
                //: About a game whose cards are no longer stored
                text: qsTr("Only the result is kept: your settings limit how many games you can replay.")
                width: parent.width
            }
        }
    }

    GridLayout {
        id: foot
        readonly property real needed: watch.implicitWidth + save.implicitWidth + remove.implicitWidth + 2 * columnSpacing
        columns: needed <= panel.columnWidth ? 3 : 1 // a binding to the width of the layout would be a binding loop in Qt 6.8
        columnSpacing: Theme.spaceSmall
        rowSpacing: Theme.spaceSmall

        WideButton {
            id: watch
            objectName: "playedWatch"
            enabled: panel.played.hasRecord
            kind: "primary"
            iconName: ""
            //: Button: replay the game
            text: qsTr("Watch")
            onClicked: panel.watchAsked()
        }

        WideButton {
            id: save
            objectName: "playedSave"
            enabled: panel.played.hasRecord
            iconName: "save"
            //: Button: write the game with all its cards into a file
            text: qsTr("Save as file")
            onClicked: panel.history.saveRecord(panel.played.matchId)
        }

        WideButton {
            id: remove
            objectName: "playedDelete"
            iconName: "remove"
            //: Button: the game goes out of the list; it can be restored
            text: qsTr("Delete")
            onClicked: panel.removeAsked()
        }
    }
}
