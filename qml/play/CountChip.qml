import QtQuick
import Tableside

// How many cards a seat holds: a little card with the figure on it. Fixed width, so that nothing jumps.
Rectangle {
    id: chip

    required property int count

    implicitWidth: Math.round(34 * Theme.textScale)
    implicitHeight: Math.round(26 * Theme.textScale)
    radius: 6
    color: Theme.ivory
    border.width: 1
    border.color: Theme.ivoryLine

    //: How many cards somebody holds
    Accessible.name: qsTr("%n card(s) in hand", "", count)
    Accessible.role: Accessible.StaticText

    Text {
        anchors.centerIn: parent
        text: chip.count
        color: Theme.ivoryText
        font.family: Theme.family
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightFigure
    }
}
