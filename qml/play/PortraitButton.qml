import QtQuick
import QtQuick.Templates as T
import Tableside

// A portrait that can be pressed: to be chosen, or to open the choice.
T.AbstractButton {
    id: button

    property string portrait: ""
    property bool chosen: false
    property bool opens: false
    property bool opened: false

    implicitWidth: 56
    implicitHeight: implicitWidth
    focusPolicy: Qt.StrongFocus

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: clicked()

    contentItem: Item {
        Portrait {
            anchors.fill: parent
            name: button.portrait
            active: button.chosen
            scale: button.down ? 0.94 : 1
        }

        // Says that there is more to choose from
        Rectangle {
            visible: button.opens
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            width: 26
            height: 26
            radius: 13
            color: Theme.panel
            border.width: 2
            border.color: Theme.ivory

            Icon {
                anchors.centerIn: parent
                name: button.opened ? "minus" : "plus"
                size: 16
            }
        }
    }

    background: FocusRing {
        visible: button.visualFocus
        radius: width / 2
    }
}
