import QtQuick
import Tableside

// How many cards a seat holds: a little card with the figure on it. Fixed width, so that nothing jumps.
Rectangle {
    id: chip

    required property int count
    property real growth: Theme.textScale

    implicitWidth: Math.round(34 * growth)
    implicitHeight: Math.round(26 * growth)
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
        font.pixelSize: Theme.sizeSmall * chip.growth / Theme.textScale
        font.weight: Theme.weightFigure
    }
}
