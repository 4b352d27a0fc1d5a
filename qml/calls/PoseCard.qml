// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// One player's card in the pose referee. The referee times the pose that a player must hold after a Wild Dumb Fu (UNO-ACT-6). The
// card starts the pose, shows its time, and reports that the player moved.
Panel {
    id: card

    required property PoseReferee referee
    required property int seat
    required property string name
    required property string portrait
    required property int colorIndex
    required property string sign
    required property bool isPosing
    required property bool hasMoved
    required property string time

    implicitHeight: content.implicitHeight + 24

    function takeFocus(): void {
        (begin.visible ? begin : moved.visible ? moved : end).forceActiveFocus(Qt.TabFocusReason);
    }

    // Flashes the card for people who can't hear the sound
    function flash(): void {
        flashing.restart();
    }

    Timer {
        id: flashing
        interval: Theme.flash
    }

    border.width: isPosing ? 3 : Theme.lineWidth
    border.color: hasMoved ? Theme.warning : isPosing ? Theme.callToAct : Theme.line

    ColumnLayout {
        id: content
        anchors.fill: parent
        anchors.margins: 12
        spacing: Theme.spaceSmall

        RowLayout {
            spacing: Theme.spaceSmall

            PlayerFace {
                name: card.name
                portrait: card.portrait
                colorIndex: card.colorIndex
                sign: card.sign
                implicitWidth: 40
            }

            Words {
                text: card.name
                font.pixelSize: Theme.sizeLarge
                font.weight: Theme.weightStrong
                Layout.fillWidth: true
            }

            PoseFigure {
                visible: card.isPosing
                wobble: card.hasMoved ? 1 : 0
                Layout.preferredWidth: 36
                Layout.preferredHeight: 42
            }
        }

        Words {
            objectName: "poseTime" + card.seat
            visible: card.isPosing
            //: Under a player who moved while posing
            text: card.hasMoved ? qsTr("moved after %1: draws four").arg(card.time)
                  //: Large on a player's card for a moment as the pose starts
                  : flashing.running ? qsTr("Pose!") : card.time
            font.pixelSize: card.hasMoved ? Theme.sizeBody : Theme.sizeHeadline
            font.weight: Theme.weightFigure
            color: card.hasMoved ? Theme.warning : Theme.score
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        WideButton {
            id: begin
            objectName: "poseBegin" + card.seat
            visible: !card.isPosing
            //: Button: this player has to pose now
            text: qsTr("Start pose")
            //: Spoken name of the button. %1 a player
            Accessible.name: qsTr("Start pose: %1").arg(card.name)
            onClicked: {
                card.referee.begin(card.seat);
                card.takeFocus();
            }
        }

        WideButton {
            id: moved
            objectName: "poseMoved" + card.seat
            visible: card.isPosing && !card.hasMoved
            kind: "primary"
            //: Button: this player did not hold the pose
            text: qsTr("Moved!")
            //: Spoken name of the button. %1 a player
            Accessible.name: qsTr("%1 moved").arg(card.name)
            onClicked: {
                card.referee.moved(card.seat);
                card.takeFocus();
            }
        }

        WideButton {
            id: end
            objectName: "poseEnd" + card.seat
            visible: card.isPosing
            //: Button: the posing player's next turn has come, so the pose ends
            text: qsTr("End pose")
            //: Spoken name of the button. %1 a player
            Accessible.name: qsTr("End pose: %1").arg(card.name)
            onClicked: {
                card.referee.end(card.seat);
                card.takeFocus();
            }
        }
    }
}
