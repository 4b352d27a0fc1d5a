pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The hand that a challenge showed, for the challenger alone, until it is put away or they play on themselves.
Panel {
    id: shown

    required property UnoTable table
    property rect light: Qt.rect(0, 0, 600, 200)

    readonly property real cardWidth: Math.max(30, Math.min(72, (width - 60) / 7))

    objectName: "shownHand"
    visible: table.shownHand.length > 0
    width: Math.min(620, light.width)
    height: content.implicitHeight + 28
    x: light.x + (light.width - width) / 2
    y: Math.max(8, light.y + (light.height - height) / 2)
    border.width: 2
    border.color: Theme.callToAct

    Accessible.role: Accessible.Dialog
    Accessible.name: table.shownHandTitle
    Accessible.description: table.shownHandNames

    // Nothing below is tapped through
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
    }

    ColumnLayout {
        id: content
        anchors.fill: parent
        anchors.margins: 14
        spacing: Theme.spaceSmall

        RowLayout {
            spacing: Theme.space

            Words {
                text: shown.table.shownHandTitle
                font.weight: Theme.weightTitle
                Layout.fillWidth: true
            }

            IconButton {
                readonly property bool allowedInPose: true // asked by the still-meter

                objectName: "shownHandClose"
                iconName: "close"
                //: Button: put away the hand that a challenge showed
                text: qsTr("I have seen it")
                onClicked: shown.table.putShownHandAway()
            }
        }

        Flow {
            spacing: 6
            Layout.fillWidth: true

            Repeater {
                model: shown.table.shownHand

                CardFace {
                    required property string modelData

                    width: shown.cardWidth
                    height: width * Theme.cardRatio
                    code: modelData
                }
            }
        }
    }
}
