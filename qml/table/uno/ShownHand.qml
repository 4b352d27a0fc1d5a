// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The hand that a player must show when their Wild Draw Four is challenged (UNO-CHAL-1). Only the challenger sees it. It closes
// when the challenger closes it or plays, and by itself after some time.
Panel {
    id: shown

    required property UnoTable table
    property rect light: Qt.rect(0, 0, 600, 200)

    // Whether the shown hand is empty, because the challenged Wild Draw Four was the player's last card
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
    // If the panel is higher than its area, it extends upward over the seats. The words below must stay visible
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
        // The hand is shown as long as the game waits for the moment. Where a device is passed on, the challenger sees the hand
        // only after that, and longer
        interval: shown.table.passAndPlay.active ? 4000 + 600 * shown.table.shownHand.length : 2500
        onTriggered: shown.table.hideShownHand()
    }

    // A tap on the panel must not reach the items below
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
                // Read by PoseMonitor: a press on this button does not break a player's pose (UNO-ACT-6: hold a pose)
                readonly property bool allowedInPose: true

                objectName: "shownHandClose"
                iconName: "close"
                //: Button: hides the hand that a challenge showed
                text: qsTr("Got it")
                onClicked: shown.table.hideShownHand()
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

                    // Whether this card proves a bluff: it has the color that was in play before the Wild Draw Four
                    readonly property bool guilty: shown.table.shownHandColor !== "" && modelData.startsWith(shown.table.shownHandColor)
                }
            }
        }
    }
}
