pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Digits, plus and backspace under the thumb.
GridLayout {
    id: pad

    required property HandEntry entry

    columns: width >= 600 ? 13 : 7
    rowSpacing: 5
    columnSpacing: 5

    Repeater {
        model: pad.columns > 7 ? ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "+", "×", "⌫"]
                           : ["1", "2", "3", "4", "5", "+", "⌫", "6", "7", "8", "9", "0", "×", ""]

        TableButton {
            required property string modelData

            objectName: "key_" + (modelData === "⌫" ? "back" : modelData === "×" ? "times" : modelData)
            opacity: modelData === "" ? 0 : 1
            focusPolicy: Qt.NoFocus
            enabled: (!pad.entry.isOut || pad.entry.takesTotal) && modelData !== ""
            horizontalPadding: 2
            textSize: Theme.sizeLarge
            shrinks: true
            text: modelData
            //: Spoken names of three keys
            Accessible.name: modelData === "⌫" ? qsTr("Delete last character") : modelData === "+" ? qsTr("Plus")
                             : modelData === "×" ? qsTr("Times") : modelData
            Accessible.ignored: modelData === ""
            onClicked: modelData === "⌫" ? pad.entry.backspace() : pad.entry.type(modelData)
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
    }
}
