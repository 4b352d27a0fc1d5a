// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A chart of each player's total after each round, with a legend of the players.
ColumnLayout {
    id: chart

    required property ScoreGame game

    spacing: Theme.spaceSmall

    TotalsLines {
        game: chart.game
        Layout.fillWidth: true
        Layout.fillHeight: true
    }

    // The legend scrolls if there are many players, because at least half of the height must be left for the chart
    Scroller {
        maximumWidth: width
        sideMargin: 4
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(legend.implicitHeight + 2 * sideMargin, chart.height / 2)

        Flow {
            id: legend
            width: parent.width
            spacing: Theme.space

            Repeater {
                model: chart.game.seats

                Row {
                    id: player

                    required property string name
                    required property string portrait
                    required property int colorIndex
                    required property int seat
                    required property int total

                    spacing: 6

                    ChartLine {
                        anchors.verticalCenter: parent.verticalCenter
                        width: 30
                        height: 3
                        points: [Qt.point(0, 0.5), Qt.point(1, 0.5)]
                        color: Theme.playerColor(player.colorIndex)
                        kind: player.seat
                    }

                    PlayerFace {
                        implicitWidth: 30
                        name: player.name
                        portrait: player.portrait
                        colorIndex: player.colorIndex
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: player.name
                        font.pixelSize: Theme.sizeSmall
                        wrapMode: Text.NoWrap
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        text: player.total
                        color: Theme.score
                        font.pixelSize: Theme.sizeSmall
                        font.weight: Theme.weightFigure
                        wrapMode: Text.NoWrap
                    }
                }
            }

            Row {
                objectName: "chartTarget"
                visible: chart.game.hasTarget
                spacing: 6

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 30
                    height: 1
                    color: Theme.callToAct
                }

                Words {
                    //: Name of a line in the chart. %1 points
                    text: qsTr("Target %1").arg(chart.game.target)
                    font.pixelSize: Theme.sizeSmall
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
