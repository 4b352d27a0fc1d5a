pragma ComponentBehavior: Bound

import QtQuick
import Tableside
import Tableside.App

// Everybody in the book, side by side; press one for their page.
FocusList {
    id: strip

    required property People people

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

        objectName: "person" + index
        height: strip.height
        markSize: 34
        ringGap: -6 // the strip ends where the button does
        //: Spoken name of the button. %1 a player
        text: qsTr("%1’s page").arg(name)
        onClicked: strip.picked(personId)
        onVisualFocusChanged: if (visualFocus)
            strip.reveal(index)
        Keys.onLeftPressed: event => event.accepted = strip.focusRow(index - 1)
        Keys.onRightPressed: event => event.accepted = strip.focusRow(index + 1)
    }
}
