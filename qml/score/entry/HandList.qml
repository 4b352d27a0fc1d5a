// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The list of the round's hands; each is counted, missing, or out (no cards left). Pressing a hand starts counting it.
ColumnLayout {
    id: hands

    required property HandEntry entry

    signal currentShown(hand: Item)

    spacing: 6

    Accessible.role: Accessible.Grouping
    //: Spoken name of the list of hands that are being counted
    Accessible.name: qsTr("Hands in this round")

    Repeater {
        model: hands.entry.hands

        PlayerButton {
            required property int seat
            required property int points
            required property bool isOut
            required property bool isCurrent
            required property bool isDraft
            required property string spoken
            required name
            required portrait
            required colorIndex

            objectName: "hand" + seat
            text: spoken
            compact: hands.width < 250 * Theme.textScale
            current: isCurrent
            value: isOut ? "0" : points >= 0 ? points : "?"
            note: isOut ? qsTr("went out")
                  //: Below a player's name: the hand has been begun and not finished
                  : isDraft && !isCurrent ? qsTr("being counted") : ""
            onClicked: hands.entry.choose(seat)
            onIsCurrentChanged: if (isCurrent)
                hands.currentShown(this)
            Layout.fillWidth: true
        }
    }
}
