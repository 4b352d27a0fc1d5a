// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The headings over the columns of a ranking. Those of the figures by which it can be ordered are buttons.
Item {
    id: headings

    required property RankingController ranking
    required property real columnWidth

    implicitHeight: row.implicitHeight

    component OrderButton: Pressable {
        id: heading

        required property string order // the order that the button sets

        checked: headings.ranking.order === order
        implicitWidth: headings.columnWidth
        implicitHeight: Math.max(Theme.touchTarget, contentItem.implicitHeight + 8)
        onClicked: headings.ranking.order = order
        //: Spoken name of a button over a column. %1 the heading of the column
        Accessible.name: qsTr("Rank by: %1").arg(text)
        Accessible.role: Accessible.RadioButton
        Accessible.checkable: true
        Accessible.checked: checked

        contentItem: Item {
            implicitHeight: children[0].implicitHeight

            Words {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 4
                text: heading.text
                color: heading.checked ? Theme.callToAct : Theme.text
                font.pixelSize: Theme.sizeSmall
                font.weight: heading.checked ? Theme.weightTitle : Theme.weightStrong
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }

        background: Rectangle {
            radius: Theme.radiusSmall
            color: heading.hovered || heading.down ? Theme.panelRaised : "transparent"

            Rectangle {
                visible: heading.checked
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.rightMargin: 4
                width: parent.width * 0.6
                height: 3
                radius: 1.5
                color: Theme.callToAct
            }

            FocusRing {
                visible: heading.visualFocus
                gap: -2
            }
        }
    }

    RowLayout {
        id: row
        width: parent.width - 6 // ends where the content of a ListRow ends
        spacing: 0

        Item {
            Layout.fillWidth: true
        }

        Words {
            //: Heading of a column: the number of games that a player has played
            text: qsTr("Games")
            font.pixelSize: Theme.sizeSmall
            font.weight: Theme.weightStrong
            horizontalAlignment: Text.AlignRight
            rightPadding: 4
            Layout.preferredWidth: headings.columnWidth
        }

        OrderButton {
            objectName: "rankingBy_wins"
            order: "wins"
            //: Heading of a column: the number of games that a player has won
            text: qsTr("Won")
        }

        OrderButton {
            objectName: "rankingBy_share"
            order: "share"
            //: Heading of a column: the share of games that a player has won
            text: qsTr("Share")
        }

        OrderButton {
            objectName: "rankingBy_points"
            order: "points"
            //: Heading of a column: the points that a player wins in a round on average
            text: qsTr("Points per round")
        }
    }
}
