pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Tableside
import Tableside.App

// What is still missing, and the way on.
ColumnLayout {
    id: foot

    required property HandEntry entry
    property bool narrow: false

    signal nextAsked

    function attend(): void {
        (close.visible ? close : next).forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.spaceSmall

    GridLayout {
        visible: foot.entry.problem !== ""
        columns: foot.narrow ? 1 : 2
        rowSpacing: Theme.spaceSmall
        columnSpacing: Theme.space
        Layout.fillWidth: true

        Words {
            objectName: "entryProblem"
            text: foot.entry.problem
            color: Theme.warning
            font.weight: Theme.weightStrong
            Accessible.role: Accessible.AlertMessage
            Layout.fillWidth: true
        }

        TableButton {
            objectName: "entryAbandon"
            visible: foot.entry.isHeldBack
            horizontalPadding: 12
            //: Button: leave the entry although the hand that is being counted cannot be kept
            text: qsTr("Leave without this hand")
            onClicked: foot.entry.abandon()
            Layout.fillWidth: foot.narrow
        }
    }

    Words {
        objectName: "entryWaiting"
        visible: text !== "" && foot.entry.problem === "" && foot.entry.isRoundOver
        text: foot.entry.waitingFor !== "" ? foot.entry.waitingFor : foot.entry.outcome
        color: foot.entry.waitingFor !== "" ? Theme.textSoft : Theme.score
        font.pixelSize: Theme.sizeSmall
        Layout.fillWidth: true
    }

    // Of equal hands the winner is who would have been next
    Flow {
        visible: equalHands.count > 0
        spacing: Theme.spaceSmall
        Layout.fillWidth: true

        Repeater {
            id: equalHands
            model: foot.entry.equals

            TableButton {
                required property var modelData

                objectName: "entryFirst" + modelData.seat
                width: Math.min(implicitWidth, foot.width)
                horizontalPadding: 12
                //: Button: of two equal hands the player whose turn would have come first wins the round. %1 a player
                text: qsTr("%1’s turn came first").arg(modelData.name)
                onClicked: {
                    if (foot.entry.markFirst(modelData.seat))
                        Qt.callLater(foot.attend); // this button is gone then
                }
            }
        }
    }

    GridLayout {
        columns: !foot.narrow ? 4 : foot.entry.isCorrection || foot.entry.name.length > 12 ? 1 : 2
        rowSpacing: Theme.spaceSmall
        columnSpacing: Theme.spaceSmall
        Layout.fillWidth: true

        TableButton {
            objectName: "entryBack"
            // Where there is little room the arrow above the sheet does it
            visible: !foot.narrow || !foot.entry.isRoundOver
            horizontalPadding: 12
            //: Button: leave the entry; what is counted stays
            text: qsTr("To the sheet")
            onClicked: foot.entry.finish()
            Layout.fillWidth: true
        }

        TableButton {
            objectName: "entryMarkOut"
            visible: foot.entry.isRoundOver && foot.entry.seat >= 0 && !foot.entry.isOut
            iconName: foot.narrow ? "" : "out"
            horizontalPadding: 12
            //: Button: mark this player as the one who went out. %1 a player
            text: qsTr("%1 went out").arg(foot.entry.name)
            onClicked: foot.entry.markOut(foot.entry.seat)
            Layout.fillWidth: true
            Layout.preferredWidth: foot.narrow ? 1 : implicitWidth
        }

        TableButton {
            objectName: "entryMarkBlocked"
            visible: foot.entry.isOut && foot.entry.canBeBlocked
            horizontalPadding: 12
            //: Button: nobody went out, the smallest hand wins the round
            text: qsTr("Nobody could go on")
            onClicked: foot.entry.markBlocked()
            Layout.fillWidth: true
            Layout.preferredWidth: foot.narrow ? 1 : implicitWidth
        }

        TableButton {
            id: next
            objectName: "entryNext"
            visible: foot.entry.isRoundOver && !close.visible && foot.entry.seat >= 0
            kind: "primary"
            horizontalPadding: foot.narrow ? 8 : 20
            //: Button: keep a corrected hand
            text: foot.entry.isCorrection ? qsTr("Keep the correction")
                                          //: Button: this hand is counted, on to the next one
                                          : qsTr("Next hand")
            onClicked: foot.nextAsked()
            Layout.fillWidth: true
            Layout.preferredWidth: foot.narrow ? 1 : implicitWidth
        }

        TableButton {
            id: close
            objectName: "entryClose"
            visible: foot.entry.canClose
            kind: "primary"
            horizontalPadding: foot.narrow ? 8 : 20
            iconName: ""
            //: Button: all hands are counted, the round is complete
            text: qsTr("Close the round")
            onClicked: foot.entry.closeRound()
            Layout.fillWidth: true
            Layout.preferredWidth: foot.narrow ? 1 : implicitWidth
        }
    }
}
