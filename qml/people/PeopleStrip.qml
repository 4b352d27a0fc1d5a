pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// All people in the score book as a row of buttons. A button opens the person's page or, with `choosing`, chooses the person.
FocusList {
    id: strip

    required property People people
    property bool choosing: false
    property var chosen: [] // the ids of the chosen people while `choosing`
    property string namePrefix: "person"

    signal picked(personId: string)

    implicitHeight: 56 * Math.max(1, Theme.textScale)
    orientation: ListView.Horizontal
    spacing: 8
    model: people.list

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
        // Names are cut to two lines while people are chosen, so that several buttons are visible at once
        width: strip.choosing ? Math.min(implicitWidth, 176 * Theme.textScale) : implicitWidth
        height: strip.height
        textSize: strip.choosing ? Theme.sizeSmall : Theme.sizeBody
        markSize: 34
        ringGap: -6 // inside the button, because the list clips at its edges
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
