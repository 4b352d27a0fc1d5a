import QtQuick
import QtQuick.Templates as T
import Tableside
import Tableside.App

// A player's picture; press for the next one.
T.AbstractButton {
    id: pick

    required property People people
    property string player: ""
    property string portrait: ""
    property int colour: 0

    readonly property var portraits: people.portraits

    // Which is the next one
    signal picked(portrait: string)

    onClicked: picked(portraits[(portraits.indexOf(portrait) + 1) % portraits.length])

    implicitWidth: 52
    implicitHeight: 52
    focusPolicy: Qt.StrongFocus
    //: Spoken name of the button. %1 a player
    text: qsTr("Picture of %1. Press for the next one.").arg(player)

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: clicked()

    contentItem: PlayerMark {
        name: pick.player
        portrait: pick.portrait
        colour: pick.colour
        scale: pick.down ? 0.94 : 1
    }

    background: FocusRing {
        visible: pick.visualFocus
        radius: width / 2
    }
}
