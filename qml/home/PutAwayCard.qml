import QtQuick
import Tableside

// The match that was just put away, and the way back to it.
Panel {
    id: card

    signal bringBackAsked

    implicitHeight: flow.implicitHeight + 16

    Flow {
        id: flow
        x: 16
        y: 8
        width: parent.width - 24
        spacing: Theme.spaceSmall

        Words {
            width: Math.min(implicitWidth, flow.width)
            height: Math.max(implicitHeight, back.height)
            verticalAlignment: Text.AlignVCenter
            text: qsTr("The match was put away.")
        }

        TableButton {
            id: back
            objectName: "homeBringBack"
            iconName: "undo"
            //: Button: the match that was put away waits again
            text: qsTr("Bring it back")
            onClicked: card.bringBackAsked()
        }
    }
}
