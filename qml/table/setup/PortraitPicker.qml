// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The choice of one of ten portraits. If `named` is true, the name of each character is below its portrait.
GridLayout {
    id: picker

    required property list<characterRow> characters
    property string chosen: ""
    property bool named: false
    property string namePrefix: ""

    signal picked(key: string)

    // The maximum number of portraits in a row. If the width suffices, rows of four or eight are used
    readonly property int most: Math.floor(width / (64 * Theme.textScale))

    columns: most >= 8 ? 8 : most >= 4 ? 4 : Math.max(1, most)
    columnSpacing: 0
    rowSpacing: Theme.spaceSmall

    Accessible.role: Accessible.Grouping
    //: Spoken name of the portraits to choose from
    Accessible.name: qsTr("Portraits")

    // Emitted when the button of the chosen portrait should get the focus
    signal focusAsked

    Repeater {
        model: picker.characters

        ColumnLayout {
            id: cell

            required property characterRow modelData
            required property int index

            spacing: 2
            Layout.preferredWidth: 1

            Connections {
                target: picker
                function onFocusAsked(): void {
                    if (button.chosen)
                        button.forceActiveFocus(Qt.TabFocusReason);
                }
            }

            PortraitButton {
                id: button
                objectName: picker.namePrefix + cell.index
                portrait: cell.modelData.key
                chosen: picker.chosen === cell.modelData.key
                text: picker.named
                      //: Spoken: a computer player to choose. %1 name, %2 animal, %3 how they play
                      ? Phrases.fill(qsTr("%1, %2. %3"), [cell.modelData.name, cell.modelData.animal, cell.modelData.line])
                      : cell.modelData.animal
                onClicked: picker.picked(cell.modelData.key)
                Accessible.role: Accessible.RadioButton
                Accessible.checkable: true
                Accessible.checked: chosen
                Layout.alignment: Qt.AlignHCenter
            }

            Words {
                visible: picker.named
                text: cell.modelData.name
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: Theme.sizeCaption
                font.weight: button.chosen ? Theme.weightTitle : Theme.weightBody
                Accessible.ignored: true
                Layout.fillWidth: true
            }
        }
    }
}
