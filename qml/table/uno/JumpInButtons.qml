// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// Buttons for jumping in (UNO-JUMP-1: playing an identical card out of turn) if several people share the device. A person whose
// hand is hidden presses the button at their portrait to get the device. The button is shown whatever cards the person holds, so
// it reveals nothing about them.
Item {
    id: jumps

    required property UnoTable table
    required property tableGeometry geometry

    Repeater {
        model: jumps.table.mayJumpIn ? jumps.table.seats : null

        Pressable {
            id: button

            required property int seat
            required property string name
            required property bool isYou
            required property bool isPerson
            required property bool inTurn
            required property bool posing
            required property int phone // PhoneSign.State

            readonly property rect you: jumps.geometry.youRect
            readonly property rect face: isYou ? Qt.rect(you.x + (jumps.geometry.strip ? 0 : (you.width - 56) / 2), you.y, 56, 56)
                                               : jumps.geometry.portraitOfSeat(seat)
            // Whether the person needs this button to jump in. A person whose hand is shown plays the card directly. The person
            // who gets the device next needs no button either, because the panel over the hidden hand has one
            readonly property bool asks: !isYou || !jumps.table.handShown && jumps.table.passAndPlay.awaited !== seat
            readonly property real size: Math.max(Theme.touchTarget, face.width + 8)

            objectName: "jump" + seat
            visible: isPerson && phone === PhoneSign.None && asks && !inTurn && !posing
            x: face.x + (face.width - width) / 2
            y: face.y + (face.height - height) / 2
            width: size
            height: size
            //: Button at a player's portrait: they have the card on top and play it out of turn. %1 a player's name
            text: qsTr("%1 jumps in").arg(name)
            onClicked: jumps.table.interrupt(seat)

            contentItem: Item {
                Rectangle {
                    x: (parent.width - button.face.width) / 2 - 4
                    y: (parent.height - button.face.height) / 2 - 2
                    width: Math.max(18, button.face.width * 0.36)
                    height: width
                    radius: width / 2
                    color: Theme.panel
                    border.width: 2
                    border.color: Theme.callToAct

                    Icon {
                        anchors.centerIn: parent
                        name: "play"
                        size: parent.width * 0.66
                    }
                }
            }

            background: FocusRing {
                visible: button.visualFocus
                radius: width / 2
            }
        }
    }
}
