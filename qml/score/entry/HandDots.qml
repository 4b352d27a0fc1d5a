// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The progress of entering a round: a dot in the player's color for each hand. A full dot is a counted hand, an empty dot a
// missing one, and the long dot the hand that is being counted. The player who went out has no dot.
Row {
    id: dots

    required property HandEntry entry
    property real size: 14

    spacing: size * 0.4

    Accessible.role: Accessible.StaticText
    Accessible.name: entry.waitingFor !== "" ? entry.waitingFor
                     //: Spoken, of the dots above the cards: no hand is left
                     : qsTr("All hands are counted")

    Repeater {
        model: dots.entry.hands

        Rectangle {
            id: dot

            required property int seat
            required property int colorIndex
            required property int points
            required property bool isOut
            required property bool isCurrent
            required property bool isDraft
            readonly property bool counted: points >= 0 && !isDraft

            objectName: "handDot" + seat
            visible: !isOut
            width: isCurrent ? dots.size * 2.2 : dots.size
            height: dots.size
            radius: dots.size / 2
            color: counted ? Theme.playerColor(colorIndex) : "transparent"
            border.width: 2
            border.color: isCurrent ? Theme.callToAct : Theme.playerColor(colorIndex)

            // The small dot inside marks a hand whose counting has begun and is not finished
            Rectangle {
                anchors.centerIn: parent
                visible: dot.isDraft && dot.points >= 0
                width: parent.width - 8
                height: parent.height - 8
                radius: height / 2
                color: Theme.playerColor(dot.colorIndex)
            }
        }
    }
}
