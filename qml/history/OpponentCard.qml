// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A card with a person's results against one level or one character of computer players.
Panel {
    id: card

    required property opponentRow opponent

    implicitHeight: column.implicitHeight + 28
    color: Theme.feltDark
    border.color: Theme.panelRaised
    radius: Theme.radius

    Accessible.role: Accessible.Grouping
    //: Spoken name. %1 an opponent, %2 for example "7 of 12 games won"
    Accessible.name: Phrases.fill(qsTr("%1: %2"), [opponent.name, opponent.summary])

    Column {
        id: column
        x: 14
        y: 14
        width: parent.width - 28
        spacing: Theme.spaceSmall

        Item {
            id: head
            readonly property real nameX: face.visible ? face.width + Theme.space : 0

            width: parent.width
            height: Math.max(face.visible ? face.height : 0, names.height, rate.height)

            Portrait {
                id: face
                visible: card.opponent.portrait !== ""
                name: card.opponent.portrait
                width: 44 * Theme.textScale
                height: width
            }

            Column {
                id: names
                x: head.nameX
                width: rate.x - x - Theme.spaceSmall

                Words {
                    text: card.opponent.name
                    font.weight: Theme.weightTitle
                    width: parent.width
                }

                Note {
                    text: card.opponent.summary
                    width: parent.width
                }
            }

            Words {
                id: rate
                x: parent.width - width
                //: A share of games. %1 a number
                text: qsTr("%1%").arg(card.opponent.winRate)
                color: Theme.score
                font.pixelSize: Theme.sizeTitle
                font.weight: Theme.weightFigure
            }
        }

        // A bar as long as the percentage of games won
        Rectangle {
            width: parent.width
            height: 8
            radius: 4
            color: Theme.panelRaised

            Rectangle {
                width: parent.width * card.opponent.winRate / 100
                height: parent.height
                radius: parent.radius
                color: Theme.callToAct
            }
        }

        Grid {
            id: figures
            readonly property real cellWidth: (width - (columns - 1) * columnSpacing) / columns

            width: parent.width
            columns: width >= 330 * Theme.textScale ? 3 : 2
            columnSpacing: Theme.space
            rowSpacing: Theme.spaceSmall

            Repeater {
                model: card.opponent.figures

                Column {
                    id: figure

                    required property figureRow modelData

                    width: figures.cellWidth

                    Note {
                        text: figure.modelData.label
                        font.pixelSize: Theme.sizeCaption
                        width: parent.width
                    }

                    Words {
                        text: figure.modelData.value
                        font.weight: Theme.weightStrong
                        width: parent.width
                    }
                }
            }
        }
    }
}
