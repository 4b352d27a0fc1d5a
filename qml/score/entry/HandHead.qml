import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// Above the cards: whose hand it is, and the way to say that this player went out after all, far from "Next hand".
RowLayout {
    id: head

    required property HandEntry entry
    property bool narrow: false

    signal outAsked

    spacing: Theme.spaceSmall

    PlayerMark {
        visible: !head.narrow // the strip above shows it
        name: head.entry.name
        portrait: head.entry.portrait
        colour: head.entry.colour
        implicitWidth: 40
    }

    FitWords {
        objectName: "entryWhose"
        text: (head.entry.takesTotal || head.entry.hasOnlyPoints && !head.entry.isCorrection
               //: Above the number pad, where who went out gets one number for all hands. %1 a player
               ? qsTr("Points for %1")
               //: Above the cards that are being counted. %1 a player
               : qsTr("%1’s hand")).arg(head.entry.name)
        font.pixelSize: head.narrow ? Theme.sizeBody : Theme.sizeLarge
        font.weight: Theme.weightTitle
        Accessible.role: Accessible.Heading
        Layout.preferredHeight: Theme.touchTarget // not its own: that follows the letters, which shrink to it
        Layout.fillWidth: true
    }

    TableButton {
        objectName: head.entry.isOut ? "entryMarkBlocked" : "entryMarkOut"
        visible: !head.entry.hasOnlyPoints && (!head.entry.isOut || head.entry.canBeBlocked)
        kind: "quiet"
        iconName: head.entry.isOut ? "" : "out"
        horizontalPadding: 12
        //: Button: nobody went out, the smallest hand wins the round
        text: head.entry.isOut ? qsTr("Nobody could go on")
              //: Button beside “Anna’s hand”: mark her as the one who went out
              : qsTr("Went out")
        //: Spoken name of the button. %1 a player
        Accessible.name: head.entry.isOut ? text : qsTr("%1 went out").arg(head.entry.name)
        onClicked: head.outAsked()
    }
}
