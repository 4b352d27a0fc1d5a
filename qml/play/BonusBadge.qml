import QtQuick
import Tableside

// Says what bonus has been earned.
Rectangle {
    id: badge

    property string text: ""
    property real mostWidth: 300

    width: Math.min(mostWidth, words.implicitWidth + 58)
    height: words.height + 8
    radius: height / 2
    color: Theme.panel
    border.width: 1.5
    border.color: Theme.callToAct

    Icon {
        x: 14
        anchors.verticalCenter: parent.verticalCenter
        name: "cards"
        size: 18
    }

    Words {
        id: words
        x: 40
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, badge.mostWidth - 56)
        text: badge.text
        color: Theme.callToAct
        font.pixelSize: Theme.sizeSmall
        font.weight: Theme.weightTitle
    }
}
