// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// A number pad for touch: digits, plus, times, backspace, and a key that clears the sum of the hand.
GridLayout {
    id: pad

    required property HandEntry entry

    columns: width >= 600 ? 14 : 7
    rowSpacing: 5
    columnSpacing: 5

    Repeater {
        model: pad.columns > 7 ? ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "+", "×", "⌫", "C"]
                           : ["1", "2", "3", "4", "5", "+", "⌫", "6", "7", "8", "9", "0", "×", "C"]

        WideButton {
            required property string modelData

            objectName: "key_" + (modelData === "⌫" ? "back" : modelData === "×" ? "times" : modelData === "C" ? "clear" : modelData)
            focusPolicy: Qt.NoFocus
            enabled: !pad.entry.isOut || pad.entry.entersTotal
            horizontalPadding: 2
            textSize: Theme.sizeLarge
            shrinks: true
            text: modelData
            //: Spoken names of four keys
            Accessible.name: modelData === "⌫" ? qsTr("Delete last character") : modelData === "+" ? qsTr("Plus")
                             : modelData === "×" ? qsTr("Times")
                             //: Spoken name of the key C: removes all cards and numbers of this hand
                             : modelData === "C" ? qsTr("Clear hand") : modelData
            onClicked: modelData === "⌫" ? pad.entry.backspace() : modelData === "C" ? pad.entry.clear()
                       : pad.entry.type(modelData)
            Layout.preferredWidth: 1
        }
    }
}
