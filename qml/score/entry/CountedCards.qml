// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// The cards counted so far in a player's hand, with their points. Pressing a card removes it from the count.
Flow {
    id: counted

    required property HandEntry entry

    spacing: 6

    Repeater {
        model: counted.entry.counted

        TableButton {
            required property string code
            required property string name
            required property int count
            required property int points

            objectName: "counted_" + code
            iconName: "minus"
            width: Math.min(implicitWidth, counted.width)
            horizontalPadding: 12
            textSize: Theme.sizeSmall
            //: A counted card, to be pressed to take one back. %1 how many, %2 the card, %3 what they count
            text: count > 1 ? Phrases.fill(qsTr("%1 × %2: %3"), [count, name, points])
                            //: A counted card, to be pressed to take it back. %1 the card, %2 what it counts
                            : Phrases.fill(qsTr("%1: %2"), [name, points])
            //: Spoken name of the button. %1 a card
            Accessible.name: qsTr("Remove %1").arg(name)
            onClicked: counted.entry.takeBackCard(code)
        }
    }
}
