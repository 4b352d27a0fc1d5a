// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// A decision that was worse than another on average, in the review of a round: the position with small cards, the play, the
// better play, and the reason.
Rectangle {
    id: decision

    required property int turn
    required property string rowHeading
    required property list<string> rowCards
    required property list<string> handCards
    required property list<int> betterRow
    required property list<int> betterHand
    required property string played
    required property string better
    required property string cost
    required property string rowNames
    required property string handNames
    required property bool worked
    property bool compact: false
    property string player: "" // the player who decided, if several people play
    readonly property bool byName: player !== ""

    readonly property string spoken: Accessible.name + ". " + choiceLine.text + " " + betterLine.text

    implicitHeight: column.height + 24
    radius: Theme.radius
    color: Theme.panelRaised

    Accessible.role: Accessible.Grouping
    Accessible.name: worked
                     //: Spoken of a reviewed decision that came out well. %1 number of the turn
                     ? qsTr("Turn %1: it worked out").arg(turn)
                     : byName
                     //: Spoken of a reviewed decision of somebody else. %1 number of the turn, %2 "about 6 points"
                     ? Phrases.fill(qsTr("Turn %1 cost %2"), [turn, cost])
                     //: Spoken of a reviewed decision. %1 number of the turn, %2 "about 6 points"
                     : Phrases.fill(qsTr("Turn %1 cost you %2"), [turn, cost])

    // Items are positioned by bindings. Nested layouts of wrapping texts keep outdated heights in Qt 6.4, or never reach a final
    // size
    Column {
        id: column
        x: 12
        y: 12
        width: parent.width - 24
        spacing: Theme.spaceSmall

        Item {
            width: column.width
            height: Math.max(turnWords.height, costWords.height)

            Words {
                id: turnWords
                width: parent.width - costWords.contentWidth - Theme.space
                text: decision.byName
                      //: Heading of a reviewed decision of somebody else; %1 the number of that player's turn in the round
                      ? qsTr("Turn %1").arg(decision.turn)
                      //: Heading of a reviewed decision; %1 the number of the player's own turn in the round
                      : qsTr("Your turn %1").arg(decision.turn)
                font.weight: Theme.weightTitle
            }

            Words {
                id: costWords
                objectName: "reviewCost"
                anchors.right: parent.right
                // A fixed part of the width, because the implicitWidth of wrapping text changes with its width
                width: parent.width * 0.55
                text: decision.worked
                      //: Of a decision that came out well, though it would not usually
                      ? qsTr("it worked out")
                      //: What a decision cost; %1 "about 6 points" or "about 8 wins in 100 rounds"
                      : qsTr("cost %1").arg(decision.cost)
                color: Theme.callToAct
                font.weight: Theme.weightTitle
                horizontalAlignment: Text.AlignRight
            }
        }

        // The cards in the middle and the hand are side by side in a wide window, and below each other in a narrow one
        Item {
            id: board

            readonly property real rowWidth: decision.compact ? width : (width - Theme.spaceLarge) * 0.38

            width: column.width
            height: decision.compact ? row.height + Theme.spaceTiny + hand.height : Math.max(row.height, hand.height)

            Lying {
                id: row
                width: board.rowWidth
                heading: decision.rowHeading
                spoken: decision.rowNames
                codes: decision.rowCards
                framed: decision.betterRow
            }

            Lying {
                id: hand
                x: decision.compact ? 0 : row.width + Theme.spaceLarge
                y: decision.compact ? row.height + Theme.spaceTiny : 0
                width: board.width - x
                heading: decision.byName
                         //: Over the cards of somebody else in a reviewed decision. %1 that player
                         ? qsTr("%1’s hand").arg(decision.player)
                         //: Over the player's own cards in a reviewed decision
                         : qsTr("Your hand")
                spoken: decision.handNames
                codes: decision.handCards
                framed: decision.betterHand
            }
        }

        Line {
            id: choiceLine
            iconName: "close"
            text: decision.byName
                  //: What somebody else did in a reviewed decision; %1 that player, %2 "draw a card"
                  ? Phrases.fill(qsTr("%1’s choice: %2."), [decision.player, decision.played])
                  //: What the player did in a reviewed decision; %1 "draw a card"
                  : qsTr("Your choice: %1.").arg(decision.played)
            color: Theme.textSoft
        }

        Line {
            id: betterLine
            iconName: "check"
            objectName: "reviewBetter"
            text: decision.worked
                  //: Of a decision that came out well. %1 "about 6 points"; %2 a whole sentence: what does better and why
                  ? Phrases.fill(qsTr("On average it costs %1. Usually better: %2"), [decision.cost, decision.better])
                  //: What would have been better in a reviewed decision; %1 a whole sentence that says why
                  : qsTr("Better: %1").arg(decision.better)
        }
    }

    component Lying: Item {
        property alias heading: words.text
        property string spoken: ""
        property alias codes: cards.codes
        property alias framed: cards.framed

        height: cards.y + cards.implicitHeight

        Note {
            id: words
            width: parent.width
            font.pixelSize: Theme.sizeCaption
            Accessible.ignored: true
        }

        ReviewCards {
            id: cards
            y: words.height
            width: parent.width
            //: Spoken: cards in a reviewed decision. %1 "Center Row" or "Your hand", %2 the cards
            Accessible.name: Phrases.fill(qsTr("%1: %2"), [words.text, parent.spoken])
            codes: []
            cardWidth: decision.compact ? 34 : 42
        }
    }

    component Line: Item {
        property alias text: words.text
        property alias color: words.color
        property alias iconName: icon.name

        width: parent.width
        height: Math.max(icon.height, words.height)

        Icon {
            id: icon
        }

        Words {
            id: words
            x: icon.width + Theme.spaceSmall
            width: parent.width - x
            font.pixelSize: decision.compact ? Theme.sizeSmall : Theme.sizeBody
        }
    }
}
