// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// All people of the score book as a row of buttons. A button opens the person's page or, if `choosing` is true, selects the
// person.
FocusList {
    id: strip

    required property People people
    property bool choosing: false
    property var chosen: [] // the ids of the selected people, if `choosing` is true
    property string namePrefix: "person"

    signal picked(personId: string)

    implicitHeight: 56 * Math.max(1, Theme.textScale)
    orientation: ListView.Horizontal
    spacing: 8
    model: people.list
    Layout.fillWidth: true

    Accessible.role: Accessible.Grouping
    //: Spoken name of the row of people in the score book
    Accessible.name: qsTr("People")

    delegate: PlayerButton {
        required property int index
        required property string personId
        required name
        required portrait
        required colorIndex

        objectName: strip.namePrefix + index
        current: chosen
        chosen: strip.choosing && Array.from(strip.chosen).indexOf(personId) >= 0
        // While people are being selected, the buttons are narrower and long names wrap, so that several buttons fit on the
        // screen
        width: strip.choosing ? Math.min(implicitWidth, 176 * Theme.textScale) : implicitWidth
        height: strip.height
        textSize: strip.choosing ? Theme.sizeSmall : Theme.sizeBody
        markSize: 34
        ringGap: -6 // the focus ring is inside the button, because the list clips at the button's edges
        //: Spoken name of the button. %1 a player
        text: strip.choosing ? name : qsTr("%1’s page").arg(name)
        Accessible.checkable: strip.choosing
        Accessible.checked: chosen
        onClicked: strip.picked(personId)
        onVisualFocusChanged: if (visualFocus)
            strip.reveal(index)
        Keys.onLeftPressed: event => event.accepted = strip.focusRow(index - 1)
        Keys.onRightPressed: event => event.accepted = strip.focusRow(index + 1)
    }
}
