import QtQuick
import QtQuick.Templates as T
import Tableside

// A round button with a drawn icon; `text` is its name for screen readers.
T.Button {
    id: button

    property string iconName: ""
    property bool framed: true

    implicitWidth: Theme.touchTarget
    implicitHeight: Theme.touchTarget
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.45
    onVisibleChanged: if (!visible)
        focus = false // which Qt would leave where nobody sees it, and a key would still press

    // At the table the space bar calls, wherever the focus is: its press never comes here, so neither may its release
    Keys.onReleased: event => event.accepted = event.key === Qt.Key_Space && !down
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) clicked(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) clicked(); }

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: clicked()

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
