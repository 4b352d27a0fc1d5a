// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// The panel while the viewer must hold a pose after a Wild Dumb Fu (UNO-ACT-6): a figure, the instruction, and a meter of the
// movement that the app measures. If the app does not measure, a button that reports a movement replaces the meter. The panel has
// its own area; in the lowest windows it covers the bar, which is empty then.
Panel {
    id: pose

    required property UnoTable table
    required property tableGeometry geometry
    property string player: "" // the name of the player who must hold the pose
    property bool paused: false // whether the game is paused; movement is not measured then
    property bool barSpeaks: false // whether the bar shows a message that is more important than this panel

    //: Button: a posing player has moved
    readonly property string movedWords: qsTr("Moved!")
    readonly property bool compact: geometry.compact
    readonly property bool beside: geometry.poseBeside

    // Whether the movement may be measured. In a lesson this waits until the coach points at this panel, because before that the
    // mouse still moves away from the played card
    readonly property bool awaited: table.guide === null || Array.from(table.guide.targets).includes(objectName)
    readonly property bool watching: table.mustHoldStill && awaited && !shared && !AppSettings.refereeMyself && !paused
    // Whether several people play. Then the other people, not the app, watch whether the player moves
    readonly property bool shared: table.passAndPlay.active
    readonly property string words: geometry.poseOverBar && table.guide
        ? table.guide.words // the panel covers the bar, so it must show the lesson's words itself
        : shared
        //: Where several people play and the others watch. %1 a player's name
        ? qsTr("%1 is posing. Press when they move.").arg(player)
        : table.myTurn
        //: To a posing player whose turn it is
        ? qsTr("You’re posing. Play your turn, then hold still until your next one.")
        : AppSettings.refereeMyself
        //: To a posing player who judges their own poses
        ? qsTr("You’re posing. Hold still until your turn!")
        //: To a posing player whom Tableside watches
        : qsTr("Hold still! If you move, you draw four.")

    objectName: "posePanel"
    visible: table.posing && !(shared && !table.mustHoldStill) && !(geometry.poseOverBar && (barSpeaks || !table.mustHoldStill))
    width: beside ? Math.min(270, geometry.drawRect.x - 2 * geometry.margin) : geometry.poseRect.width
    height: beside ? content.implicitHeight + 16 : geometry.poseRect.height
    x: beside ? geometry.margin : geometry.poseRect.x
    y: beside ? geometry.lightMiddle - height / 2 : geometry.poseRect.y
    border.width: 2
    border.color: watching ? Theme.callToAct : Theme.line

    Accessible.role: Accessible.AlertMessage
    Accessible.name: words
    Accessible.onPressAction: if (watching)
        table.reportMove()

    PoseMonitor {
        id: meter
        table: pose.table
        watching: pose.watching
        onMoved: pose.table.reportMove()
    }

    RowLayout {
        id: content
        anchors.fill: parent
        anchors.margins: 8
        spacing: Theme.space

        PoseFigure {
            wobble: meter.level
            Layout.preferredWidth: pose.compact ? 44 : 72
            Layout.preferredHeight: width * 1.15
        }

        GridLayout {
            columns: pose.compact && moved.visible ? 2 : 1
            columnSpacing: Theme.spaceSmall
            rowSpacing: 6
            Layout.fillHeight: !pose.beside

            FitWords {
                text: pose.words
                font.weight: Theme.weightStrong
                font.pixelSize: pose.compact ? Theme.sizeSmall : Theme.sizeBody
                Layout.fillWidth: true
                Layout.fillHeight: !pose.beside
            }

            LevelMeter {
                objectName: "poseMonitor"
                visible: pose.watching
                //: Spoken name of the meter that shows how much a posing player moves
                name: qsTr("Movement")
                level: meter.level
                fill: level < 0.6 ? Theme.line : Theme.warning
                Layout.fillWidth: true
            }

            TableButton {
                id: moved
                objectName: "poseMoved"
                visible: pose.shared || AppSettings.refereeMyself && pose.table.mustHoldStill
                shrinks: pose.compact
                horizontalPadding: pose.compact ? 10 : 20
                //: Button: a posing player admits that they moved
                text: pose.shared ? pose.movedWords : qsTr("I moved")
                onClicked: pose.table.reportMove()
            }
        }
    }
}
