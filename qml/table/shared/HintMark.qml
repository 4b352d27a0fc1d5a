import QtQuick
import Tableside

// The lamp on a card that the hint proposes, below the corner that is visible even in a fan.
Rectangle {
    implicitWidth: 30
    implicitHeight: width
    radius: height / 2
    color: Theme.callToAct
    border.width: Theme.lineWidth
    border.color: Theme.callToActText
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        name: "hint-dark"
        size: Math.round(parent.width * 0.7)
    }
}
