import QtQuick
import QtQuick.Templates as T
import Tableside

// A player's colour with its shape; press for the next one.
T.AbstractButton {
    id: pick

    property int colour: 0

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.touchTarget
    focusPolicy: Qt.StrongFocus

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: clicked()

    contentItem: Item {
        PlayerShape {
            anchors.centerIn: parent
            width: 26
            height: 26
            number: pick.colour
            colour: Theme.playerColour(pick.colour)
        }
    }

    background: Rectangle {
        radius: height / 2
        color: pick.down || pick.hovered ? Theme.panel : Theme.feltDark

        FocusRing {
            visible: pick.visualFocus
            radius: width / 2
        }
    }
}
