// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The table of a worked example: the opponents' hands face down, the cards in the middle, and your hand.
Item {
    id: table

    required property ExampleView example
    property list<string> letters // the letters that mark the card colors, in the language of the rules page
    readonly property real cardWidth: Math.max(34, Math.min(62 * Theme.textScale, width / 7.2))
    readonly property real handStep: hand.count > 1
        ? Math.min(cardWidth + 8, (width - 32 - cardWidth) / (hand.count - 1)) : 0
    readonly property real cardHeight: cardWidth * Theme.cardRatio
    readonly property real rowStep: {
        const count = Math.max(example.row.count, example.top === "" ? 0 : 1);
        return count > 0 ? Math.min(cardWidth * 1.55, (width - 24) / count) : 0;
    }

    // The height of the cards in the middle. In DOS it includes space for the cards that the example plays on the row, which
    // extend below the row
    readonly property real middleHeight: cardHeight * (example.top === "" ? 1.42 : 1)

    implicitHeight: others.y + others.height + 16 + middleHeight + 16 + cardHeight + 16

    component Face: CardImage {
        letters: table.letters
        width: table.cardWidth
        height: table.cardHeight
    }

    Flow {
        id: others
        y: 12
        x: 16
        width: parent.width - 32
        spacing: 16

        Repeater {
            model: table.example.others

            Row {
                id: other

                required property string words
                required property int cardCount
                required property bool isTurn

                spacing: 8

                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: -12

                    Repeater {
                        model: Math.min(7, other.cardCount)

                        CardImage {
                            code: ""
                            width: 24
                            height: width * Theme.cardRatio
                        }
                    }
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    text: other.words
                    font.pixelSize: Theme.sizeSmall
                    font.weight: other.isTurn ? Theme.weightTitle : Theme.weightBody
                    color: other.isTurn ? Theme.callToAct : Theme.textSoft
                    wrapMode: Text.NoWrap
                }
            }
        }
    }

    Row {
        id: middle
        anchors.horizontalCenter: parent.horizontalCenter
        y: others.y + others.height + 16
        spacing: table.example.top === "" ? 0 : 14

        Repeater {
            model: table.example.row

            Item {
                id: place

                required property string card
                required property list<string> played

                width: table.rowStep
                height: table.middleHeight

                Face {
                    anchors.horizontalCenter: parent.horizontalCenter
                    code: place.card
                }

                Repeater {
                    model: place.played

                    Face {
                        required property string modelData
                        required property int index

                        x: (place.width - width) / 2 + (index + 1) * width * 0.18
                        y: (index + 1) * height * 0.2
                        code: modelData
                    }
                }
            }
        }

        Face {
            visible: table.example.top !== ""
            code: table.example.top
        }

        NamedColor {
            visible: table.example.top.startsWith("wild") && table.example.colorCode !== ""
            anchors.verticalCenter: parent.verticalCenter
            colorCode: table.example.colorCode
        }
    }

    Repeater {
        id: hand
        model: table.example.hand

        Face {
            required property string modelData
            required property int index

            objectName: "exampleHand-" + modelData
            x: (table.width - table.cardWidth - (hand.count - 1) * table.handStep) / 2 + index * table.handStep
            y: table.height - height - 16
            code: modelData
        }
    }
}
