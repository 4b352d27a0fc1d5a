// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The result of a round for one seat: the cards left in hand with their points, the sum of these, the points gained, and the
// total.
Rectangle {
    id: line

    required property int seat
    required property string name
    required property string portrait
    required property list<countedCard> cards
    required property int handPoints
    required property int gained
    required property int total
    required property bool isWinner
    required property bool isPerson
    required property string talk
    required property SumsHead sumsHead
    property bool marksComputers: false // whether a mark distinguishes computer players from people, if several people play
    property int target: 200
    property bool compact: false

    implicitHeight: sheet.height + 20
    radius: Theme.radius
    color: isWinner ? Theme.panelRaised : "transparent"
    border.width: isWinner ? 2 : Theme.lineWidth
    border.color: isWinner ? Theme.callToAct : Theme.panelRaised

    // Items are positioned by bindings. Nested layouts of wrapping texts keep outdated heights in Qt 6.4, or never reach a final
    // size
    Item {
        id: sheet

        readonly property real topHeight: Math.max(face.height, who.height)
        // The y of the cards and of the sums in a narrow window, where name, cards and sums are one below the other
        readonly property real fanTop: topHeight + (line.cards.length > 0 ? 6 : 0)
        readonly property real sumsTop: fanTop + fan.height + 6

        x: line.sumsHead.margin
        y: 10
        width: parent.width - 2 * x
        height: line.compact ? sumsTop + sums.height : Math.max(topHeight, fan.height, sums.height)

        Portrait {
            id: face
            width: 48
            height: width
            name: line.portrait
            face: line.isWinner ? "pleased" : line.cards.length < 3 ? "dismayed" : "calm"
            active: line.isWinner
        }

        Column {
            id: who
            x: face.width + Theme.space
            width: line.compact ? sheet.width - x : 150 * Theme.textScale

            Item {
                width: who.width
                height: Math.max(nameWords.height, line.isWinner ? crown.height : 0)

                Icon {
                    id: crown
                    visible: line.isWinner
                    anchors.verticalCenter: parent.verticalCenter
                    name: "crown"
                }

                Words {
                    id: nameWords
                    x: line.isWinner ? crown.width + 6 : 0
                    width: Math.min(implicitWidth, parent.width - x - (robot.visible ? robot.width + 6 : 0))
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.name
                    font.weight: Theme.weightTitle
                    //: Spoken of a seat in the result where several people play. %1 the name of a computer player
                    Accessible.name: robot.visible ? qsTr("%1, computer player").arg(line.name) : line.name
                }

                Icon {
                    id: robot
                    objectName: "resultComputer" + line.seat
                    visible: line.marksComputers && !line.isPerson
                    anchors.verticalCenter: parent.verticalCenter
                    x: nameWords.x + nameWords.width + 6
                    name: "robot"
                    size: 18
                    opacity: 0.75
                }
            }

            Note {
                width: who.width
                text: line.cards.length === 0
                      //: Said of a player who has no cards left
                      ? qsTr("No cards left")
                      //: The sum of the cards in a hand
                      : qsTr("%n point(s) in hand", "", line.handPoints)
            }

            Note {
                objectName: "resultTalk" + line.seat
                visible: line.talk !== ""
                width: who.width
                //: What an animal says about the result of a round; the quotation marks of the language
                text: qsTr("“%1”").arg(line.talk)
                font.italic: true
                Accessible.ignored: true // small talk; screen readers have enough to read
            }
        }

        // The cards are beside the name in a wide window, below it in a narrow one
        Flow {
            id: fan
            x: line.compact ? 0 : who.x + who.width + Theme.space
            y: line.compact ? sheet.fanTop : (sheet.height - height) / 2
            width: (line.compact ? sheet.width : sums.x - Theme.space) - x
            height: line.cards.length > 0 ? implicitHeight : 0
            spacing: 5

            Repeater {
                model: line.cards

                Column {
                    id: counted

                    required property countedCard modelData
                    required property int index

                    objectName: "counted" + line.seat + "_" + index
                    spacing: 2

                    Accessible.role: Accessible.StaticText
                    //: Spoken of a card that was left in a hand. %1 its name, for example "Red 7", %n what it counts
                    Accessible.name: qsTr("%1: %n point(s)", "", modelData.points).arg(modelData.name)

                    CardImage {
                        width: line.compact ? 34 : 40
                        height: width * Theme.cardRatio
                        code: counted.modelData.code
                    }

                    Words {
                        width: parent.width
                        text: counted.modelData.points
                        horizontalAlignment: Text.AlignHCenter
                        color: Theme.score
                        font.pixelSize: Theme.sizeCaption
                        font.weight: Theme.weightStrong
                        Accessible.ignored: true // the card's accessible name includes the points
                    }
                }
            }
        }

        // The points gained in the round and the total. The progress toward the target score is beside or below them
        Item {
            id: sums
            x: line.compact ? 0 : sheet.width - width
            y: line.compact ? sheet.sumsTop : (sheet.height - height) / 2
            width: line.compact ? sheet.width : line.sumsHead.sumsWidth
            height: line.compact ? total.height : total.height + 8 + bar.height

            Words {
                id: gained
                width: line.sumsHead.columnWidth
                text: line.gained > 0
                      //: Points gained in this round
                      ? qsTr("+%1").arg(line.gained) : "–"
                color: line.gained > 0 ? Theme.callToAct : Theme.textSoft
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightTitle
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
            }

            Words {
                id: total
                x: gained.width + line.sumsHead.gap
                width: gained.width
                text: line.total
                color: Theme.score
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightFigure
                horizontalAlignment: Text.AlignRight
                wrapMode: Text.NoWrap
                //: Spoken: a player's points in the game, and the target
                Accessible.name: Phrases.fill(qsTr("%1 of %2 points"), [line.total, line.target])
            }

            Rectangle {
                id: bar
                x: line.compact ? total.x + total.width + 10 : 0
                y: line.compact ? (parent.height - height) / 2 : parent.height - height
                width: parent.width - x
                height: 8
                radius: 4
                color: Theme.feltDark
                border.width: Theme.highContrast ? 1 : 0
                border.color: Theme.line

                Rectangle {
                    width: Math.max(line.total > 0 ? 8 : 0, parent.width * Math.min(1, line.total / Math.max(1, line.target)))
                    height: parent.height
                    radius: 4
                    color: line.isWinner ? Theme.callToAct : Theme.score
                }
            }
        }
    }
}
