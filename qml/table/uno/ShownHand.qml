pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The hand that a challenge of a Wild Draw Four showed. Only the challenger sees it, until they close it or play on, or have had
// time to read it.
Panel {
    id: shown

    required property UnoTable table
    property rect light: Qt.rect(0, 0, 600, 200)

    // Whether the hand is empty: the challenged Wild Draw Four was the last card (UNO-OUT-1: going out)
    readonly property bool bare: table.shownHand.length === 0
    //: Where a challenge shows a hand, and there is nothing in it
    readonly property string bareWords: qsTr("No cards left")
    readonly property real gap: 6
    readonly property int perRow: Math.max(1, Math.min(7, table.shownHand.length))
    readonly property real cardWidth: Math.max(30, Math.min(84, (width - 28 - (perRow - 1) * gap) / perRow))

    objectName: "shownHand"
    visible: table.shownHandTitle !== ""
    width: Math.min(perRow > 5 ? 620 : 480, light.width)
    height: content.implicitHeight + 28
    x: light.x + (light.width - width) / 2
    // If the panel is higher than its area, it covers the seats above, not the words below
    y: Math.max(8, light.y + Math.min(light.height - height, (light.height - height) / 2))
    border.width: 2
    border.color: Theme.callToAct

    Accessible.role: Accessible.Dialog
    Accessible.name: table.shownHandTitle
    Accessible.description: bare ? bareWords : table.shownHandNames

    onVisibleChanged: visible ? reading.restart() : reading.stop()
    Component.onCompleted: if (visible)
        reading.restart()

    TableWait {
        id: reading
        table: shown.table
        interval: 4000 + 600 * shown.table.shownHand.length
        onTriggered: shown.table.putShownHandAway()
    }

    // Keeps taps from reaching the items below
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
                // Read by PoseMonitor: pressing this button does not count as moving in a pose
                readonly property bool allowedInPose: true

                objectName: "shownHandClose"
                iconName: "close"
                //: Button: hides the hand that a challenge showed
                text: qsTr("Got it")
                onClicked: shown.table.putShownHandAway()
            }
        }

        Words {
            objectName: "shownHandBare"
            visible: shown.bare
            text: shown.bareWords
            color: Theme.textSoft
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        Flow {
            visible: !shown.bare
            spacing: shown.gap
            Layout.alignment: Qt.AlignHCenter
            Layout.fillWidth: false
            Layout.preferredWidth: shown.perRow * (shown.cardWidth + shown.gap) - shown.gap + 1

            Repeater {
                model: shown.table.shownHand

                CardImage {
                    required property string modelData

                    width: shown.cardWidth
                    height: width * Theme.cardRatio
                    code: modelData
                    hinted: guilty

                    // Whether the card has the color that was in play, so that playing the Wild Draw Four was a bluff
                    readonly property bool guilty: shown.table.shownHandColor !== "" && modelData.startsWith(shown.table.shownHandColor)
                }
            }
        }
    }
}
