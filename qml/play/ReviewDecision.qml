pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside

// One decision that cost points: the position in small, what was played, what would have been better and why.
Rectangle {
    id: decision

    required property int turn
    required property var rowCards
    required property var handCards
    required property var betterRow
    required property var betterHand
    required property string played
    required property string better
    required property string cost
    property bool compact: false

    implicitHeight: grid.implicitHeight + 24
    radius: Theme.radius
    color: Theme.panelRaised

    Accessible.role: Accessible.Grouping
    //: Spoken of a reviewed decision. %1 number of the turn, %2 "about 6 points"
    Accessible.name: qsTr("Turn %1 cost %2").arg(turn).arg(cost)

    ColumnLayout {
        id: grid
        anchors.fill: parent
        anchors.margins: 12
        spacing: Theme.spaceSmall

        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true

            Words {
                //: Heading of a reviewed decision; %1 the number of the player's own turn in the round
                text: qsTr("Your turn %1").arg(decision.turn)
                font.weight: Theme.weightTitle
                Layout.fillWidth: true
            }

            Words {
                //: What a decision cost; %1 "about 6 points"
                text: qsTr("cost %1").arg(decision.cost)
                color: Theme.callToAct
                font.weight: Theme.weightTitle
                horizontalAlignment: Text.AlignRight
                Layout.maximumWidth: decision.width * 0.55
            }
        }

        GridLayout {
            columns: decision.compact ? 1 : 2
            columnSpacing: Theme.spaceLarge
            rowSpacing: Theme.spaceTiny
            Layout.fillWidth: true

            Lying {
                //: Over the cards of the Center Row in a reviewed decision
                heading: qsTr("Center Row")
                codes: decision.rowCards
                framed: decision.betterRow
            }

            Lying {
                //: Over the player's own cards in a reviewed decision
                heading: qsTr("Your hand")
                codes: decision.handCards
                framed: decision.betterHand
                Layout.preferredWidth: 2
            }
        }

        Line {
            iconName: "close"
            //: What the player did in a reviewed decision; %1 "draw a card"
            text: qsTr("You played: %1.").arg(decision.played)
            color: Theme.textSoft
        }

        Line {
            iconName: "check"
            //: What would have been better in a reviewed decision; %1 a whole sentence that says why
            text: qsTr("Better: %1").arg(decision.better)
        }
    }

    component Lying: ColumnLayout {
        property alias heading: words.text
        property alias codes: cards.codes
        property alias framed: cards.framed

        spacing: 0
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop

        Words {
            id: words
            color: Theme.textSoft
            font.pixelSize: Theme.sizeCaption
            Layout.fillWidth: true
        }

        ReviewCards {
            id: cards
            heading: words.text
            codes: []
            cardWidth: decision.compact ? 34 : 42
            Layout.fillWidth: true
        }
    }

    component Line: RowLayout {
        property alias text: words.text
        property alias color: words.color
        property string iconName: ""

        spacing: Theme.spaceSmall
        Layout.fillWidth: true

        Icon {
            name: parent.iconName
            Layout.preferredWidth: size
            Layout.preferredHeight: size
            Layout.alignment: Qt.AlignTop
        }

        Words {
            id: words
            font.pixelSize: decision.compact ? Theme.sizeSmall : Theme.sizeBody
            Layout.fillWidth: true
        }
    }
}
