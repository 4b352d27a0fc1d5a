// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// Everything about the two piles except their top cards: the outlines on the felt, the edges of the cards below, and the number
// of cards.
Item {
    id: piles

    required property GameTable table
    required property tableGeometry geometry

    component Base: Item {
        id: base

        required property rect box
        required property int count
        required property string caption
        property string captionName: ""
        property int arrivalMs: 0 // added cards are counted after so many milliseconds, when they have arrived at the pile
        property int shownCount: 0

        onCountChanged: {
            if (count > shownCount && arrivalMs > 0)
                arrival.restart();
            else
                shownCount = count;
        }
        Component.onCompleted: shownCount = count

        TableWait {
            id: arrival
            table: piles.table
            interval: base.arrivalMs
            onTriggered: base.shownCount = base.count
        }

        x: box.x
        y: box.y
        width: box.width
        height: box.height

        Rectangle {
            anchors.fill: parent
            color: "transparent"
            radius: base.width * 0.076
            border.width: 1.5
            border.color: Theme.line
            opacity: 0.7
        }

        // A background for the number, which hides the lines on the felt
        Rectangle {
            anchors.centerIn: number
            width: number.width + 16
            height: number.height + 2
            radius: height / 2
            color: Theme.feltDark
            opacity: 0.7
        }

        Words {
            id: number
            objectName: base.captionName
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height + (piles.geometry.compact ? 6 : 8)
            text: base.shownCount
            font.pixelSize: Theme.sizeSmall
            font.weight: Theme.weightStrong
            color: Theme.textSoft
            Accessible.name: base.caption
        }
    }

    Base {
        box: piles.geometry.drawRect
        count: piles.table.drawCount
        //: How many cards the draw pile has
        caption: qsTr("Draw pile: %n card(s)", "", piles.table.drawCount)

        // The visible edges of the cards below the top card. One edge stands for about nine cards
        Repeater {
            model: Math.min(6, Math.ceil(piles.table.drawCount / 9))

            Rectangle {
                required property int index
                readonly property real shift: (Math.min(6, Math.ceil(piles.table.drawCount / 9)) - index) * 1.4

                x: -shift * 0.5
                y: shift
                width: parent.width
                height: parent.height
                radius: parent.width * 0.076
                color: Theme.ivory
                border.width: 1
                border.color: Theme.ivoryLine
            }
        }
    }

    Base {
        captionName: "discardCaption"
        box: piles.geometry.discardRect
        arrivalMs: Theme.duration(Theme.flight)
        count: piles.table.discardCount
        caption: piles.table.discardCount === 0
                 //: How many cards the discard pile has
                 ? qsTr("Discard pile: %n card(s)", "", 0)
                 //: Spoken of the discard pile: how many cards it has, and (%1) which lies on top
                 : qsTr("Discard pile: %n card(s). Top card: %1", "", piles.table.discardCount).arg(piles.table.discardTop)
    }
}
