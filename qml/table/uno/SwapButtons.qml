// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// Buttons after a seven, if a house rule lets its player swap hands: one button at each opponent. If the seats are close
// together, the button is only a frame around the seat, because the number of cards must stay visible.
Item {
    id: swaps

    required property UnoTable table
    required property tableGeometry geometry

    Repeater {
        model: swaps.table.choosingHand ? swaps.table.seats : null

        TableButton {
            id: button

            required property int seat
            required property string name
            required property bool isYou
            required property int handCount

            readonly property bool framed: swaps.geometry.tinySeats
            readonly property rect box: swaps.geometry.rectOfSeat(seat)

            objectName: "swap" + seat
            visible: !isYou
            kind: framed ? "quiet" : "primary"
            shrinks: true
            horizontalPadding: 6
            textSize: Theme.sizeSmall
            width: framed ? box.width : Math.min(box.width, Math.max(64, implicitWidth))
            height: framed ? box.height : implicitHeight
            x: box.x + (box.width - width) / 2
            y: box.y + box.height - height
            //: Button at a player's place: swap hands with them
            text: framed ? "" : qsTr("Swap")
            //: Spoken name of the button. %1 a player's name, %n how many cards they hold
            Accessible.name: qsTr("Swap hands with %1, who has %n card(s)", "", handCount).arg(name)
            onClicked: swaps.table.swapWith(seat)

            Rectangle {
                anchors.fill: parent
                visible: button.framed
                color: "transparent"
                border.width: 2
                border.color: button.hovered || button.down ? Theme.text : Theme.callToAct
                radius: Theme.radius
            }
        }
    }
}
