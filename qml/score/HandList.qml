pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The hands of the round: counted, missing, or out. Press one to count it.
GridLayout {
    id: hands

    required property HandEntry entry
    property bool narrow: false

    signal currentShown(hand: Item)

    columns: narrow ? Math.max(2, Math.floor(width / (112 * Theme.textScale))) : 1
    rowSpacing: 6
    columnSpacing: 6

    Accessible.role: Accessible.Grouping
    //: Spoken name of the list of hands that are being counted
    Accessible.name: qsTr("Hands of this round")

    Repeater {
        model: hands.entry.hands

        PlayerButton {
            required property int seat
            required property int points
            required property bool isOut
            required property bool isCurrent
            required property bool isMissing
            required property string spoken
            required property var model

            objectName: "hand" + seat
            name: model.name
            portrait: model.portrait
            colour: model.colour
            text: spoken
            current: isCurrent
            compact: hands.narrow
            markSize: hands.narrow ? 28 : 40
            value: isOut ? "0" : points >= 0 ? points : "?"
            note: hands.narrow ? "" : isOut ? qsTr("went out") : isMissing ? qsTr("still to be counted") : ""
            onClicked: hands.entry.choose(seat)
            onIsCurrentChanged: if (isCurrent)
                hands.currentShown(this)
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
    }
}
