import QtQuick
import Tableside

// A round button with a drawn icon; `text` is its name for screen readers.
Pressable {
    id: button

    property string iconName: ""
    property bool framed: true

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.touchTarget
    opacity: enabled ? 1 : 0.45

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: button.iconName
            size: 22
        }
    }

    background: Rectangle {
        radius: height / 2
        color: button.down || button.hovered ? Theme.panelRaised : button.framed ? Theme.panel : "transparent"
        border.width: button.framed ? Theme.lineWidth : 0
        border.color: Theme.line

        FocusRing {
            visible: button.visualFocus
            radius: width / 2
        }
    }
}
