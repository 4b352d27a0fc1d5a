import QtQuick
import QtQuick.Templates as T
import Tableside

// A portrait that can be pressed for the next one.
T.AbstractButton {
    id: button

    property string portrait: ""

    implicitWidth: 56
    implicitHeight: 56
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
            scale: button.down ? 0.94 : 1
        }
    }

    background: FocusRing {
        visible: button.visualFocus
        radius: width / 2
    }
}
