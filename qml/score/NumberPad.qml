pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Digits, plus and backspace under the thumb.
GridLayout {
    id: pad

    required property HandEntry entry

    columns: width >= 560 ? 12 : 6
    rowSpacing: 5
    columnSpacing: 5

    Repeater {
        model: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "+", "⌫"]

        TableButton {
            required property string modelData

            objectName: "key_" + (modelData === "⌫" ? "back" : modelData)
            focusPolicy: Qt.NoFocus
            enabled: !pad.entry.isOut
            horizontalPadding: 2
            textSize: Theme.sizeLarge
            text: modelData
            //: Spoken names of two keys
            Accessible.name: modelData === "⌫" ? qsTr("Delete the last sign") : modelData === "+" ? qsTr("Plus") : modelData
            onClicked: modelData === "⌫" ? pad.entry.backspace() : pad.entry.type(modelData)
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
    }
}
