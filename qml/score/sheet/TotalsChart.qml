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
    property int picked: -1 // the seat whose line stands out because it was pressed in the legend; -1 for none

    // A piece of a player's line. It is made of rectangles, because a Shape isn't clipped when the legend scrolls under Qt's
    // software renderer
    component LineSample: Item {
        id: sample

        property color color: Theme.callToAct
        property int kind: 0 // as in ChartLine
        property real thickness: 3
        readonly property list<real> dashes: [[0, 30], [0, 12, 18, 12], [0, 12, 18, 3, 27, 3],
                                              [0, 4, 8, 4, 16, 4, 24, 4]][kind % 4] // the start and the length of each dash

        implicitWidth: 30
        implicitHeight: thickness

        Repeater {
            model: sample.dashes.length / 2

            Rectangle {
                required property int index

                x: sample.dashes[2 * index]
                width: sample.dashes[2 * index + 1]
                height: sample.thickness
                color: sample.color
            }
        }
    }

    spacing: Theme.spaceSmall

    TotalsLines {
        id: lines
        game: chart.game
        picked: chart.picked
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
            spacing: Theme.spaceSmall

            Repeater {
                model: chart.game.seats

                Pressable {
                    id: player

                    required property string name
                    required property string portrait
                    required property int colorIndex
                    required property int seat
                    required property int total
                    required property string spoken

                    readonly property bool isPicked: chart.picked === seat

                    objectName: "chartPlayer" + seat
                    implicitWidth: Math.min(entry.implicitWidth + 16, legend.width)
                    implicitHeight: Theme.touchTarget
                    opacity: chart.picked < 0 || isPicked ? 1 : 0.6
                    text: spoken
                    Accessible.checkable: true
                    Accessible.checked: isPicked
                    onClicked: chart.picked = isPicked ? -1 : seat

                    background: Rectangle {
                        radius: Theme.radius
                        color: player.isPicked || player.down || player.hovered ? Theme.panelRaised : "transparent"

                        FocusRing {
                            visible: player.visualFocus
                            gap: -3
                        }
                    }

                    Row {
                        id: entry
                        x: 8
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 6

                        LineSample {
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.playerColor(player.colorIndex)
                            kind: player.seat
                        }

                        PlayerFace {
                            implicitWidth: 30
                            name: player.name
                            portrait: player.portrait
                            colorIndex: player.colorIndex
                        }

                        NameWords {
                            anchors.verticalCenter: parent.verticalCenter
                            width: Math.min(implicitWidth, legend.width - 16 - 2 * 30 - 3 * entry.spacing - total.width)
                            text: player.name
                            font.pixelSize: Theme.sizeSmall
                            fontSizeMode: Text.FixedSize
                            wrapMode: Text.NoWrap
                        }

                        Words {
                            id: total
                            anchors.verticalCenter: parent.verticalCenter
                            text: player.total
                            color: Theme.score
                            font.pixelSize: Theme.sizeSmall
                            font.weight: Theme.weightFigure
                            wrapMode: Text.NoWrap
                            Accessible.ignored: true
                        }
                    }
                }
            }

            Row {
                objectName: "chartTarget"
                visible: chart.game.hasTarget
                height: Theme.touchTarget
                leftPadding: 8
                spacing: 6

                Rectangle {
                    visible: lines.showsTarget
                    anchors.verticalCenter: parent.verticalCenter
                    width: 30
                    height: 1
                    color: Theme.callToAct
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    //: Name of a line in the chart. %1 points
                    text: qsTr("Target %1").arg(chart.game.target)
                    font.pixelSize: Theme.sizeSmall
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
